// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The git submodules of a folder, as its `.gitmodules` lists them.
enum Submodules {
  /// The paths of those without files, sorted: their sources are not there to be scanned.
  ///
  /// - Parameter root: absolute. A list that cannot be read has none.
  static func missing(in root: String) -> [String] {
    let bytes: [UInt8]
    do { bytes = try PosixFileSystem().read("\(root)/.gitmodules") } catch { return [] }
    return paths(in: String(decoding: bytes, as: UTF8.self)).sorted().filter { path in
      guard case .success(let names) = FileStatus.names(inFolder: "\(root)/\(path)") else {
        return true
      }
      return names.isEmpty
    }
  }

  /// `path = Vendor/Kit`
  private static func paths(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, trimmed(parts[0]) == "path" else { return nil }
      return trimmed(parts[1])
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
