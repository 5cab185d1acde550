// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The code that this process runs: the executable and the libraries, such as those that draw
/// glyphs.
package enum LoadedCode {
  /// Of the contents of all of them; nil where the system does not tell which they are.
  package static func fingerprint() throws -> String? {
    #if os(Linux)
      let files = PosixFileSystem()
      // NB: Foundation reads only the beginning of a file that says it is empty, as this one does.
      let maps = String(decoding: try files.read("/proc/self/maps"), as: UTF8.self)
      guard let paths = paths(inMaps: maps),
        let executable = try files.destination(ofLink: "/proc/self/exe"),
        paths.contains(executable)
      else { return nil }
      let lines = try paths.map { path in
        let file = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        let hash = file.withUnsafeBytes { PixelHash(bytes: $0) }
        return "\(FilePaths.lastComponent(of: path)) \(hash.hex)"
      }
      return lines.joined(separator: "\n")
    #else
      return nil
    #endif
  }

  /// The files that are mapped as code or are libraries, in order of their paths; nil where one of
  /// them was replaced since.
  private static func paths(inMaps text: String) -> [String]? {
    var paths: Set<String> = []
    for line in text.split(separator: "\n") {
      // Addresses, permissions, offset, device, inode and then the path, which may have spaces.
      let fields = line.split(separator: " ", maxSplits: 5)
      guard fields.count == 6, let start = fields[5].firstIndex(of: "/") else { continue }
      let path = String(fields[5][start...])
      guard fields[1].contains("x") || path.contains(".so") else { continue }
      if path.hasSuffix(" (deleted)") { return nil }
      paths.insert(path)
    }
    return paths.isEmpty ? nil : paths.sorted()
  }
}
