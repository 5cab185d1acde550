// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Files of image and symbol sets in formats that are not read, such as HEIF.
enum UnreadPictures {
  private static let readFormats: Set<String> = ["png", "jpg", "jpeg", "svg", "pdf", "json"]

  /// More than any catalog has; links may lead in circles.
  private static let depthLimit = 20

  /// - Throws: `FileSystemError`.
  static func files(inCatalogs catalogs: [String]) throws -> [String] {
    try catalogs.flatMap { try files(in: $0, isInSet: false, depth: 0) }
  }

  private static func files(in folder: String, isInSet: Bool, depth: Int) throws -> [String] {
    guard depth < depthLimit else { return [] }
    let system = PosixFileSystem()
    return try system.names(inFolder: folder).sorted().flatMap { name -> [String] in
      let path = FilePaths.join(folder, name)
      guard !name.hasPrefix(".") else { return [] }
      if try system.kind(of: path) == .folder {
        let isSet = name.hasSuffix(".imageset") || name.hasSuffix(".symbolset")
        return try files(in: path, isInSet: isInSet || isSet, depth: depth + 1)
      }
      let isRead = readFormats.contains(FilePaths.fileExtension(of: name).lowercased())
      return isInSet && !isRead ? [path] : []
    }
  }
}
