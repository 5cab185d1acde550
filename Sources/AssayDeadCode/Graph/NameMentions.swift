// SPDX-License-Identifier: MIT

/// Names that stand where the scan cannot tell what they mean; every declaration with such a name is kept.
struct NameMentions {
  /// Hashes of the names: a chance equality keeps one declaration too many and harms nothing.
  private var hashes: Set<UInt64> = []

  mutating func insert(_ name: some Sequence<UInt8>) {
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

  /// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/): the same in every run, unlike `Hasher`.
  private static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
