// SPDX-License-Identifier: MIT

/// The edges of a graph by where they end.
struct IncomingEdges: Sendable {
  private let edges: [SourceGraph.Edge]
  private let groups: IndexGroups
  /// By declaration: whether witnesses or overrides depend on it.
  let outgoingWitness: [Bool]

  init(of graph: SourceGraph) {
    let edges = graph.edges
    self.edges = edges
    groups = IndexGroups(count: edges.count, keyCount: graph.declarations.count) {
      edges[$0].to.index
    }
    var witness = [Bool](repeating: false, count: graph.declarations.count)
    for edge in edges where edge.kind == .witness { witness[edge.from.index] = true }
    outgoingWitness = witness
  }

  subscript(id: DeclarationID) -> some Sequence<SourceGraph.Edge> {
    groups[id.index].lazy.map { edges[Int($0)] }
  }
}
