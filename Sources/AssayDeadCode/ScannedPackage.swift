// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The package that is scanned: which files belong to it, and what its manifest says of them.
struct ScannedPackage: Sendable {
  /// Absolute, without symbolic links.
  let root: String
  let configuration: ScanConfiguration
  /// nil for a folder without a manifest.
  let manifest: PackageManifest?
  /// nil for a folder without an Xcode project.
  let project: XcodeContents?
  /// The Swift sources of the manifest's and the project's targets, by path.
  let sources: [SourceLister.SourceFile]
  private let scope: SourceScope
  private let targetsForTests: Set<String>
  /// By the path of a source outside of the root: the link that leads to it. The compiler's index
  /// names the one, the package the other.
  private let linkOfOutside: [String: String]
  /// By the path of such a link.
  private let outsideOfLink: [String: String]

  init(root: String, configuration: ScanConfiguration) async throws {
    self.root = root
    self.configuration = configuration
    let hasManifest = FileStatus(path: "\(root)/Package.swift") != nil
    manifest =
      hasManifest
      ? try await PackageManifest.load(root: root, needsSwift: !configuration.syntaxOnly) : nil
    scope = SourceScope(configuration)
    project = try XcodeContents(root: root, manifest: manifest, scope: scope)
    targetsForTests = manifest?.targetsForTests ?? []
    sources = Self.sources(root: root, manifest, project, configuration)
    var resolver = RealPathResolver()
    var linkOfOutside: [String: String] = [:]
    for source in manifest == nil ? [] : sources {
      guard let (real, _) = resolver.resolve("\(root)/\(source.path)"),
        !real.hasPrefix(root + "/"), linkOfOutside[real] == nil
      else { continue }
      linkOfOutside[real] = source.path
    }
    self.linkOfOutside = linkOfOutside
    outsideOfLink = Dictionary(uniqueKeysWithValues: linkOfOutside.map { ($1, $0) })
  }

  /// The names by which a configuration may call targets.
  var targetNames: Set<String> {
    if manifest == nil, project == nil { return SourceLister.targetNames(ofFolder: root) }
    let own = (manifest?.targets ?? []).flatMap { [$0.name, $0.moduleName] }
    return (project?.targetNames ?? []).union(own)
  }

  /// Modules whose public declarations other packages may use.
  var publicModules: Set<String> {
    var modules = Set(manifest?.publicModules ?? [])
    // Frameworks without a program beside them are made for others.
    if let project, !project.hasProgram {
      for source in project.sources where source.kind == .library {
        modules.formUnion(source.modules)
      }
    }
    return modules
  }

  private static func sources(
    root: String, _ manifest: PackageManifest?, _ project: XcodeContents?,
    _ configuration: ScanConfiguration
  ) -> [SourceLister.SourceFile] {
    if manifest == nil, let project { return project.sources }
    let own = SourceLister.swiftFiles(root: root, manifest: manifest, configuration: configuration)
    guard let project else { return own }
    var byPath = Dictionary(uniqueKeysWithValues: own.map { ($0.path, $0) })
    let links = linkedSources(own, root: root)
    for source in project.sources {
      let path = byPath[source.path] == nil ? links[source.path] ?? source.path : source.path
      if var known = byPath[path] {
        known.modules = Set(known.modules + source.modules).sorted()
        byPath[path] = known
      } else {
        byPath[source.path] = source
      }
    }
    return byPath.values.sorted { $0.path < $1.path }
  }

  /// The sources, each file once: one that several targets have through links is in all of their
  /// modules, under its own path if a target has it by that. An index knows files by their own
  /// paths anyway.
  var distinctSources: [SourceLister.SourceFile] {
    var resolver = RealPathResolver()
    var places: [String: Int] = [:]
    var result: [SourceLister.SourceFile] = []
    for source in sources {
      let path = "\(root)/\(source.path)"
      guard let (real, _) = resolver.resolve(path), let place = places[real] else {
        places[resolver.resolve(path)?.path ?? path] = result.count
        result.append(source)
        continue
      }
      let known = result[place]
      if real == path { result[place] = source }
      result[place].modules = Set(known.modules + source.modules).sorted()
      result[place].isTest = known.isTest && source.isTest
    }
    return result.sorted { $0.path < $1.path }
  }

  /// By a file's own path: the path by which the manifest's targets have it, where that is a link.
  /// The compiler of a package knows a source by that path.
  private static func linkedSources(
    _ sources: [SourceLister.SourceFile], root: String
  ) -> [String: String] {
    var links: [String: String] = [:]
    for source in sources {
      guard let real = FileStatus.realPath("\(root)/\(source.path)"), real.hasPrefix(root + "/")
      else { continue }
      let path = String(real.dropFirst(root.count + 1))
      if path != source.path { links[path] = source.path }
    }
    return links
  }

  /// The Swift files that no target has and those outside of the root, as files of the graph that
  /// only name things.
  /// - Throws: `DeadCodeError.unreadable`.
  func looseFiles(_ cache: ScanCache?) throws -> [SourceGraph.File] {
    guard let project else { return [] }
    return try project.loose.map { try namingFile($0, project.modules(near: $0), cache) }
  }

  /// Sources that are not judged, as files of the graph that only name things.
  /// - Throws: `DeadCodeError.unreadable`.
  func namingFiles(
    _ sources: [SourceLister.SourceFile], _ cache: ScanCache?
  ) throws -> [SourceGraph.File] {
    try sources.filter { !(configuration.excludesTests && $0.isTest) }
      .map { try namingFile($0.path, $0.modules, cache) }
  }

  private func namingFile(
    _ path: String, _ modules: [String], _ cache: ScanCache?
  ) throws -> SourceGraph.File {
    let bytes = try SourceReader.bytes(of: FilePaths.resolved(path, in: root))
    let facts = SourceReader.facts(of: bytes, cache)
    return SourceGraph.File(
      path: path, modules: modules, isTest: isTest(path, facts: facts), facts: facts.namesOnly(),
      declarations: 0..<0, referencedModules: nil)
  }

  /// Sentences for the report.
  var notes: [String] {
    let all = [
      noteOnProjectsBelow, noteOnPublicInterface, noteOnLooseSources, noteOnOutsideSources,
      noteOnLinksOut,
      noteOnSubmodules,
    ]
    return all.compactMap { $0 }
  }

  /// As many as one can read in a note.
  private static let namedPaths = 10

  private static func folded(_ paths: [String]) -> String {
    let rest = paths.count - min(paths.count, namedPaths)
    return paths.prefix(namedPaths).map { "'\($0)'" }.joined(separator: ", ")
      + (rest == 0 ? "" : " and \(rest) more")
  }

  private var noteOnProjectsBelow: String? {
    let projects = project?.projectsBelow ?? []
    if projects.isEmpty { return nil }
    return
      "the folder has no Package.swift and no Xcode project of its own, so the scan reads the project"
      + "\(projects.count == 1 ? "" : "s") below it: \(Self.folded(projects))"
  }

  private var noteOnLooseSources: String? {
    let loose = (project?.loose ?? []).filter { !$0.hasPrefix("/") }
    if loose.isEmpty { return nil }
    return
      "\(loose.count) Swift file\(loose.count == 1 ? " is" : "s are") in no target of the Xcode "
      + "project, so what \(loose.count == 1 ? "it names" : "they name") is kept; use --index-exclude "
      + "to leave files out: \(Self.folded(loose))"
  }

  private var noteOnOutsideSources: String? {
    let outside = (project?.loose ?? []).filter { $0.hasPrefix("/") }
    if outside.isEmpty { return nil }
    return
      "\(outside.count) Swift file\(outside.count == 1 ? "" : "s") of the Xcode project's targets "
      + "\(outside.count == 1 ? "is" : "are") outside of the folder, so what "
      + "\(outside.count == 1 ? "it names" : "they name") is kept: \(Self.folded(outside))"
  }

  /// Of a folder without a manifest nothing says whether they are compiled.
  private var noteOnLinksOut: String? {
    if manifest != nil, project == nil { return nil }
    let links = FolderWalk.linksOut(of: root).filter { path in
      scope.includes(path: path) && manifest?.target(containing: path) == nil
    }
    if links.isEmpty { return nil }
    return links.count == 1
      ? "the link \(Self.folded(links)) leads out of the folder and is not followed; what only "
        + "the sources behind it use looks unused"
      : "the links \(Self.folded(links)) lead out of the folder and are not followed; what only "
        + "the sources behind them use looks unused"
  }

  private var noteOnSubmodules: String? {
    let missing = Submodules.missing(in: root)
    if missing.isEmpty { return nil }
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    let (verb, pronoun) = missing.count == 1 ? ("is", "it uses") : ("are", "they use")
    return
      "the submodule\(missing.count == 1 ? "" : "s") \(names) \(verb) not checked out, so what "
      + "only \(pronoun) looks unused; run 'git submodule update --init'"
  }

  private var noteOnPublicInterface: String? {
    if configuration.retainPublic != nil || publicModules.isEmpty { return nil }
    let names = publicModules.sorted().joined(separator: ", ")
    let reason =
      publicModules.count == 1 ? "a library product contains it" : "library products contain them"
    return "public API of \(names) is kept because \(reason); use --no-retain-public to report it"
  }

  /// The path in the package of a source that the index names.
  func relative(_ path: String) -> String {
    path.hasPrefix(root + "/")
      ? String(path.dropFirst(root.count + 1)) : linkOfOutside[path] ?? path
  }

  /// The path by which the index names a source of the package.
  func absolute(_ relative: String) -> String { outsideOfLink[relative] ?? "\(root)/\(relative)" }

  /// The target that a build plugin wrote a source for, in the build's folder:
  /// `plugins/outputs/shop/Shop/destination/Maker/Made.swift`. What it uses is used; it is none of
  /// the package's own sources.
  private func targetOfPluginOutput(_ path: String) -> PackageManifest.Target? {
    let parts = path.split(separator: "/")
    guard let manifest,
      let place = parts.indices.first(where: { parts[$0...].starts(with: ["plugins", "outputs"]) }),
      place + 4 < parts.count
    else { return nil }
    return manifest.targets.first { $0.name == parts[place + 3] }
  }

  func isPluginOutput(_ path: String) -> Bool { targetOfPluginOutput(path) != nil }

  /// Whether a source file is read at all.
  func includes(path: String) -> Bool {
    if let target = targetOfPluginOutput(path) { return scope.includes(target) }
    guard path.hasPrefix(root + "/") || linkOfOutside[path] != nil else { return false }
    let relative = relative(path)
    if relative.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { return false }
    guard scope.includes(path: relative) else { return false }
    if project?.source(at: relative) != nil { return true }
    guard let target = manifest?.target(containing: relative) else {
      return configuration.targets.isEmpty && project == nil
    }
    return scope.includes(target)
  }

  /// Whether a file belongs to tests: its target is only there for them, or it imports a test
  /// library.
  func isTest(_ relativePath: String, facts: FileFacts) -> Bool {
    if let target = manifest?.target(containing: relativePath)
      ?? targetOfPluginOutput(relativePath)
    {
      return targetsForTests.contains(target.name)
    }
    if let source = project?.source(at: relativePath) { return source.isTest }
    return facts.importsTestFramework
  }
}
