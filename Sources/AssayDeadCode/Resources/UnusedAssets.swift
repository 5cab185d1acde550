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
  let runtime: RuntimeNames

  /// Sets that the system looks for by their names.
  private static let systemNames: Set<String> = [
    "AppIcon", "AccentColor", "LaunchImage", "LaunchScreen", "WidgetBackground",
  ]

  /// The findings, and notes on sets that may be named at run time.
  func findings() throws -> PackageFindings {
    let catalog = try AssetCatalog(directory: root + "/" + path)
    let images = catalog.imageSets.keys.sorted().map { ($0, "image", ".imageset") }
    let colors = catalog.colorSets.keys.sorted().map { ($0, "color", ".colorset") }
    let folders = FolderWalk.files(root: root, folder: path, suffixes: [".imageset", ".colorset"])
      .sorted()
    var result = PackageFindings()
    for (sets, lookup) in [(images, RuntimeLookups.Kind.image), (colors, .color)] {
      let unused = sets.filter { !isUsed($0.0, lookup) }
      let doubts = runtime.doubts(about: unused.map { last($0.0) }, lookup, table: nil)
      let noun = lookup == .image ? "image" : "color"
      result.notes += DoubtNotes(doubts: doubts, nouns: (noun, "of '\(path)'")).notes
      let untold = runtime.untold(lookup, table: nil)
      result.findings += unused.filter { doubts[last($0.0)] == nil }.map { name, kind, suffix in
        // Folders without a namespace are no part of the name.
        let found =
          folders.first { $0.hasSuffix("/" + name + suffix) }
          ?? folders.first { $0.hasSuffix("/" + last(name) + suffix) }
        return finding(name, kind, in: found, untold)
      }
    }
    return result
  }

  /// - Parameters:
  ///   - folder: of the set; nil where it is not found.
  ///   - untold: where an asset is loaded by a name that no source has.
  private func finding(
    _ name: String, _ kind: String, in folder: String?, _ untold: [String]
  ) -> Finding {
    let rule = DeadCodeRule.unusedAsset
    var reason =
      "no source uses its name or its generated symbol, and no storyboard, property list, JSON "
      + "file or other text file contains its name"
    if !untold.isEmpty {
      reason +=
        "; \(kind)s are loaded by names that no source contains at \(DoubtNotes.list(untold))"
    }
    return Finding(
      rule: rule.id, severity: rule.severity, confidence: untold.isEmpty ? .medium : .low,
      location: folder.map(location) ?? Finding.Location(path: path),
      subject: Finding.Subject(
        name: last(name), kind: kind, qualifiedName: name,
        identity: "asset:\(path):\(kind):\(name)"),
      message: "\(kind) '\(name)' is never used", reason: reason, fix: "remove \(folder ?? path)")
  }

  private func last(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  /// The start of the file that describes a set: reports can only point at files.
  private func location(ofSet folder: String) -> Finding.Location {
    let start = SourcePosition(line: 1, column: 1)
    return Finding.Location(
      path: folder + "/Contents.json", range: SourceRange(start: start, end: start), focus: start)
  }

  private func isUsed(_ name: String, _ kind: RuntimeLookups.Kind) -> Bool {
    let last = last(name)
    if Self.systemNames.contains(where: last.hasPrefix) { return true }
    if texts.mayMake(name) || texts.mayMake(last) || texts.mayLower(last)
      || texts.assetPatterns.mayMake(name) || runtime.mayBeRawValue(last, kind)
    {
      return true
    }
    return GeneratedSymbol.mayMean(asset: name, texts.foldedMembers)
  }
}
