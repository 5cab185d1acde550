// SPDX-License-Identifier: MIT

/// The types that conform to a protocol, or could: itself, an extension, a supertype or a subtype
/// says so, or says something that cannot be looked up.
struct PossibleConformers {
  private let graph: SourceGraph
  private let hierarchy: TypeHierarchy
  private var walk: HierarchyWalk
  private var proto = DeclarationID.none
  private var conformers: [DeclarationID] = []

  init(_ graph: SourceGraph, _ hierarchy: TypeHierarchy) {
    self.graph = graph
    self.hierarchy = hierarchy
    walk = HierarchyWalk(count: graph.declarations.count)
  }

  /// Whether a type may conform to any protocol.
  func mayConformToAny(_ type: DeclarationID) -> Bool {
    // An extension of a protocol may fulfill what another protocol asks of the types that conform
    // to both.
    hierarchy.hasOpenDescendant[type.index] || graph.declarations[type.index].kind == .protocol
  }

  /// The types that may conform to a protocol and not to any.
  ///
  /// - Complexity: O(1) for the protocol of the last call.
  mutating func conformers(to proto: DeclarationID) -> [DeclarationID] {
    if proto != self.proto {
      self.proto = proto
      let subtypes = walk.reached(from: [proto], over: hierarchy.subtypes)
      conformers = walk.reached(from: subtypes, over: hierarchy.supertypes)
        .filter { !mayConformToAny($0) }
    }
    return conformers
  }
}

/// Walks along the edges of a hierarchy, many times.
struct HierarchyWalk {
  /// By declaration: the last walk that came by.
  private var visits: [Int32]
  private var walk: Int32 = 0

  init(count: Int) {
    visits = [Int32](repeating: 0, count: count)
  }

  /// The starts and all that can be reached from them, each once.
  mutating func reached(
    from starts: [DeclarationID], over edges: [[DeclarationID]]
  ) -> [DeclarationID] {
    walk += 1
    var result: [DeclarationID] = []
    for start in starts where visits[start.index] != walk {
      visits[start.index] = walk
      result.append(start)
    }
    var next = 0
    while next < result.count {
      for other in edges[result[next].index] where visits[other.index] != walk {
        visits[other.index] = walk
        result.append(other)
      }
      next += 1
    }
    return result
  }
}
