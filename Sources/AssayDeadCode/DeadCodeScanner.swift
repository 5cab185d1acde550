// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayFindings

/// Scans a package: builds or reads the index, reads the sources, makes the graph, runs the passes,
/// and lists the findings.
package struct DeadCodeScanner: Sendable {
  /// The package or, without a manifest, the folder of sources.
  var root: String
  var configuration: ScanConfiguration
  var environment: ScanEnvironment
  /// The version that reports carry.
  var toolVersion: String
  /// Called with a few words ("reading the index"), on any thread.
  var progress: @Sendable (String) -> Void

  package init(
    root: String, configuration: ScanConfiguration, toolVersion: String,
    environment: ScanEnvironment = .process,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.root = root
    self.configuration = configuration
    self.toolVersion = toolVersion
    self.environment = environment
    self.progress = progress
  }

  /// The findings, and the graph for those who ask why.
  /// - Throws: `DeadCodeError`, `IndexStoreError`, `ManifestError`, `ToolProcessError`.
  package func scan() async throws -> ScanResult {
    let package = try await scannedPackage()
    let cache = openCache(for: package.root)
    let sources = try await readableSources(of: package, cache)
    let (judged, graph, isAlive) = try await judge(sources, of: package, cache)
    save(cache)
    return ScanResult(report: report(judged, sources, of: package), graph: graph, isAlive: isAlive)
  }

  /// The findings alone. If the cache has this content, nothing is computed again.
  /// - Throws: `DeadCodeError`, `IndexStoreError`, `ManifestError`, `ToolProcessError`.
  package func report() async throws -> FindingReport {
    let package = try await scannedPackage()
    let cache = openCache(for: package.root)
    let sources = try await readableSources(of: package, cache)
    guard let cache else {
      let judged = try await judge(sources, of: package, nil).judged
      return report(judged, sources, of: package)
    }
    let key = try await sources.key(in: package)
    if let known = cache.withBlob(for: key, { JudgedSources(encoded: $0) }) {
      return report(known, sources, of: package)
    }
    let (judged, _, _) = try await judge(sources, of: package, cache)
    // A source that was written while it was read would make the key a lie.
    if try await sources.key(in: package) == key { cache.storeBlob(judged.encoded(), for: key) }
    save(cache)
    return report(judged, sources, of: package)
  }

  /// Whether a scan would build nothing: the index of the package's own build is fresh, or no build
  /// is wanted.
  /// - Throws: as `scan()`.
  package func needsNoBuild() async throws -> Bool {
    if configuration.syntaxOnly || configuration.skipsBuild || !configuration.indexStores.isEmpty {
      return true
    }
    let package = try await scannedPackage()
    let cache = openCache(for: package.root)
    return try await freshIndex(of: package, beside: ScanSources.Index(), cache) != nil
  }

  private func scannedPackage() async throws -> ScannedPackage {
    guard let root = FileStatus.realPath(root) else {
      throw DeadCodeError.nothingToScan(path: root)
    }
    try RemovalJournal(root: root, scratchPath: configuration.scratchPath).checkSettled()
    return try await ScannedPackage(root: root, configuration: configuration)
  }

  private func readableSources(
    of package: ScannedPackage, _ cache: ScanCache?
  ) async throws -> ScanSources {
    if configuration.syntaxOnly {
      let files = package.distinctSources
      guard !files.isEmpty else {
        throw DeadCodeError.nothingToScan(
          path: package.root,
          settings: UnusedSettings(configuration: configuration, package: package).notes)
      }
      return .syntax(files)
    }
    return .index(try await readableIndex(of: package, cache))
  }

  /// What this machine's index knows of the sources, for a scan on another machine.
  /// - Throws: `DeadCodeError`, `IndexStoreError`, `ManifestError`, `ToolProcessError`.
  package func indexFacts() async throws -> IndexFacts {
    let package = try await scannedPackage()
    let index = try await readableIndex(of: package, openCache(for: package.root))
    let data = try await index.data(in: package)
    return try IndexFacts(of: data, covering: index.selection.covered, in: package)
  }

  private func readableIndex(
    of package: ScannedPackage, _ cache: ScanCache?
  ) async throws -> ScanSources.Index {
    // Without a target that is there, the index would have nothing, whose cause is not the index.
    let unknown = UnusedSettings(configuration: configuration, package: package)
      .unknownScannedTargets
    if !unknown.isEmpty, package.sources.isEmpty {
      throw DeadCodeError.nothingToScan(path: package.root, settings: unknown)
    }
    var index = ScanSources.Index()
    index.facts = try configuration.indexFacts.map { path in
      let facts = try IndexFacts.read(from: path)
      let misfits = facts.misfits(in: package)
      guard misfits.isEmpty || configuration.allowsStaleIndex else {
        throw IndexFactsError.otherSources(path: path, files: misfits)
      }
      return facts
    }
    if let fresh = try await freshIndex(of: package, beside: index, cache) { return fresh }
    let stores = try await indexStores(of: package)
    progress("reading the index")
    if !stores.isEmpty {
      let reader = try await reader(of: stores, in: package, cache)
      index.selection = try await reader.selection()
      index.reader = reader
    }
    let stale = index.selection.staleFiles
    if !configuration.allowsStaleIndex, !stale.isEmpty {
      throw DeadCodeError.staleIndex(files: stale.map(package.relative))
    }
    index.coverage = try IndexCoverage(of: index, in: package)
    if !configuration.allowsIncompleteIndex, !index.coverage.isEnough(for: package) {
      throw DeadCodeError.incompleteIndex(
        covered: index.coverage.covered, total: index.coverage.total,
        missing: index.coverage.missingParts(in: package))
    }
    return index
  }

  private func reader(
    of stores: [String], in package: ScannedPackage, _ cache: ScanCache?
  ) async throws -> IndexReader {
    let library = try await IndexStoreLibrary.locate(searchPath: environment.searchPath)
    return IndexReader(library: library, stores: stores, cache: cache) {
      package.includes(path: $0)
    }
  }

  /// The index of the package's own build, if it knows every source as it is now: a build for the
  /// scan alone would find nothing else.
  private func freshIndex(
    of package: ScannedPackage, beside index: ScanSources.Index, _ cache: ScanCache?
  ) async throws -> ScanSources.Index? {
    guard configuration.indexStores.isEmpty, configuration.buildArguments.isEmpty,
      !configuration.skipsBuild, package.project == nil, package.manifest != nil,
      let manifest = FileStatus(path: "\(package.root)/Package.swift")
    else { return nil }
    let store = Self.ownStore(of: package)
    guard FileStatus(path: store) != nil else { return nil }
    progress("reading the index of the package's own build")
    var fresh = index
    let reader = try await reader(of: [store], in: package, cache)
    do {
      fresh.selection = try await reader.selection()
    } catch is IndexStoreError {
      return nil
    }
    fresh.reader = reader
    fresh.coverage = try IndexCoverage(of: fresh, in: package)
    let isFresh = fresh.selection.staleFiles.isEmpty && fresh.coverage.missing.isEmpty
    // A manifest that was edited since may build other code of the same sources.
    return isFresh && fresh.selection.newestUnit >= manifest.modificationTime ? fresh : nil
  }

  /// Of the last plain `swift build`.
  private static func ownStore(of package: ScannedPackage) -> String {
    "\(package.root)/.build/debug/index/store"
  }

  /// Those that are named, or that of a build; none where the facts of other machines do without.
  private func indexStores(of package: ScannedPackage) async throws -> [String] {
    if !configuration.indexStores.isEmpty { return configuration.indexStores }
    let built = try derivedData(of: package)
    if package.manifest == nil, package.project != nil { return [built].compactMap { $0 } }
    let builder = SwiftPackageBuilder(
      root: package.root, scratchPath: configuration.scratchPath,
      arguments: configuration.buildArguments)
    if !configuration.skipsBuild {
      progress("building the package for its index")
      try await builder.buildIndex()
    } else if !configuration.indexFacts.isEmpty, FileStatus(path: builder.indexStore) == nil {
      return [built].compactMap { $0 }
    }
    let own = Self.ownStore(of: package)
    let store =
      configuration.skipsBuild && configuration.scratchPath == ScanConfiguration().scratchPath
        && FileStatus(path: builder.indexStore) == nil && FileStatus(path: own) != nil
      ? own : builder.indexStore
    return [store, built].compactMap { $0 }
  }

  /// Where Xcode keeps the index of a project.
  /// - Throws: `XcodeProjectError.noIndex` where nothing else can give one.
  private func derivedData(of package: ScannedPackage) throws -> String? {
    guard let project = package.project else { return nil }
    let (store, tried) = DerivedData.store(
      of: project.path, root: package.root, home: environment.home)
    if store == nil, package.manifest == nil, configuration.indexFacts.isEmpty {
      throw XcodeProjectError.noIndex(project: package.relative(project.path), tried: tried)
    }
    return store
  }

  private func judge(
    _ sources: ScanSources, of package: ScannedPackage, _ cache: ScanCache?
  ) async throws -> (judged: JudgedSources, graph: SourceGraph, isAlive: [Bool]) {
    let graph: SourceGraph
    let confidence: Confidence
    let resourceNames = try ResourceNames(root: package.root)
    switch sources {
    case .index(let index):
      let data = try await index.data(in: package)
      graph = try await IndexEngine(package: package, cache: cache, progress: progress)
        .graph(
          of: data, beside: index.coverage.missing, naming: index.coverage.unindexable)
      confidence = .high
    case .syntax(let files):
      progress("reading the sources")
      graph = try await SyntaxEngine(package: package, cache: cache, resourceNames: resourceNames)
        .graph(of: files)
      confidence = .medium
    }
    progress("following uses")
    let analyzer = GraphAnalyzer(
      configuration: configuration, publicModules: package.publicModules,
      resourceNames: resourceNames, confidence: confidence)
    let analyzed = analyzer.analyze(graph)
    let loose = Set(package.project?.loose ?? [])
    let judged = JudgedSources(
      findings: analyzed.findings.filter { !package.isPluginOutput($0.location.path) },
      imports: analyzed.graph.files.filter { !loose.contains($0.path) }
        .map { FileImports(of: $0) },
      keptForDoubt: analyzed.keptForDoubt,
      unread: analyzed.graph.files.count { $0.facts.unread != nil },
      generated: analyzed.graph.files.filter(\.facts.isGenerated).map(\.path).sorted(),
      unreadableResources: resourceNames.unreadable)
    return (judged, analyzed.graph, analyzed.isAlive)
  }

  private func report(
    _ judged: JudgedSources, _ sources: ScanSources, of package: ScannedPackage
  ) -> FindingReport {
    var coverage = sources.coverage(keptForDoubt: judged.keptForDoubt)
    coverage.unread = judged.unread
    let beside = PackageContents(
      root: package.root, manifest: package.manifest, hasProject: package.project != nil,
      files: judged.imports
    ).findings(enabledBy: configuration)
    let found = judged.findings + beside.findings
    let filter = ReportFilter(
      configuration, generated: judged.generated,
      managed: DependencyFolders.folders(
        of: Set(found.map(\.location.path)), root: package.root))
    var notes = [sources.note(on: coverage)] + sources.notesOnMissing(in: package)
    notes += [filter.note(onGeneratedAmong: found), filter.note(onManagedAmong: found)]
      .compactMap { $0 }
    notes += [Self.note(onUnreadable: judged.unreadableResources)].compactMap { $0 }
    notes += UnusedSettings(configuration: configuration, package: package).notes
    return FindingReport(
      tool: "assay dead-code scan", version: toolVersion,
      rules: DeadCodeRule.allCases.map(\.info), findings: filter.reported(found),
      notes: notes + package.notes + beside.notes, coverage: coverage)
  }

  private static func note(onUnreadable resources: [String]) -> String? {
    guard !resources.isEmpty else { return nil }
    let names = resources.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = resources.count > 3 ? " and \(resources.count - 3) more" : ""
    return
      "\(Counted.words(resources.count, "resource file")) cannot be read to the end (\(names)\(more)): "
      + "classes that a storyboard, xib or Info.plist of them may name are kept; repair or remove "
      + "them and scan again"
  }

  private func openCache(for root: String) -> ScanCache? {
    guard configuration.usesCache else { return nil }
    return environment.cacheFolder.map { folder in
      ScanCache(
        directory: folder, root: root, toolVersion: "\(toolVersion) \(environment.build)")
    }
  }

  /// A cache that cannot be written costs the next scan its time, and this one nothing.
  private func save(_ cache: ScanCache?) {
    do {
      try cache?.save()
    } catch {
      progress("the cache was not written: \(error)")
    }
  }
}
