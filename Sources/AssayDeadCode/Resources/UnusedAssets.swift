// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayResources

extension DeadCodeRule {
  static let unusedAsset = DeadCodeRule(
    "unused-asset", "Unused asset", "Images and colors of asset catalogs that no source mentions.")
}

/// Images and colors of one catalog.
struct UnusedAssets {
  let root: String
  /// Of the `.xcassets` folder, relative to the root.
  let path: String
  let texts: SourceTexts

  /// Sets that the system looks for by their names.
  private static let systemNames: Set<String> = [
    "AppIcon", "AccentColor", "LaunchImage", "LaunchScreen", "WidgetBackground",
  ]

  func findings() throws -> [Finding] {
    let catalog = try AssetCatalog(directory: root + "/" + path)
    let images = catalog.imageSets.keys.sorted().map { ($0, "image", ".imageset") }
    let colors = catalog.colorSets.keys.sorted().map { ($0, "color", ".colorset") }
    let folders = FolderWalk.files(root: root, folder: path, suffixes: [".imageset", ".colorset"])
      .sorted()
    return (images + colors).compactMap { name, kind, suffix in
      if isUsed(name) { return nil }
      let last = name.split(separator: "/").last.map(String.init) ?? name
      // Folders without a namespace are no part of the name.
      let found =
        folders.first { $0.hasSuffix("/" + name + suffix) }
        ?? folders.first { $0.hasSuffix("/" + last + suffix) }
      let folder = found ?? path
      let rule = DeadCodeRule.unusedAsset
      return Finding(
        rule: rule.id, severity: rule.severity, confidence: .medium,
        location: found.map(location) ?? Finding.Location(path: path),
        subject: Finding.Subject(
          name: last, kind: kind, qualifiedName: name, identity: "asset:\(path):\(kind):\(name)"),
        message: "\(kind) '\(name)' is never used",
        reason:
          "no source uses its name or its generated symbol, and no storyboard, property list, JSON "
          + "file or other text file contains its name",
        fix: "remove \(folder)")
    }
  }

  /// The start of the file that describes a set: reports can only point at files.
  private func location(ofSet folder: String) -> Finding.Location {
    let start = SourcePosition(line: 1, column: 1)
    return Finding.Location(
      path: folder + "/Contents.json", range: SourceRange(start: start, end: start), focus: start)
  }

  private func isUsed(_ name: String) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    if Self.systemNames.contains(where: last.hasPrefix) { return true }
    if texts.mayMake(name) || texts.mayMake(last) || texts.mayLower(last)
      || texts.assetPatterns.mayMake(name)
    {
      return true
    }
    return GeneratedSymbol.alternatives(of: name).contains { $0.allSatisfy(texts.members.contains) }
  }
}
