// SPDX-License-Identifier: MIT

import AssayDiff
import AssayFiles
import AssayGraphics
import AssayReview
import AssaySnapshotStore

/// Two folders of PNG files, compared by their paths.
struct FolderComparison {
  /// As the user wrote them.
  var reference: String
  var rendition: String
  /// Where pictures of the differences go; nil for nowhere.
  var output: String?
  var tolerance = SnapshotTolerance.exact

  /// - Returns: what differs, and why a picture of the differences could not be written, once for
  ///   all of them.
  /// - Throws: `FileSystemError` where a folder cannot be listed; `InputError` where neither has a
  ///   picture.
  func report() async throws -> (report: SnapshotReport, outputProblem: (any Error)?) {
    let old = try pictures(in: reference)
    let new = try pictures(in: rendition)
    let paths = Set(old).union(new).sorted()
    if paths.isEmpty { throw InputError(.noPictures, path: reference) }
    let (isOld, isNew) = (Set(old), Set(new))
    let console = Console.standard
    defer { console.progress("") }
    let results = await concurrentMap(
      paths, progress: { console.progress("picture \($0) of \(paths.count)") }
    ) { path in
      entry(of: path, isOld: isOld.contains(path), isNew: isNew.contains(path))
    }
    return (
      SnapshotReport(entries: results.map(\.entry)),
      results.lazy.compactMap(\.outputProblem).first
    )
  }

  private func pictures(in folder: String) throws -> [String] {
    try PosixFileSystem().files(below: FilePaths.absolute(folder))
      .filter { $0.lowercased().hasSuffix(".png") }
  }

  private func entry(
    of path: String, isOld: Bool, isNew: Bool
  ) -> (entry: SnapshotReport.Entry, outputProblem: (any Error)?) {
    var entry = SnapshotReport.Entry(path: path, status: .passed)
    entry.files.reference = isOld ? FilePaths.join(reference, path) : nil
    entry.files.rendition = isNew ? FilePaths.join(rendition, path) : nil
    guard let old = entry.files.reference, let new = entry.files.rendition else {
      entry.status = isOld ? .failed : .new
      entry.words = ["there is no such picture in '\(isOld ? rendition : reference)'"]
      return (entry, nil)
    }
    do {
      let problem = try compare(old, new, &entry)
      return (entry, problem)
    } catch {
      entry.status = .broken
      entry.words = ["\(error)"]
      return (entry, nil)
    }
  }

  /// - Returns: why the picture of the differences could not be written; nil where it was, and
  ///   where there is none.
  /// - Throws: what `PictureComparison.compare` throws.
  private func compare(
    _ old: String, _ new: String, _ entry: inout SnapshotReport.Entry
  ) throws -> (any Error)? {
    let comparison = PictureComparison(tolerance: tolerance, drawsDifference: output != nil)
    switch try comparison.compare(old, new) {
    case .same: return nil
    case .tolerated(let note):
      (entry.words, entry.isTolerated) = ([note], true)
      return nil
    case .differs(let difference):
      entry = SnapshotReport.Entry(
        path: entry.path, status: .failed, words: difference.words, changes: difference.changes,
        areas: difference.areas, files: entry.files)
      guard let output, let picture = difference.picture else { return nil }
      let target = FilePaths.join(output, entry.path)
      do {
        try PosixFileSystem().createFolder(FilePaths.absolute(FilePaths.parent(of: target)))
        try OutputFile.write(PNG.encode(picture, options: .quick), to: target)
      } catch {
        return error
      }
      entry.files.difference = target
      return nil
    }
  }
}
