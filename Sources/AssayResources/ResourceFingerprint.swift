// SPDX-License-Identifier: MIT

import AssayGraphics

/// What reading resources depends on, without reading them: the names of all files and folders of
/// resources, and the contents of those that are read at once.
///
/// Pictures of asset catalogs count by their names. Who draws them opens them, and knows their
/// contents.
package enum ResourceFingerprint {
  /// Of what `ResourceFinder.resources(near:)` reads.
  ///
  /// - Throws: `ResourceError` where a file cannot be read.
  package static func fingerprint(near path: String) throws(ResourceError) -> String {
    guard let directory = ResourceFinder.directory(near: path) else { return "none" }
    return try fingerprint(of: [directory])
  }

  /// Of files and folders that a description names.
  ///
  /// - Throws: `ResourceError` where a file cannot be read.
  package static func fingerprint(of paths: [String]) throws(ResourceError) -> String {
    var lines: [String] = []
    for path in paths {
      lines.append("in \(path)")
      if ResourceFolder.isDirectory(path) {
        try add(directory: path, to: &lines)
      } else {
        lines.append(try line(ofFile: path))
      }
    }
    let text = Array(lines.joined(separator: "\n").utf8)
    let hash = text.withUnsafeBytes { PixelHash(bytes: $0) }
    return "\(hash.high) \(hash.low)"
  }

  private static func add(
    directory: String, to lines: inout [String]
  ) throws(ResourceError) {
    let isInside = isFolderOfResources(
      directory.hasSuffix("/") ? String(directory.dropLast()) : directory)
    try ResourceFolder.walk(directory, carrying: isInside) {
      path, name, isDirectory, isInside throws(ResourceError) in
      if isDirectory {
        // Within a folder of resources every folder may be read, also a hidden one.
        if !isInside, ResourceFolder.isSkipped(name) { return nil }
        let isInside = isInside || isFolderOfResources(name)
        if isInside { lines.append("folder \(path)") }
        return isInside
      }
      if isInside || name.hasSuffix(".xcstrings") { lines.append(try line(ofFile: path)) }
      return nil
    }
  }

  private static func isFolderOfResources(_ name: String) -> Bool {
    name.hasSuffix(".xcassets") || name.hasSuffix(".lproj")
  }

  private static func line(ofFile path: String) throws(ResourceError) -> String {
    let isRead = [".json", ".strings", ".stringsdict", ".xcstrings"].contains {
      path.hasSuffix($0)
    }
    guard isRead else { return "file \(path)" }
    let bytes = try ResourceFile(path: path).bytes
    let hash = bytes.withUnsafeBytes { PixelHash(bytes: $0) }
    return "file \(path) \(hash.high) \(hash.low)"
  }
}
