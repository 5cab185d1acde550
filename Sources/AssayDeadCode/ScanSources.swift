// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What an engine will read: all that is known before a source is parsed or a record is opened.
enum ScanSources: Sendable {
  case index(Index)
  case syntax([SourceLister.SourceFile])

  struct Index: Sendable {
    /// Nil where only other machines' facts are read.
    var reader: IndexReader?
    var selection = IndexReader.Selection(
      files: [], staleFiles: [], stores: [], covered: [], newestUnit: 0)
    /// Of other machines.
    var facts: [IndexFacts] = []
    var coverage = IndexCoverage()

    /// All that is known, as one index.
    func data(in package: ScannedPackage) async throws -> IndexData {
      var parts = facts.map { $0.data(in: package) }
      if let reader { parts.insert(try await reader.read(selection).data, at: 0) }
      return await IndexData.joining(parts)
    }
  }

  /// A key over everything that the findings in the sources depend on: their content, the records,
  /// what the manifest says of them, the configuration.
  /// - Throws: `DeadCodeError.unreadable`.
  func key(in package: ScannedPackage) async throws -> CacheKey {
    var builder = CacheKeyBuilder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    builder.add(String(decoding: try encoder.encode(package.configuration), as: UTF8.self))
    builder.add(package.publicModules.sorted())
    let names = try ResourceNames(root: package.root)
    builder.add(names.types.sorted())
    builder.add(names.members.sorted())
    builder.add(names.templated.sorted())
    builder.add(names.objectiveC.sorted())
    builder.add(names.unreadable)
    var paths: [String]
    switch self {
    case .index(let index):
      builder.add("index")
      for facts in index.facts {
        let key = CacheKey(of: facts.encoded())
        builder.add(key.low)
        builder.add(key.high)
      }
      for file in index.selection.files {
        builder.add(file.record)
        builder.add(file.modules)
        builder.add(file.dependencies)
      }
      paths =
        index.selection.files.map(\.path)
        + (index.coverage.missing + index.coverage.unindexable)
        .map { "\(package.root)/\($0.path)" }
    case .syntax(let files):
      builder.add("syntax")
      for file in files { builder.add(file.modules) }
      paths = files.map { "\(package.root)/\($0.path)" }
    }
    paths += (package.project?.loose ?? []).map { FilePaths.resolved($0, in: package.root) }
    let contents = try await concurrentMap(paths, threads: 2, batch: 64) { path in
      CacheKey(of: try SourceReader.bytes(of: path))
    }
    for (path, content) in zip(paths, contents) {
      let relative = package.relative(path)
      builder.add(relative)
      builder.add(package.manifest?.target(containing: relative)?.kind.rawValue ?? "")
      let source = package.project?.source(at: relative)
      builder.add(source.map { $0.isTest ? "test" : $0.kind.rawValue } ?? "")
      builder.add(content.low)
      builder.add(content.high)
    }
    return builder.key
  }

  func coverage(keptForDoubt: Int) -> SourceCoverage {
    switch self {
    case .index(let index):
      SourceCoverage(
        sources: index.coverage.total, covered: index.coverage.covered,
        keptForDoubt: keptForDoubt)
    case .syntax(let files):
      SourceCoverage(sources: files.count, covered: files.count, keptForDoubt: keptForDoubt)
    }
  }

  /// The sentence that every report has.
  func note(on coverage: SourceCoverage) -> String {
    let verb =
      switch self {
      case .index: "indexed"
      case .syntax: "read without an index"
      }
    return "\(coverage.covered.grouped) of \(Counted.words(coverage.sources, "source")) \(verb), "
      + "\(Counted.words(coverage.keptForDoubt, "declaration")) kept only because of doubt"
      + (coverage.unread == 0 ? "" : ", \(coverage.unread.grouped) could not be read in full")
  }

  /// What the index does not know, where a scan goes on without it.
  func notesOnMissing(in package: ScannedPackage) -> [String] {
    switch self {
    case .index(let index) where !index.coverage.missing.isEmpty:
      let parts = index.coverage.missingParts(in: package).joined(separator: ", ")
      return ["the index does not know \(parts); what they name is kept"]
    case .index, .syntax: return []
    }
  }
}
