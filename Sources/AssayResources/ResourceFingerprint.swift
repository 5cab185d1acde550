// SPDX-License-Identifier: MIT

import AssayGraphics

/// What reading resources depends on, without reading them: the names of all files and folders of
/// resources, and the contents of those that are read at once.
///
/// Pictures of asset catalogs count by their names. Who draws them opens them, and knows their
/// contents.
///
/// ```swift
/// try ResourceFingerprint(root: "/work/app").fingerprint(near: "/work/app/Screens/Card.yaml")
/// ```
package struct ResourceFingerprint {
  private let root: String

  /// - Parameter root: a folder whose own path does not count, so that the same package in another
  ///   folder has the same fingerprint.
  package init(root: String) {
    self.root = root
  }

  /// Of what `ResourceFinder.resources(near:)` reads.
  ///
  /// - Throws: `ResourceError` where a file cannot be read.
  package func fingerprint(near path: String) throws(ResourceError) -> String {
    guard let directory = ResourceFinder.directory(near: path) else { return "none" }
    return try fingerprint(of: [directory])
  }

  /// Of files and folders that a description names.
  ///
  /// - Throws: `ResourceError` where a file cannot be read.
  package func fingerprint(of paths: [String]) throws(ResourceError) -> String {
    var lines: [String] = []
    for path in paths {
      lines.append("in \(place(path))")
      if ResourceFolder.isDirectory(path) {
        try add(directory: path, to: &lines)
      } else {
        lines.append(try line(ofFile: path))
      }
    }
    return PixelHash(ofFile: Array(lines.joined(separator: "\n").utf8)).hex
  }

  private func place(_ path: String) -> Substring {
    if path == root { return "." }
    return path.hasPrefix(root + "/") ? path.dropFirst(root.count + 1) : path[...]
  }

  private func add(
    directory: String, to lines: inout [String]
  ) throws(ResourceError) {
    let isInside = Self.isFolderOfResources(
      directory.hasSuffix("/") ? String(directory.dropLast()) : directory)
    try ResourceFolder.walk(directory, carrying: isInside) {
      path, name, isDirectory, isInside throws(ResourceError) in
      if isDirectory {
        // Within a folder of resources every folder may be read, also a hidden one.
        if !isInside, ResourceFolder.isSkipped(name) { return nil }
        let isInside = isInside || Self.isFolderOfResources(name)
        if isInside { lines.append("folder \(place(path))") }
        return isInside
      }
      if isInside || name.hasSuffix(".xcstrings") || Resources.isFont(name) {
        lines.append(try line(ofFile: path))
      }
      return nil
    }
  }

  private static func isFolderOfResources(_ name: String) -> Bool {
    name.hasSuffix(".xcassets") || name.hasSuffix(".lproj")
  }

  private func line(ofFile path: String) throws(ResourceError) -> String {
    // Of a data set, an app reads the bytes itself.
    let isRead =
      path.contains(".dataset/") || Resources.isFont(path)
      || [".json", ".strings", ".stringsdict", ".xcstrings"].contains { path.hasSuffix($0) }
    guard isRead else { return "file \(place(path))" }
    return "file \(place(path)) \(PixelHash(ofFile: try ResourceFile(path: path).bytes).hex)"
  }
}
