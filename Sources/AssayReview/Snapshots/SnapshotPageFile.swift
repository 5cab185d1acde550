// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The page of a report as a file, with a folder of pictures beside it that belongs to it: both can
/// be moved, packed or published together.
package enum SnapshotPageFile {
  /// Writes `review.html` and `review-pictures/…`, without the pictures of an earlier report;
  /// standard output and what else is no regular file, such as a pipe, gets a page with the
  /// pictures inside.
  ///
  /// - Returns: the folder of the pictures; nil where they are inside.
  /// - Throws: `FileSystemError`.
  package static func write(_ report: SnapshotReport, to name: String) throws -> String? {
    let files = PosixFileSystem()
    let path = FilePaths.absolute(name)
    let isFile =
      try name != OutputFile.standardOutput && [nil, .file].contains(files.kind(of: path))
    guard isFile else {
      try OutputFile.write(SnapshotPage(report, address: { embedded($0, files) }).html(), to: name)
      return nil
    }
    let folder = picturesFolder(of: path)
    let parent = FilePaths.lastComponent(of: folder)
    try removeOld(in: folder, files)
    var addresses: [String: String] = [:]
    for entry in report.entries {
      for (kind, source) in entry.files.existing where isPicture(source) {
        let place = kind + "/" + entry.path
        try copy(source, to: FilePaths.join(folder, place), files)
        addresses[source] = URIReference.path(parent + "/" + place)
      }
    }
    let known = addresses
    try OutputFile.write(SnapshotPage(report, address: { known[$0] }).html(), to: name)
    return folder
  }

  private static func isPicture(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }

  /// `out/review.html` has `out/review-pictures`.
  private static func picturesFolder(of path: String) -> String {
    let name = FilePaths.lastComponent(of: path)
    let stem = name.hasSuffix(".html") ? String(name.dropLast(5)) : name
    return FilePaths.join(FilePaths.parent(of: path), stem + "-pictures")
  }

  /// Whoever publishes the folder must not publish what an earlier report showed. Files that no
  /// report wrote stay.
  private static func removeOld(in folder: String, _ files: PosixFileSystem) throws {
    guard try files.kind(of: folder) == .folder else { return }
    try files.remove(FilePaths.join(folder, sheetName))
    for kind in SnapshotReport.Files.kinds {
      let place = FilePaths.join(folder, kind)
      for path in try files.files(below: place) where isPicture(path) {
        try files.remove(FilePaths.join(place, path))
      }
    }
  }

  /// Of the contact sheet beside the pictures.
  package static let sheetName = "contact-sheet.png"

  /// A missing picture is left out; the page says so.
  private static func copy(
    _ source: String, to target: String, _ files: PosixFileSystem
  ) throws {
    guard try files.kind(of: source) == .file else { return }
    try files.createFolder(FilePaths.parent(of: target))
    try files.remove(target)
    try files.createCopy(target, files.read(source))
  }

  private static func embedded(_ path: String, _ files: PosixFileSystem) -> String? {
    guard isPicture(path) else { return nil }
    do {
      return "data:image/png;base64," + Data(try files.read(path)).base64EncodedString()
    } catch {
      // The page says that the picture is missing.
      return nil
    }
  }
}
