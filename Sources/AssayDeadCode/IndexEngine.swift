// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// From index data to the graph: facts of every file the index knows, joined with its occurrences.
struct IndexEngine: Sendable {
  let package: ScannedPackage
  let cache: ScanCache?
  let progress: @Sendable (String) -> Void

  func graph(of data: IndexData) async throws -> SourceGraph {
    progress("reading the sources")
    let groups = Self.groups(of: data.files)
    let symbols = data.symbols
    let (package, cache) = (package, cache)
    let joined = try await concurrentMap(groups, threads: 2, batch: 64) { records in
      let path = records[0].path
      let facts = SourceReader.facts(of: try SourceReader.bytes(of: path), cache)
      let sweep = FileSweep(facts: facts, records: records, symbols: symbols)
      let relative = package.relative(path)
      let file = SourceGraph.File(
        path: relative, modules: Array(Set(records.flatMap(\.modules))).sorted(),
        isTest: package.isTest(relative, facts: facts), facts: facts, declarations: 0..<0,
        referencedModules: nil)
      return (file, sweep)
    }
    .filter { file, _ in !(package.configuration.excludesTests && file.isTest) }
    progress("joining \(joined.count) files")
    var files = joined.map(\.0)
    let sweeps = joined.map(\.1)
    var modules = ModuleReferences(symbols, files: files, sweeps: sweeps)
    for index in files.indices {
      files[index].referencedModules = modules.modules(of: sweeps[index])
    }
    return IndexGraphBuilder.graph(files: files, sweeps: sweeps, symbols: symbols)
  }

  /// Files sorted by path, each with all of its records.
  private static func groups(of files: [IndexedFile]) -> [[IndexedFile]] {
    var groups: [[IndexedFile]] = []
    for file in files {
      if groups.last?.first?.path == file.path {
        groups[groups.count - 1].append(file)
      } else {
        groups.append([file])
      }
    }
    return groups
  }
}
