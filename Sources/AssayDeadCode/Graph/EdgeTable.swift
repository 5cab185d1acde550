// SPDX-License-Identifier: MIT

/// Edges grouped by where they start: `table[id]` gives the edges from one declaration, in the
/// order in which they were given, then those of its shared uses.
package struct EdgeTable: Sendable {
  let edges: [SourceGraph.Edge]
  private let starts: [Int32]
  private var sharedUses: [SharedUse] = []
  private var sharedStarts: [Int32] = []
  private var lists = TargetLists()

  init(_ unordered: [SourceGraph.Edge], declarationCount: Int) {
    let groups = IndexGroups(count: unordered.count, keyCount: declarationCount) {
      unordered[$0].from.index
    }
    edges = groups.order.map { unordered[Int($0)] }
    starts = groups.starts
  }

  /// Of a graph whose edges are grouped already.
  init(of graph: SourceGraph) {
    let edges = graph.edges
    self.edges = edges
    starts = IndexGroups.starts(count: edges.count, keyCount: graph.declarations.count) {
      edges[$0].from.index
    }
    guard !graph.sharedUses.isEmpty else { return }
    sharedUses = graph.sharedUses
    sharedStarts = graph.sharedStarts()
    lists = graph.targetLists
  }

  package subscript(id: DeclarationID) -> Outgoing {
    Outgoing(single: single(from: id), shared: shared(from: id), lists: lists)
  }

  /// Edges that are no part of a shared use.
  func single(from id: DeclarationID) -> ArraySlice<SourceGraph.Edge> {
    edges[Int(starts[id.index])..<Int(starts[id.index + 1])]
  }

  func shared(from id: DeclarationID) -> ArraySlice<SharedUse> {
    guard !sharedUses.isEmpty else { return [] }
    return sharedUses[Int(sharedStarts[id.index])..<Int(sharedStarts[id.index + 1])]
  }

  /// The edges from one declaration.
  package struct Outgoing: Sequence, IteratorProtocol {
    private var single: ArraySlice<SourceGraph.Edge>
    private var shared: ArraySlice<SharedUse>
    private var targets: ArraySlice<TargetLists.Target> = []
    private var use: SharedUse?
    private let lists: TargetLists

    fileprivate init(
      single: ArraySlice<SourceGraph.Edge>, shared: ArraySlice<SharedUse>, lists: TargetLists
    ) {
      self.single = single
      self.shared = shared
      self.lists = lists
    }

    package mutating func next() -> SourceGraph.Edge? {
      if let edge = single.popFirst() { return edge }
      while true {
        while let use, let target = targets.popFirst() {
          if let edge = use.edge(to: target) { return edge }
        }
        guard let next = shared.popFirst() else { return nil }
        use = next
        targets = lists[next.list]
      }
    }
  }
}
