// SPDX-License-Identifier: MIT

package import Foundation

/// A folder of its own in the temporary folder, without symbolic links in its path. It is removed
/// with the value.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// - Parameter files: texts by their path in the folder.
  package init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/assay-tests-"
      + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  /// A package with a manifest that declares nothing.
  package static func package() throws -> TemporaryFolder {
    try TemporaryFolder(["Package.swift": "// swift-tools-version: 6.2\n"])
  }

  /// Runs a body with a folder that is removed afterwards.
  package static func with<T>(
    _ files: [String: String] = [:], _ body: (String) throws -> T
  ) throws -> T {
    let folder = try TemporaryFolder(files)
    return try withExtendedLifetime(folder) { try body(folder.path) }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {}
  }

  /// Writes a file, and the folders around it.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: destination)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  package func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path + "/" + name))
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + name)
  }

  /// Every name directly in the folder, hidden ones too.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The path of every file in the folder and below, hidden ones too.
  package var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
        return !isFolder.boolValue
      }.sorted()
    }
  }
}
