// SPDX-License-Identifier: MIT

import AssayFiles

/// The files that an audit of other files may read: catalogs, palettes, string tables, pictures,
/// fonts, configurations and included descriptions. Paths are as messages show them.
struct SharedAuditFiles {
  /// Files, and folders with all that is in them.
  private var places: [String]
  private var drawsDescriptions: Bool

  private static let folders = [".xcassets", ".lproj"]
  private static let extensions: Set = [
    "xcstrings", "strings", "stringsdict", "png", "jpg", "jpeg", "heic", "webp", "gif", "svg",
    "pdf", "ttf", "otf", "ttc",
  ]

  /// - Parameters:
  ///   - configurations: files that say how to audit.
  ///   - includes: the paths of the files that the descriptions include.
  /// - Throws: `InputError`, `FileSystemError`.
  init(
    _ audits: CheckConfiguration.Audits, configurations: [String], includes: Set<String>
  ) throws {
    places = (audits.assets + audits.palettes + configurations).map { FilePaths.shown($0) }
    places += includes.map { FilePaths.shown(FilePaths.absolute($0)) }
    drawsDescriptions =
      try !audits.views.isEmpty && !AuditedFiles(audits.views).descriptions.isEmpty
  }

  func contains(_ path: String) -> Bool {
    if places.contains(where: { FilePaths.isInside(path, $0) }) { return true }
    let parts = path.split(separator: "/")
    // What descriptions draw with. References are what was drawn.
    guard drawsDescriptions, !parts.contains("__Snapshots__"), let name = parts.last else {
      return false
    }
    return parts.contains { part in Self.folders.contains { part.hasSuffix($0) } }
      || Self.extensions.contains(
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? "")
  }
}
