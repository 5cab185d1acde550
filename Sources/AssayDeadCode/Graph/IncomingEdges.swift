// SPDX-License-Identifier: MIT

/// The edges of a graph by where they end.
struct IncomingEdges: Sendable {
  private let edges: [SourceGraph.Edge]
  private let groups: IndexGroups
  /// By declaration: whether witnesses or overrides depend on it.
  let outgoingWitness: [Bool]
  private let sharedUses: [SharedUse]
  private let lists: TargetLists
  /// Shared uses by list.
  private let uses: IndexGroups
  /// Places in `lists.targets` by declaration.
  private let places: IndexGroups

  init(of graph: SourceGraph) {
    let edges = graph.edges
    self.edges = edges
    groups = IndexGroups(count: edges.count, keyCount: graph.declarations.count) {
      edges[$0].to.index
    }
    var witness = [Bool](repeating: false, count: graph.declarations.count)
    for edge in edges where edge.kind == .witness { witness[edge.from.index] = true }
    outgoingWitness = witness
    let (shared, lists) = (graph.sharedUses, graph.targetLists)
    sharedUses = shared
    self.lists = lists
    uses = IndexGroups(count: shared.count, keyCount: lists.count) { Int(shared[$0].list) }
    places = IndexGroups(count: lists.targets.count, keyCount: graph.declarations.count) {
      lists.targets[$0].declaration.index
    }
  }

  /// Edges that are no part of a shared use: all of those that no name makes.
  func single(to id: DeclarationID) -> some Sequence<SourceGraph.Edge> {
    groups[id.index].lazy.map { edges[Int($0)] }
  }

  subscript(id: DeclarationID) -> Incoming {
    Incoming(single: groups[id.index], places: places[id.index], table: self)
  }

  /// The edges to one declaration.
  struct Incoming: Sequence, IteratorProtocol {
    private var single: ArraySlice<Int32>
    private var places: ArraySlice<Int32>
    private var uses: ArraySlice<Int32> = []
    private var target: TargetLists.Target?
    private let table: IncomingEdges

    fileprivate init(single: ArraySlice<Int32>, places: ArraySlice<Int32>, table: IncomingEdges) {
      self.single = single
      self.places = places
      self.table = table
    }

    mutating func next() -> SourceGraph.Edge? {
      if let edge = single.popFirst() { return table.edges[Int(edge)] }
      while true {
        while let target, let use = uses.popFirst() {
          if let edge = table.sharedUses[Int(use)].edge(to: target) { return edge }
        }
        guard let place = places.popFirst() else { return nil }
        target = table.lists.targets[Int(place)]
        uses = table.uses[Int(table.lists.list(ofTargetAt: place))]
      }
    }
  }
}
