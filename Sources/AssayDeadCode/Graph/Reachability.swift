// SPDX-License-Identifier: MIT

/// Which declarations something that runs can reach.
///
/// The walk keeps its own stack, so the depth of a program's call graph does not matter. A witness
/// is reached when both its requirement and the type around it are: whichever comes second finds
/// the other.
struct Reachability: Sendable {
  let isAlive: [Bool]

  /// - Parameters:
  ///   - ignoresTests: leave out test files and the roots in them.
  ///   - ignoresComments: leave out the roots that comments made.
  ///   - ignoresDoubt: leave out the roots and the uses of names whose meaning is not known.
  init(
    of graph: SourceGraph, ignoresTests: Bool = false, ignoresComments: Bool = false,
    ignoresDoubt: Bool = false
  ) {
    var walk = Walk(graph, ignoresDoubt: ignoresDoubt)
    for root in graph.roots {
      if ignoresTests, graph.isTest(root.declaration) { continue }
      // A doubtful name in a test does not tell that nothing else uses the declaration.
      if ignoresTests, !root.reason.isDoubt, graph.isTest(root) { continue }
      if ignoresComments, root.reason == .ignored { continue }
      if ignoresDoubt, root.reason.isDoubt { continue }
      walk.reach(root.declaration)
    }
    walk.run()
    isAlive = walk.isAlive
  }

  private struct Walk {
    var isAlive: [Bool]
    var stack: [DeclarationID] = []
    let table: EdgeTable
    let graph: SourceGraph
    let ignoresDoubt: Bool
    /// By list of the graph's `targetLists`: whether a use of it was followed.
    var isListFollowed: [Bool]
    /// By the declaration that a witness still waits for: the witnesses.
    var waiting: [Int32: [DeclarationID]] = [:]

    init(_ graph: SourceGraph, ignoresDoubt: Bool) {
      self.ignoresDoubt = ignoresDoubt
      self.graph = graph
      isAlive = [Bool](repeating: false, count: graph.declarations.count)
      isListFollowed = [Bool](repeating: false, count: graph.targetLists.count)
      table = graph.outgoingEdges()
    }

    mutating func reach(_ id: DeclarationID) {
      guard !isAlive[id.index] else { return }
      isAlive[id.index] = true
      stack.append(id)
    }

    /// What the first use of a list reaches is all that any use of it does: the one declaration
    /// that a use cannot mean is where it is itself, which is alive.
    mutating func follow(_ list: Int32) {
      guard !isListFollowed[Int(list)] else { return }
      isListFollowed[Int(list)] = true
      for target in graph.targetLists[list] where target.kind != .switchItem {
        reach(target.declaration)
      }
    }

    mutating func run() {
      while let id = stack.popLast() {
        // NB: an item of a switch does not make a case: one that is only matched can go, with its
        // items.
        for edge in table.single(from: id)
        where edge.kind != .switchItem && !(ignoresDoubt && edge.isDoubtful) {
          guard edge.kind == .witness else {
            reach(edge.to)
            continue
          }
          let owner = graph.owner(of: edge.to)
          if owner == .none || isAlive[owner.index] {
            reach(edge.to)
          } else {
            waiting[owner.rawValue, default: []].append(edge.to)
          }
        }
        for use in table.shared(from: id) where !(ignoresDoubt && use.isDoubtful) {
          follow(use.list)
        }
        if let witnesses = waiting.removeValue(forKey: id.rawValue) {
          for witness in witnesses { reach(witness) }
        }
      }
    }
  }
}
