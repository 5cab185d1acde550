// SPDX-License-Identifier: MIT

internal import AssayFindings

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Keys of string tables and sets of asset catalogs that no source names.
///
/// Everything that can name one counts: a literal, a literal with interpolations that could produce
/// it, a generated symbol, a storyboard, a property list.
struct UnusedResources: PackageCheck {
  let rules: [DeadCodeRule] = [.unusedStringKey, .unusedAsset]

  /// The findings, and a sentence for each resource that could not be read.
  func findings(in package: PackageContents) -> PackageFindings {
    ResourceSearch(root: package.root, manifest: package.hasProject ? nil : package.manifest)
      .findings()
  }
}

private struct ResourceSearch {
  /// Absolute.
  let root: String
  /// Nil for a folder without a manifest.
  let manifest: PackageManifest?

  func findings() -> PackageFindings {
    let paths = resourcePaths()
    if paths.isEmpty { return PackageFindings() }
    let sources = swiftSources()
    let texts = sourceTexts(of: sources)
    let runtime = RuntimeNames(
      sources.filter { !Self.isTest($0.bytes) },
      others: files([".m", ".mm"]))
    var keys = UnusedStringKeys(root: root, texts: texts, runtime: runtime)
    var result = PackageFindings()
    // Catalogs first, so that notes have a stable order.
    let catalogs = paths.filter { $0.hasSuffix(".xcassets") }
    let tables = paths.filter { !$0.hasSuffix(".xcassets") }
    let podfiles = missingPods(tables)
    for podfile in Set(podfiles.values).sorted() {
      result.notes.append(
        "string keys are not judged, because the pods of '\(podfile)' are not installed and may use "
          + "them; run 'pod install' first")
    }
    for path in catalogs {
      do {
        let found = try UnusedAssets(root: root, path: path, texts: texts, runtime: runtime)
          .findings()
        result.findings += found.findings
        result.notes += found.notes
      } catch {
        result.notes.append("\(error)")
      }
    }
    let submodules = tables.isEmpty ? [] : Submodules.missing(in: root)
    if !submodules.isEmpty {
      result.notes.append(
        "string keys are not judged, because submodules that are not checked out may use them")
      return result
    }
    for table in StringTableFiles.grouped(tables.filter { podfiles[$0] == nil }) {
      let found = keys.findings(in: table)
      result.findings += found.findings
      result.notes += found.notes
    }
    return result
  }

  /// By table: the nearest `Podfile` above it, if its pods are not installed. A pod's
  /// `NSLocalizedString` asks the app for its texts.
  private func missingPods(_ tables: [String]) -> [String: String] {
    var known: [String: String?] = [:]
    func missing(_ folder: ArraySlice<Substring>) -> String? {
      let prefix = folder.map { $0 + "/" }.joined()
      if let answer = known[prefix] { return answer }
      let podfile = prefix + "Podfile"
      var answer: String?
      if FileStatus(path: "\(root)/\(podfile)") != nil {
        answer = FileStatus(path: "\(root)/\(prefix)Pods") == nil ? podfile : nil
      } else if !folder.isEmpty {
        answer = missing(folder.dropLast())
      }
      known[prefix] = .some(answer)
      return answer
    }
    return tables.reduce(into: [:]) { result, path in
      result[path] = missing(path.split(separator: "/").dropLast())
    }
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
    ".intentdefinition", ".entitlements", ".json", ".yml", ".yaml", ".html", ".js", ".xml",
    ".geojson", ".ndjson", ".toml", ".css", ".sqlite", ".sqlite3", ".db", ".realm", ".sks", ".scn",
  ]
  private static let dataKinds = [".json", ".geojson", ".ndjson"]
  private static let listKinds = [".csv", ".tsv", ".txt"]

  /// What a test looks up is in the test's own tables.
  private static func isTest(_ bytes: [UInt8]) -> Bool {
    ["import XCTest", "import Testing"].contains { SourceTexts.contains(bytes, Array($0.utf8)) }
  }

  private func files(_ suffixes: [String]) -> [(path: String, bytes: [UInt8])] {
    Set(FolderWalk.files(root: root, folder: ".", suffixes: suffixes)).sorted().compactMap {
      path in bytes(path).map { (path, $0) }
    }
  }

  private func swiftSources() -> [(path: String, bytes: [UInt8])] {
    Set(FolderWalk.swiftFiles(root: root, folder: ".")).sorted().compactMap { path in
      bytes(path).map { (path, $0) }
    }
  }

  private func sourceTexts(of sources: [(path: String, bytes: [UInt8])]) -> SourceTexts {
    var texts = SourceTexts()
    for source in sources { texts.addSwift(source.bytes) }
    let others = FolderWalk.files(
      root: root, folder: ".", suffixes: Self.otherKinds + Self.listKinds)
    for path in Set(others).sorted() {
      guard let bytes = bytes(path) else { continue }
      if Self.listKinds.contains(where: path.hasSuffix) {
        texts.addList(bytes)
        continue
      }
      texts.addOther(Self.text(bytes, of: path))
      if Self.dataKinds.contains(where: path.hasSuffix) { texts.addData(bytes) }
    }
    for path in DataFiles.unnamed(below: root) {
      guard let bytes = bytes(path), DataFiles.isData(bytes) else { continue }
      texts.addOther(BinaryPropertyList.isOne(bytes) ? bytes + ResourceText(bytes).bytes : bytes)
      texts.addData(bytes)
    }
    return texts
  }

  private static func text(_ bytes: [UInt8], of path: String) -> [UInt8] {
    let kinds = [".storyboard", ".xib", ".plist", ".entitlements"]
    guard kinds.contains(where: path.hasSuffix) else { return bytes }
    let text = ResourceText(bytes).bytes
    return text == bytes ? bytes : bytes + text
  }

  private func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: root + "/" + path).map { [UInt8]($0) }
  }
}
