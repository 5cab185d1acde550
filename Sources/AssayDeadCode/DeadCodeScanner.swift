// SPDX-License-Identifier: MIT

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
      let files = SourceLister.swiftFiles(
        root: package.root, manifest: package.manifest, configuration: configuration)
      guard !files.isEmpty else { throw DeadCodeError.nothingToScan(path: package.root) }
      return .syntax(files)
    }
    let stores = try await indexStores(of: package)
    progress("reading the index")
    let library = try await IndexStoreLibrary.locate(searchPath: environment.searchPath)
    let reader = IndexReader(library: library, stores: stores, cache: cache) {
      package.includes(path: $0)
    }
    let selection = try await reader.selection()
    if !configuration.allowsStaleIndex, !selection.staleFiles.isEmpty {
      throw DeadCodeError.staleIndex(files: selection.staleFiles.map(package.relative))
    }
    let coverage = try IndexCoverage(of: selection, in: package)
    if !configuration.allowsIncompleteIndex, !coverage.missing.isEmpty {
      throw DeadCodeError.incompleteIndex(
        covered: coverage.covered, total: coverage.total,
        missing: coverage.missingParts(in: package))
    }
    return .index(reader, selection, coverage)
  }

  /// Those that are named, or that of a build.
  private func indexStores(of package: ScannedPackage) async throws -> [String] {
    if !configuration.indexStores.isEmpty { return configuration.indexStores }
    let builder = SwiftPackageBuilder(
      root: package.root, scratchPath: configuration.scratchPath,
      arguments: configuration.buildArguments)
    if !configuration.skipsBuild {
      progress("building the package for its index")
      try await builder.buildIndex()
    }
    return [builder.indexStore]
  }

  private func judge(
    _ sources: ScanSources, of package: ScannedPackage, _ cache: ScanCache?
  ) async throws -> (judged: JudgedSources, graph: SourceGraph, isAlive: [Bool]) {
    let graph: SourceGraph
    let confidence: Confidence
    switch sources {
    case .index(let reader, let selection, let coverage):
      let data = try await reader.read(selection).data
      graph = try await IndexEngine(package: package, cache: cache, progress: progress)
        .graph(of: data, beside: coverage.missing)
      confidence = .high
    case .syntax(let files):
      progress("reading the sources")
      graph = try await SyntaxEngine(package: package, cache: cache).graph(of: files)
      confidence = .medium
    }
    progress("following uses")
    let analyzer = GraphAnalyzer(
      configuration: configuration, publicModules: package.publicModules, confidence: confidence)
    let analyzed = analyzer.analyze(graph)
    let judged = JudgedSources(
      findings: analyzed.findings, imports: analyzed.graph.files.map { FileImports(of: $0) },
      keptForDoubt: analyzed.keptForDoubt,
      generated: analyzed.graph.files.filter(\.facts.isGenerated).map(\.path).sorted())
    return (judged, analyzed.graph, analyzed.isAlive)
  }

  private func report(
    _ judged: JudgedSources, _ sources: ScanSources, of package: ScannedPackage
  ) -> FindingReport {
    let coverage = sources.coverage(keptForDoubt: judged.keptForDoubt)
    let beside = PackageContents(
      root: package.root, manifest: package.manifest, files: judged.imports
    ).findings(enabledBy: configuration)
    let found = judged.findings + beside.findings
    let filter = ReportFilter(configuration, generated: judged.generated)
    var notes = [sources.note(on: coverage)] + sources.notesOnMissing(in: package)
    notes += [filter.note(onGeneratedAmong: found)].compactMap { $0 }
    return FindingReport(
      tool: "assay dead-code scan", version: toolVersion,
      rules: DeadCodeRule.allCases.map(\.info), findings: filter.reported(found),
      notes: notes + package.notes + beside.notes, coverage: coverage)
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
