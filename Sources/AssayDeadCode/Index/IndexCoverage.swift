// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Which of the sources to scan the index knows. Of a source that it does not know, every use is
/// missing, so that what only such a source uses would look unused.
struct IndexCoverage: Sendable {
  /// How many sources there are to scan.
  private(set) var total = 0
  /// Those that no unit covers, by path.
  private(set) var missing: [SourceLister.SourceFile] = []
  /// Those that no build of the package indexes, by path: what they name is used.
  private(set) var unindexable: [SourceLister.SourceFile] = []

  var covered: Int { total - missing.count }

  init() {}

  /// - Throws: `DeadCodeError.unreadable`.
  init(of index: ScanSources.Index, in package: ScannedPackage) throws {
    let selection = index.selection
    let others = index.facts.flatMap(\.sources).map { package.absolute($0.path) }
    let records = Set(selection.files.map(\.path) + others)
    var paths = RealPathResolver()
    var sharing: Set<String> = []
    for source in package.sources
    where package.includes(path: package.absolute(source.path)) {
      let isExpected = Self.isExpected(source, in: package)
      if isExpected { total += 1 }
      // The index names files by their real paths.
      guard let (path, _) = paths.resolve("\(package.root)/\(source.path)") else { continue }
      if records.contains(path) || selection.covered.contains(path) {
        if source.kind == .plugin { sharing.formUnion(source.modules) }
        continue
      }
      guard isExpected else {
        unindexable.append(source)
        continue
      }
      // Of a whole module in one unit, sources without declarations are not named.
      let facts = SourceReader.facts(of: try SourceReader.bytes(of: path), nil)
      if facts.declarations.isEmpty, facts.uses.isEmpty { continue }
      missing.append(source)
    }
    // A plugin imports no target. It uses what others declare only where it has their sources
    // through a link.
    unindexable.removeAll { source in
      source.kind == .plugin
        ? sharing.isDisjoint(with: source.modules) : !source.path.hasPrefix("Snippets/")
    }
  }

  /// Whether a scan may go on without being asked to. Beside a package, what only an Xcode project
  /// has (an example app, say) is often on no machine's index: what it names is kept. Where that is
  /// most of the sources, the project is what should have been scanned.
  func isEnough(for package: ScannedPackage) -> Bool {
    guard let manifest = package.manifest else { return missing.isEmpty }
    return missing.count < max(covered, 1)
      && !missing.contains { manifest.target(containing: $0.path) != nil }
  }

  /// SwiftPM compiles plugins by another way, without an index, snippets only when asked, and what
  /// starts the tests only on some systems.
  private static func isExpected(
    _ source: SourceLister.SourceFile, in package: ScannedPackage
  ) -> Bool {
    let isEntryPoint =
      source.kind == .test && package.project == nil
      && package.manifest.map { $0.target(containing: source.path) == nil } == true
    return source.kind != .plugin && !source.path.hasPrefix("Snippets/") && !isEntryPoint
  }

  /// `module 'App' (3 sources)` for a module of which nothing is known; the paths of the others.
  func missingParts(in package: ScannedPackage) -> [String] {
    var counts: [String: Int] = [:]
    for source in package.sources
    where Self.isExpected(source, in: package)
      && package.includes(path: package.absolute(source.path))
    {
      for module in source.modules { counts[module, default: 0] += 1 }
    }
    let byModule = Dictionary(grouping: missing, by: { $0.modules.first ?? "" })
    return byModule.sorted { $0.key < $1.key }.flatMap { module, sources in
      sources.count == counts[module] && package.manifest != nil
        ? ["module '\(module)' (\(Counted.words(sources.count, "source")))"]
        : sources.map { "'\($0.path)'" }
    }
  }
}
