// SPDX-License-Identifier: MIT

import AssayDeadCode
import AssayFiles
import AssayProcesses

/// What `assay init` sees of a package.
struct ProjectSurvey {
  var root: String
  var manifest: PackageManifest
  /// Relative to the root, in order.
  var catalogs: [String]
  /// Whether a source imports SwiftUI or Assay's views.
  var hasViews: Bool
  /// Names of tags that are versions.
  var versionTags: [String]
  /// Whether most of the last titles follow Conventional Commits.
  var isConventional: Bool
  var pipeline: PipelineHost?
  /// The package's folder in its repository, with a `/` at the end; empty for the root.
  var place = ""
  /// Whether the dependency on Assay brings its command line.
  var hasTools: Bool

  private static let foreign: Set<String> = ["Carthage", "DerivedData", "Pods", "SourcePackages"]

  /// - Throws: `ManifestError` and `FileSystemError`.
  init(root: String) async throws {
    self.root = root
    manifest = try await PackageManifest.load(root: root)
    let files = PosixFileSystem()
    let names = try files.files(below: root) { !Self.foreign.contains($0) }
    catalogs = Self.catalogs(among: names)
    let manifestName = manifest.file
    hasViews = try names.contains { name in
      guard name.hasSuffix(".swift"), name != manifestName else { return false }
      let text = String(decoding: try files.read(FilePaths.join(root, name)), as: UTF8.self)
      return ["SwiftUI", "AssayViews"].contains { text.contains("import \($0)") }
    }
    let written = String(
      decoding: try files.read(FilePaths.join(root, manifest.file)), as: UTF8.self)
    hasTools = Self.hasTools(manifest, written: written)
    versionTags = await Self.lines(["tag", "--list"], in: root).filter(Self.isVersion)
    isConventional = Self.isConventional(
      await Self.lines(["log", "-50", "--first-parent", "--format=%s"], in: root))
    let remote = await Self.lines(["remote", "get-url", "origin"], in: root).first ?? ""
    pipeline = try PipelineHost.of(root: root, remote: remote)
    place = await Self.lines(["rev-parse", "--show-prefix"], in: root).first ?? ""
  }

  /// Whether it depends on Assay, and not without the default traits, which bring the tool.
  private static func hasTools(_ manifest: PackageManifest, written: String) -> Bool {
    let products = manifest.targets.flatMap { $0.dependencies.map(\.name) }
    guard products.contains(where: { $0.hasPrefix("Assay") }) else { return false }
    let code = written.split(separator: "\n").filter {
      !$0.drop(while: \.isWhitespace).hasPrefix("//")
    }
    return !code.joined().filter { !$0.isWhitespace }.contains("traits:[]")
  }

  /// The folders of what is no test; `Sources` for all that is in it.
  var sourceFolders: [String] {
    let paths = manifest.targets.filter { $0.kind != .test }.compactMap(\.path)
    return Set(paths.map { $0.hasPrefix("Sources/") ? "Sources" : $0 }).sorted()
  }

  /// The test target that can write snapshots; nil where none depends on Assay.
  var snapshotTarget: PackageManifest.Target? {
    testTargets.first { $0.dependencies.contains { $0.name == "AssaySnapshots" } }
  }

  var testTargets: [PackageManifest.Target] { manifest.targets.filter { $0.kind == .test } }

  /// Folders named `….xcassets`, from the files in them.
  static func catalogs(among files: [String]) -> [String] {
    var result: Set<String> = []
    for file in files {
      let parts = file.split(separator: "/")
      if let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }), index < parts.count - 1
      {
        result.insert(parts[...index].joined(separator: "/"))
      }
    }
    return result.sorted()
  }

  /// `1.2.3` or `v1.2.3`, with what Semantic Versioning allows behind it.
  static func isVersion(_ tag: String) -> Bool {
    let numbers =
      (tag.hasPrefix("v") ? tag.dropFirst() : tag[...])
      .split(whereSeparator: { $0 == "-" || $0 == "+" }).first ?? ""
    let parts = numbers.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
  }

  private static let types: Set<Substring> = [
    "build", "chore", "ci", "docs", "feat", "fix", "perf", "refactor", "revert", "style", "test",
  ]

  private static let fewestTitles = 5

  /// Whether more than half of the titles begin as `feat:` or `fix(scope)!:` do. A few titles tell
  /// nothing.
  static func isConventional(_ titles: [String]) -> Bool {
    guard titles.count >= fewestTitles else { return false }
    let matching = titles.count { title in
      guard let colon = title.firstIndex(of: ":") else { return false }
      let word = title[..<colon].prefix { $0 != "(" && $0 != "!" }
      return types.contains(word)
    }
    return matching * 2 > titles.count
  }

  /// What git prints; nothing where it cannot run or there is no repository.
  private static func lines(_ arguments: [String], in root: String) async -> [String] {
    do {
      let outcome = try await ToolProcess.run("git", arguments, in: root)
      guard outcome.succeeded else { return [] }
      return outcome.outputText.split(separator: "\n").map(String.init)
    } catch {
      return []
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
