// SPDX-License-Identifier: MIT

/// Edges grouped by where they start: `table[id]` gives the edges from one declaration, in the
/// order in which they were given.
package struct EdgeTable: Sendable {
  let edges: [SourceGraph.Edge]
  private let starts: [Int32]

  init(_ unordered: [SourceGraph.Edge], declarationCount: Int) {
    let groups = IndexGroups(count: unordered.count, keyCount: declarationCount) {
      unordered[$0].from.index
    }
    edges = groups.order.map { unordered[Int($0)] }
    starts = groups.starts
  }

  /// Of edges that are grouped already.
  init(grouped edges: [SourceGraph.Edge], declarationCount: Int) {
    self.edges = edges
    starts = IndexGroups.starts(count: edges.count, keyCount: declarationCount) {
      edges[$0].from.index
    }
  }

  package subscript(id: DeclarationID) -> ArraySlice<SourceGraph.Edge> {
    edges[Int(starts[id.index])..<Int(starts[id.index + 1])]
  }
}
