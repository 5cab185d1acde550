// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayResources

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Keys of string tables and sets of asset catalogs that no source names.
///
/// Whatever might name one counts: a literal, a literal with interpolations that could make it, a generated
/// symbol, a storyboard, a property list.
struct UnusedResources {
  /// Absolute.
  let root: String
  /// nil for a folder without a manifest.
  let manifest: PackageManifest?

  /// The findings, and a sentence for each resource that could not be read.
  func findings() -> (findings: [Finding], notes: [String]) {
    let paths = Self.kinds.isEmpty ? [] : resourcePaths()
    let catalogs = paths.filter { $0.hasSuffix(".xcassets") }
    let tables = paths.filter { !$0.hasSuffix(".xcassets") }
    if paths.isEmpty { return ([], []) }
    let texts = sourceTexts()
    var notes: [String] = []
    var findings: [Finding] = []
    for path in catalogs {
      do {
        findings += try UnusedAssets(root: root, path: path, texts: texts).findings()
      } catch {
        notes.append("\(error)")
      }
    }
    let keys = UnusedStringKeys(root: root, texts: texts)
    for path in tables {
      do { findings += try keys.findings(in: path) } catch { notes.append("\(error)") }
    }
    return (findings, notes)
  }

  private static let kinds = [".xcassets", ".xcstrings", ".strings"]

  /// Of the package's own targets, tests left out: what a test reads is its own affair.
  private func resourcePaths() -> [String] {
    let all = Set(FolderWalk.files(root: root, folder: ".", suffixes: Self.kinds)).sorted()
    guard let manifest else { return all }
    let targets = manifest.targets.filter { $0.kind != .test && $0.kind.hasSources }
    return all.filter { path in
      targets.contains { target in
        guard let folder = target.path,
          let inner = PackageManifest.Target.remainder(of: path, below: folder)
        else { return false }
        return !target.exclude.contains {
          PackageManifest.Target.remainder(of: inner, below: $0) != nil
        }
      }
    }
  }

  private static let otherKinds = [
    ".storyboard", ".xib", ".plist", ".pbxproj", ".xcconfig", ".m", ".mm", ".h", ".c", ".cpp",
    ".intentdefinition", ".entitlements", ".json", ".yml", ".yaml", ".html", ".js",
  ]

  private func sourceTexts() -> SourceTexts {
    var texts = SourceTexts()
    for path in Set(FolderWalk.swiftFiles(root: root, folder: ".")).sorted() {
      if let bytes = bytes(path) { texts.addSwift(bytes) }
    }
    for path in Set(FolderWalk.files(root: root, folder: ".", suffixes: Self.otherKinds)).sorted() {
      if let bytes = bytes(path) { texts.addOther(bytes) }
    }
    return texts
  }

  private func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: root + "/" + path).map { [UInt8]($0) }
  }
}

/// Images and colours of one catalog.
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
    let colors = catalog.colorSets.keys.sorted().map { ($0, "colour", ".colorset") }
    let folders = FolderWalk.files(root: root, folder: path, suffixes: [".imageset", ".colorset"])
      .sorted()
    return (images + colors).compactMap { name, kind, suffix in
      if isUsed(name) { return nil }
      let last = name.split(separator: "/").last.map(String.init) ?? name
      let folder = folders.first { $0.hasSuffix("/" + last + suffix) } ?? path
      let rule = DeadCodeRule.unusedAsset
      return Finding(
        rule: rule.id, severity: rule.severity, confidence: .medium,
        location: Finding.Location(path: folder),
        subject: Finding.Subject(
          name: last, kind: kind, qualifiedName: name, identity: "asset:\(path):\(kind):\(name)"),
        message: "\(kind) '\(name)' is never used",
        reason: "no source, storyboard or property list names it, nor a symbol made of its name",
        fix: "remove \(folder)")
    }
  }

  private func isUsed(_ name: String) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    if Self.systemNames.contains(where: last.hasPrefix) { return true }
    if texts.mayMake(name) || texts.mayMake(last) { return true }
    return GeneratedSymbol.alternatives(of: name).contains { $0.allSatisfy(texts.members.contains) }
  }
}
