// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayFiles
import AssayTraits
import AssayYAML

/// What Prefire's file of settings says of snapshots of previews.
///
/// Source: Prefire's README, "Configuration": `test_configuration` is a map, or a list of maps of
/// one key each.
struct PrefireSettings: Hashable {
  /// The file's path.
  var path: String
  /// Names as `Device.named` takes them.
  var devices: [String] = []
  /// Whether only previews with `.prefireEnabled()` count, which cannot be told here.
  var namesEachPreview = false

  /// The settings of an app's folder, or of the nearest folder around it in its repository.
  ///
  /// - Throws: `DocumentError`.
  static func find(from folder: String) throws -> PrefireSettings? {
    let files = PosixFileSystem()
    var folder = FilePaths.absolute(folder)
    while true {
      let path = FilePaths.join(folder, ".prefire.yml")
      if try files.kind(of: path) == .file { return try PrefireSettings(path: path) }
      let above = FilePaths.parent(of: folder)
      guard above != folder, try files.kind(of: FilePaths.join(folder, ".git")) == nil else {
        return nil
      }
      folder = above
    }
  }

  /// - Throws: `DocumentError`, also for a device that Assay does not have.
  init(path: String) throws {
    self.path = path
    var budget = DocumentBudget.written
    let shown = FilePaths.shown(path)
    guard let root = try DocumentFile.value(at: path, name: shown, budget: &budget) else { return }
    let sections = try root.entries("Prefire's settings")
    guard let tests = sections.first(where: { $0.key == "test_configuration" })?.value else {
      return
    }
    for entry in try Self.entries(of: tests) {
      switch entry.key {
      case "snapshot_devices": devices = try entry.value.list { try Self.device($0) }
      case "preview_default_enabled": namesEachPreview = try !entry.value.bool()
      default: break
      }
    }
  }

  private static func entries(of value: DocumentValue) throws -> [DocumentValue.Entry] {
    guard case .list(let parts) = value.kind else {
      return try value.entries("'test_configuration'")
    }
    return try parts.flatMap { try $0.entries("a part of 'test_configuration'") }
  }

  /// "iPhone 14 Pro" is `iPhone14Pro`.
  private static func device(_ value: DocumentValue) throws -> String {
    let written = try value.string()
    let name = written.filter { !" ().".contains($0) }
    guard let device = Device.named(name) else {
      let near = Device.suggestions(for: name)
      throw DocumentError(
        "no device '\(written)'"
          + (near.isEmpty ? "" : "; the nearest is \(near.joined(separator: ", "))"),
        at: value.mark)
    }
    return device.name
  }
}
