// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Scans a package: builds or reads the index, reads the sources, makes the graph, runs the passes, and
/// lists the findings.
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

  /// - Throws: `DeadCodeError`, `IndexStoreError`, `ManifestError`.
  package func scan() async throws -> ScanResult {
    guard let root = FileStatus.realPath(root) else {
      throw DeadCodeError.nothingToScan(path: root)
    }
    let package = try await ScannedPackage(root: root, configuration: configuration)
    let graph: SourceGraph
    if configuration.syntaxOnly {
      graph = try await syntaxGraph(of: package)
    } else {
      graph = try await indexGraph(of: package)
    }
    progress("following uses")
    let analyzer = GraphAnalyzer(
      configuration: configuration, publicModules: package.publicModules,
      confidence: configuration.syntaxOnly ? .medium : .high)
    let analyzed = analyzer.analyze(graph)
    let beside = PackageFindings(
      root: root, manifest: package.manifest, configuration: configuration
    ).findings(in: analyzed.graph)
    let reported = ReportFilter(configuration).reported(analyzed.findings + beside.findings)
    return ScanResult(
      report: FindingReport(
        tool: "assay dead-code scan", version: toolVersion,
        rules: DeadCodeRule.allCases.map(\.rule), findings: reported,
        notes: package.notes + beside.notes),
      graph: analyzed.graph, isAlive: analyzed.isAlive)
  }

  private func indexGraph(of package: ScannedPackage) async throws -> SourceGraph {
    var stores = configuration.indexStores
    if stores.isEmpty {
      let builder = SwiftPackageBuilder(
        root: package.root, scratchPath: configuration.scratchPath,
        arguments: configuration.buildArguments)
      if !configuration.skipsBuild {
        progress("building the package for its index")
        try await builder.buildIndex()
      }
      stores = [builder.indexStore]
    }
    progress("reading the index")
    let library = try await IndexStoreLibrary.locate(searchPath: environment.searchPath)
    let cache = openCache(for: package.root)
    let reader = IndexReader(library: library, stores: stores, cache: cache) {
      package.includes(path: $0)
    }
    let reading = try await reader.read()
    if !configuration.allowsStaleIndex, !reading.staleFiles.isEmpty {
      throw DeadCodeError.staleIndex(files: reading.staleFiles.map(package.relative))
    }
    let engine = IndexEngine(package: package, cache: cache, progress: progress)
    let graph = try await engine.graph(of: reading.data)
    save(cache)
    return graph
  }

  private func openCache(for root: String) -> ScanCache? {
    guard configuration.usesCache else { return nil }
    return environment.cacheFolder.map { folder in
      ScanCache(directory: folder, root: root, toolVersion: toolVersion)
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

  private func syntaxGraph(of package: ScannedPackage) async throws -> SourceGraph {
    progress("reading the sources")
    let cache = openCache(for: package.root)
    let graph = try await SyntaxEngine(package: package, cache: cache).graph()
    save(cache)
    return graph
  }
}
