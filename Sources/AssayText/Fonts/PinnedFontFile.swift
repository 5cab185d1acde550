// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A font file that pictures are drawn with, byte for byte the one that Assay was tested with.
package struct PinnedFontFile: Hashable, Sendable {
  /// Without folders: `Inter-Regular.otf`.
  package var name: String
  /// The faces in the file, as the font book calls them.
  package var faces: [String]
  /// The Debian package that holds the file.
  package var package: String
  /// XXH3-128 of the file, as `xxhsum -H2` prints it.
  package var hash: String

  fileprivate var entry: FontBook.Entry

  /// Every file of the font book, each once, in the book's order.
  package static let all: [PinnedFontFile] = {
    var result: [PinnedFontFile] = []
    for entry in FontBook.tableEntries {
      if let index = result.firstIndex(where: { $0.entry.path == entry.path }) {
        result[index].faces.append(entry.name)
      } else {
        result.append(
          PinnedFontFile(
            name: entry.fileName, faces: [entry.name], package: entry.package, hash: entry.hash,
            entry: entry))
      }
    }
    return result
  }()

  /// The first such file in the folders; nil where none has it.
  package func path(in search: FontSearch) -> String? { search.path(of: entry) }

  /// XXH3-128 of a file's bytes.
  package static func hash(of bytes: [UInt8]) -> String { PixelHash(ofFile: bytes).hex }

  /// The hash of the file in these folders, whatever it should be; nil where there is none.
  package func foundHash(in search: FontSearch) -> String? {
    guard let path = path(in: search), let bytes = FontBytes(path: path) else { return nil }
    return withExtendedLifetime(bytes) { PixelHash(bytes: bytes.buffer).hex }
  }

  /// What is wrong with the file in these folders; nil where it is as it should be.
  package func problem(in search: FontSearch) -> FontError? {
    guard let path = path(in: search) else {
      return FontError(
        code: .missing(folders: search.folders), face: faces[0], path: entry.path, package: package)
    }
    guard let bytes = FontBytes(path: path) else {
      return FontError(
        code: .unreadable(reason: "the file cannot be opened"), face: faces[0], path: path,
        package: package)
    }
    let found = PixelHash(bytes: bytes.buffer).hex
    if found == hash || search.versions == .any { return nil }
    return FontError(
      code: .different(expectedHash: hash, foundHash: found), face: faces[0], path: path,
      package: package)
  }
}
