// SPDX-License-Identifier: MIT

internal import CXXHash

/// Names that stand where the scan cannot tell what they mean; every declaration with such a name
/// is kept.
struct NameMentions {
  /// Hashes of the names: a chance equality keeps one declaration too many and harms nothing.
  private var hashes: Set<UInt64> = []

  mutating func insert(_ name: ArraySlice<UInt8>) {
    hashes.insert(Self.hash(name))
  }

  func roots(in graph: SourceGraph) -> [SourceGraph.Root] {
    if hashes.isEmpty { return [] }
    var roots: [SourceGraph.Root] = []
    for file in graph.files {
      for index in file.declarations where graph.declarations[index].kind != .extension {
        let fact = file.facts.declarations[index - file.declarations.lowerBound]
        if hashes.contains(Self.hash(file.facts.names.utf8(of: fact.name))) {
          roots.append(SourceGraph.Root(DeclarationID(index), .uncertain))
        }
      }
    }
    return roots
  }

  private static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    name.withUnsafeBytes { assay_xxh3_128($0.baseAddress, $0.count).low }
  }
}
