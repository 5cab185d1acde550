// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// The graph from sources alone, for code that does not build on this machine.
struct SyntaxEngine: Sendable {
  let package: ScannedPackage
  let cache: ScanCache?
  let resourceNames: ResourceNames

  /// - Throws: `DeadCodeError`.
  func graph(of sources: [SourceLister.SourceFile]) async throws -> SourceGraph {
    let (package, cache) = (package, cache)
    let files = try await concurrentMap(sources, threads: 2, batch: 64) { source in
      let bytes = try SourceReader.bytes(of: "\(package.root)/\(source.path)")
      let facts = SourceReader.facts(of: bytes, cache).withoutMisreadings()
      return SourceGraph.File(
        path: source.path, modules: source.modules,
        isTest: source.isTest || package.isTest(source.path, facts: facts), facts: facts,
        declarations: 0..<0, referencedModules: nil)
    }
    .filter { !(package.configuration.excludesTests && $0.isTest) }
    // Following the uses takes as long as reading the sources.
    cache?.checkpoint()
    let loose = try package.looseFiles(cache)
    return SyntaxGraphBuilder.graph(
      files: (files + loose).sorted { $0.path < $1.path },
      previewsKeep: package.configuration.retainSwiftUIPreviews,
      outside: OutsideMentions(names: resourceNames, configuration: package.configuration))
  }
}
