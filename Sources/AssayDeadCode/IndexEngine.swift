// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// From index data to the graph: facts of every file the index knows, joined with its occurrences.
struct IndexEngine: Sendable {
  let package: ScannedPackage
  let cache: ScanCache?
  let progress: @Sendable (String) -> Void

  /// - Parameters:
  ///   - unindexed: sources that the index does not know; what they name is kept.
  ///   - unindexable: sources of plugins and the like, which are not judged; what they name is
  ///     kept.
  func graph(
    of data: IndexData, beside unindexed: [SourceLister.SourceFile] = [],
    naming unindexable: [SourceLister.SourceFile] = []
  ) async throws -> SourceGraph {
    progress("reading the sources")
    let missing = unindexed.map { source in
      Source(path: "\(self.package.root)/\(source.path)", records: [], modules: source.modules)
    }
    let sources = (Self.sources(of: data.files) + missing).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    let symbols = data.symbols
    let (package, cache) = (package, cache)
    let joined = try await concurrentMap(sources, threads: 2, batch: 64) { source in
      let bytes = try SourceReader.bytes(of: source.path)
      let read = SourceReader.facts(of: bytes, cache)
      let facts = source.records.isEmpty ? read.withoutMisreadings() : read.trusted()
      let sweep = FileSweep(
        facts: facts, records: source.records, symbols: symbols, source: bytes)
      // Of sources that changed since, anything may be at another place.
      if !package.configuration.allowsStaleIndex, let misfit = sweep.misfit {
        throw IndexStoreError(.unreadableRecord(reason: misfit.reason), path: source.path)
      }
      let relative = package.relative(source.path)
      var file = SourceGraph.File(
        path: relative, modules: source.modules,
        isTest: package.isTest(relative, facts: facts), facts: facts, declarations: 0..<0,
        referencedModules: nil)
      if package.isPluginOutput(source.path) { file.facts.isGenerated = true }
      file.unseenConditions = sweep.unseenConditions
      return (file, sweep, !source.records.isEmpty)
    }
    .filter { file, _, _ in !(package.configuration.excludesTests && file.isTest) }
    progress("joining \(joined.count) files")
    let loose = try (package.looseFiles(cache) + package.namingFiles(unindexable, cache)).map {
      file in (file, FileSweep(facts: file.facts, records: [], symbols: symbols), false)
    }
    let all = (joined + loose).sorted { $0.0.path < $1.0.path }
    var files = all.map(\.0)
    let sweeps = all.map(\.1)
    var modules = ModuleReferences(symbols, files: files, sweeps: sweeps)
    // Of what the index does not know, every import may be needed.
    for index in files.indices where all[index].2 {
      files[index].referencedModules = modules.modules(of: sweeps[index])
    }
    let lost = LostSymbols(symbols, files: files, sweeps: sweeps)
    if !package.configuration.allowsStaleIndex, let damage = lost.damage(in: sweeps) {
      throw IndexStoreError(
        .unreadableRecord(reason: damage.reason), path: files[damage.file].path)
    }
    return IndexGraphBuilder.graph(
      files: files, sweeps: sweeps, symbols: symbols, lost: lost,
      previewsKeep: package.configuration.retainSwiftUIPreviews)
  }

  private struct Source: Sendable {
    /// Absolute.
    var path: String
    var records: [IndexedFile]
    /// Sorted.
    var modules: [String]
  }

  /// - Parameter files: sorted by path; each source takes all of its records.
  private static func sources(of files: [IndexedFile]) -> [Source] {
    var sources: [Source] = []
    for file in files {
      if sources.last?.path == file.path {
        let index = sources.count - 1
        sources[index].records.append(file)
        sources[index].modules = Set(sources[index].modules + file.modules).sorted()
      } else {
        sources.append(
          Source(path: file.path, records: [file], modules: Set(file.modules).sorted()))
      }
    }
    return sources
  }
}
