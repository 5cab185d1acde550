// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssayReview
import AssaySnapshotStore

/// Two PNG files, compared pixel by pixel; either may be of another program.
struct PictureComparison {
  enum Result {
    case same(note: String?)
    case differs(ReferenceDifference)
  }

  private let files = PosixFileSystem()

  /// - Throws: `PictureError` where one cannot be read; `FileSystemError`.
  func compare(_ reference: String, _ rendition: String) throws -> Result {
    let old = try files.read(FilePaths.absolute(reference))
    let new = ImageContent(try savedRendition(rendition))
    switch new.compare(withReference: old) {
    case .matches(let note): return .same(note: note)
    case .differs(let difference): return .differs(difference)
    case .unusable(let problem):
      throw PictureError(path: reference, problem: problem.explanation)
    }
  }

  /// The second picture, with what it says of itself where Assay wrote it.
  private func savedRendition(_ path: String) throws -> Rendition {
    let bytes = try files.read(FilePaths.absolute(path))
    do {
      let metadata = try SnapshotMetadata(ofPNG: bytes)
      var result = Rendition(bitmap: try PNG.decode(bytes))
      if let details = metadata?.details {
        result.traits = details.traits
        result.accessibility = details.accessibility
        result.drawing = details.drawing
      }
      return result
    } catch let problem as ReferenceProblem {
      throw PictureError(path: path, problem: problem.explanation)
    } catch {
      throw PictureError(path: path, problem: "\(error)")
    }
  }
}

struct PictureError: Error, CustomStringConvertible {
  var path: String
  var problem: String

  var description: String { "the picture '\(path)' \(problem)" }
}

/// Two folders of PNG files, compared by their paths.
struct FolderComparison {
  /// As the user wrote them.
  var reference: String
  var rendition: String
  /// Where pictures of the differences go; nil for nowhere.
  var output: String?

  /// - Throws: `FileSystemError` where a folder cannot be listed; `InputError` where neither has a
  ///   picture.
  func report() async throws -> SnapshotReport {
    let old = try pictures(in: reference)
    let new = try pictures(in: rendition)
    let paths = Set(old).union(new).sorted()
    if paths.isEmpty { throw InputError(.noPictures, path: reference) }
    let (isOld, isNew) = (Set(old), Set(new))
    let console = Console.standard
    defer { console.progress("") }
    let entries = await concurrentMap(
      paths, progress: { console.progress("picture \($0) of \(paths.count)") }
    ) { path in
      entry(of: path, isOld: isOld.contains(path), isNew: isNew.contains(path))
    }
    return SnapshotReport(entries: entries)
  }

  private func pictures(in folder: String) throws -> [String] {
    try PosixFileSystem().files(below: FilePaths.absolute(folder))
      .filter { $0.lowercased().hasSuffix(".png") }
  }

  private func entry(of path: String, isOld: Bool, isNew: Bool) -> SnapshotReport.Entry {
    var entry = SnapshotReport.Entry(path: path, status: .passed)
    entry.files.reference = isOld ? FilePaths.join(reference, path) : nil
    entry.files.rendition = isNew ? FilePaths.join(rendition, path) : nil
    guard let old = entry.files.reference, let new = entry.files.rendition else {
      entry.status = isOld ? .failed : .new
      entry.words = ["there is no such picture in '\(isOld ? rendition : reference)'"]
      return entry
    }
    do {
      guard case .differs(let difference) = try PictureComparison().compare(old, new) else {
        return entry
      }
      entry = SnapshotReport.Entry(
        path: path, status: .failed, words: difference.words, changes: difference.changes,
        areas: difference.areas, files: entry.files)
      if let output, let picture = difference.picture {
        let target = FilePaths.join(output, path)
        try PosixFileSystem().createFolder(FilePaths.absolute(FilePaths.parent(of: target)))
        try OutputFile.write(PNG.encode(picture), to: target)
        entry.files.difference = target
      }
    } catch {
      entry.status = .broken
      entry.words = ["\(error)"]
    }
    return entry
  }
}
