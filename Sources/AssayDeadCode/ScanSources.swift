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
  case index(IndexReader, IndexReader.Selection, IndexCoverage)
  case syntax([SourceLister.SourceFile])

  /// A key over everything that the findings in the sources depend on: their content, the records,
  /// what the manifest says of them, the configuration.
  /// - Throws: `DeadCodeError.unreadable`.
  func key(in package: ScannedPackage) async throws -> CacheKey {
    var builder = CacheKeyBuilder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    builder.add(String(decoding: try encoder.encode(package.configuration), as: UTF8.self))
    builder.add(package.publicModules.sorted())
    let paths: [String]
    switch self {
    case .index(_, let selection, let coverage):
      builder.add("index")
      for file in selection.files {
        builder.add(file.record)
        builder.add(file.modules)
        builder.add(file.dependencies)
      }
      paths =
        selection.files.map(\.path) + coverage.missing.map { "\(package.root)/\($0.path)" }
    case .syntax(let files):
      builder.add("syntax")
      for file in files { builder.add(file.modules) }
      paths = files.map { "\(package.root)/\($0.path)" }
    }
    let contents = try await concurrentMap(paths, threads: 2, batch: 64) { path in
      CacheKey(of: try SourceReader.bytes(of: path))
    }
    for (path, content) in zip(paths, contents) {
      let relative = package.relative(path)
      builder.add(relative)
      builder.add(package.manifest?.target(containing: relative)?.kind.rawValue ?? "")
      builder.add(content.low)
      builder.add(content.high)
    }
    return builder.key
  }

  func coverage(keptForDoubt: Int) -> SourceCoverage {
    switch self {
    case .index(_, _, let coverage):
      SourceCoverage(
        sources: coverage.total, covered: coverage.covered, keptForDoubt: keptForDoubt)
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
    let noun = coverage.sources == 1 ? "source" : "sources"
    return "\(coverage.covered) of \(coverage.sources) \(noun) \(verb), "
      + "\(coverage.keptForDoubt) kept only because of doubt"
  }

  /// What the index does not know, where a scan goes on without it.
  func notesOnMissing(in package: ScannedPackage) -> [String] {
    switch self {
    case .index(_, _, let coverage) where !coverage.missing.isEmpty:
      let parts = coverage.missingParts(in: package).joined(separator: ", ")
      return ["the index does not know \(parts); what they name is kept"]
    case .index, .syntax: return []
    }
  }
}
