// SPDX-License-Identifier: MIT

/// The package that is scanned: which files belong to it, and what its manifest says of them.
struct ScannedPackage: Sendable {
  /// Absolute, without symbolic links.
  let root: String
  let configuration: ScanConfiguration
  /// nil for a folder without a manifest.
  let manifest: PackageManifest?
  /// nil for a folder without an Xcode project.
  let project: XcodeContents?
  private let scope: SourceScope
  private let targetsForTests: Set<String>

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

  /// The Swift sources of the manifest's and the project's targets, by path.
  func sources() -> [SourceLister.SourceFile] {
    guard let project else {
      return SourceLister.swiftFiles(root: root, manifest: manifest, configuration: configuration)
    }
    guard let manifest else { return project.sources }
    let own = SourceLister.swiftFiles(root: root, manifest: manifest, configuration: configuration)
    var byPath = Dictionary(uniqueKeysWithValues: own.map { ($0.path, $0) })
    let links = linkedSources(own)
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

  /// By a file's own path: the path by which the manifest's targets have it, where that is a link.
  /// The compiler of a package knows a source by that path.
  private func linkedSources(_ sources: [SourceLister.SourceFile]) -> [String: String] {
    var links: [String: String] = [:]
    for source in sources {
      guard let real = FileStatus.realPath("\(root)/\(source.path)").map(relative),
        real != source.path
      else { continue }
      links[real] = source.path
    }
    return links
  }

  /// The Swift files that no target has, as files of the graph that only name things.
  /// - Throws: `DeadCodeError.unreadable`.
  func looseFiles(_ cache: ScanCache?) throws -> [SourceGraph.File] {
    guard let project else { return [] }
    return try project.loose.map { path in
      let facts = SourceReader.facts(of: try SourceReader.bytes(of: "\(root)/\(path)"), cache)
      return SourceGraph.File(
        path: path, modules: project.modules(near: path), isTest: isTest(path, facts: facts),
        facts: facts.namesOnly(), declarations: 0..<0, referencedModules: nil)
    }
  }

  /// Sentences for the report.
  var notes: [String] {
    [noteOnPublicInterface, noteOnLooseSources, noteOnSubmodules].compactMap { $0 }
  }

  /// As many as one can read in a note.
  private static let namedLooseSources = 10

  private var noteOnLooseSources: String? {
    guard let loose = project?.loose, !loose.isEmpty else { return nil }
    let named = loose.prefix(Self.namedLooseSources).map { "'\($0)'" }.joined(separator: ", ")
    let rest = loose.count - min(loose.count, Self.namedLooseSources)
    return
      "\(loose.count) Swift file\(loose.count == 1 ? " is" : "s are") in no target of the Xcode "
      + "project, so what \(loose.count == 1 ? "it names" : "they name") is kept; use --index-exclude "
      + "to leave files out: \(named)" + (rest == 0 ? "" : " and \(rest) more")
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

  func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

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
    guard path.hasPrefix(root + "/") else { return false }
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
    return facts.imports.contains { ["XCTest", "Testing"].contains(facts.names[$0.module]) }
  }
}
