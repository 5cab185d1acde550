// SPDX-License-Identifier: MIT

import Foundation

/// A folder that is removed with its last use.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "assay-porting-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
  }

  /// Absolute paths of names in it.
  func paths(_ names: String...) -> [String] { names.map { path + "/" + $0 } }
}
