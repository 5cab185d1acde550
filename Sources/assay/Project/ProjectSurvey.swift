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
  /// Folders with Swift sources that are no tests, in order.
  var sourceFolders: [String]
  /// Whether a target has Swift sources, without which there is nothing to scan.
  var hasSwift: Bool
  /// Whether a target has sources in Objective-C, which only a Mac builds.
  var hasObjectiveC: Bool
  /// Whether an Xcode project beside the manifest has targets that the package does not build.
  var hasXcodeProject: Bool
  /// nil outside of a repository.
  var release: ReleaseSurvey?
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
    let sources = Self.sources(of: manifest, among: names)
    sourceFolders = Self.sourceFolders(of: manifest, sources: sources)
    hasSwift = sources.contains { $0.hasSuffix(".swift") }
    hasObjectiveC = sources.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    hasXcodeProject = names.contains {
      $0.hasSuffix(".xcodeproj/project.pbxproj") && $0.split(separator: "/").count == 2
    }
    release = await Self.release(root)
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

  /// Folders with Swift sources that are no tests; `Sources` for all that is in it.
  private static func sourceFolders(of manifest: PackageManifest, sources: [String]) -> [String] {
    let paths = manifest.targets.filter { $0.kind != .test }.compactMap(\.path).filter { path in
      sources.contains { $0.hasSuffix(".swift") && (path == "." || FilePaths.isInside($0, path)) }
    }
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

  /// Those of some files that the manifest's targets may compile.
  private static func sources(of manifest: PackageManifest, among files: [String]) -> [String] {
    let folders = manifest.targets.compactMap(\.path)
    return files.filter { file in
      file != manifest.file && folders.contains { $0 == "." || FilePaths.isInside(file, $0) }
    }
  }

  private static func release(_ root: String) async -> ReleaseSurvey? {
    guard let shallow = await lines(["rev-parse", "--is-shallow-repository"], in: root).first
    else { return nil }
    let skipsTags = await lines(["config", "--get-regexp", #"^remote\..*\.tagopt$"#], in: root)
      .contains { $0.hasSuffix("--no-tags") }
    let tags = await lines(["tag", "--list", "--sort=-creatordate"], in: root)
    let titles = await lines(["log", "-50", "--first-parent", "--format=%s"], in: root)
    return ReleaseSurvey(
      root: root, tags: shallow == "true" || skipsTags ? nil : tags,
      isConventional: isConventional(titles))
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
