// SPDX-License-Identifier: MIT

import AssayDeadCode
import AssayFiles

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
  /// nil outside of a repository, and where git cannot tell.
  var release: ReleaseSurvey?
  /// Why git cannot tell about tags and remotes, and what to do; nil where it can.
  var gitProblem: GitProblem?
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
    let repository = FolderRepository(folder: root)
    var remotes: [String] = []
    do {
      if let isShallow = try await repository.isShallow() {
        place = try await repository.lines(["rev-parse", "--show-prefix"]).first ?? ""
        remotes = try await Self.remotes(repository)
        release = try await Self.release(repository, isShallow: isShallow)
      }
    } catch let problem as GitProblem {
      gitProblem = problem
      place = try Self.place(of: root, files)
    }
    pipeline = try PipelineHost.of(root: root, remotes: remotes)
  }

  /// The addresses of the remote 'origin': as it is written, and as git rewrites it (`insteadOf`),
  /// which may be that of a mirror.
  private static func remotes(_ repository: FolderRepository) async throws -> [String] {
    let written = try await repository.lines(
      ["config", "--get", "remote.origin.url"], nothingWith: 1)
    if written.isEmpty { return [] }
    return try await written + repository.lines(["ls-remote", "--get-url", "origin"])
  }

  /// What git would say of the folder's place in its repository: below the folder with '.git'.
  private static func place(of root: String, _ files: PosixFileSystem) throws -> String {
    var folder = FilePaths.absolute(root)
    var place = ""
    while try files.kind(of: FilePaths.join(folder, ".git")) == nil {
      guard folder != "/" else { return "" }
      place = FilePaths.lastComponent(of: folder) + "/" + place
      folder = FilePaths.parent(of: folder)
    }
    return place
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

  private static func release(
    _ repository: FolderRepository, isShallow: Bool
  ) async throws -> ReleaseSurvey {
    let skipsTags = try await repository.lines(
      ["config", "--get-regexp", #"^remote\..*\.tagopt$"#], nothingWith: 1
    )
    .contains { $0.hasSuffix("--no-tags") }
    let tags = try await repository.lines(["tag", "--list", "--sort=-creatordate"])
    // A new repository has no commit.
    let head = try await repository.lines(
      ["rev-parse", "--quiet", "--verify", "HEAD^{commit}"], nothingWith: 1)
    let titles =
      head.isEmpty
      ? [] : try await repository.lines(["log", "-50", "--first-parent", "--format=%s"])
    return ReleaseSurvey(
      root: repository.folder, tags: isShallow || skipsTags ? nil : tags,
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
}
