// SPDX-License-Identifier: MIT

/// Which declarations something that runs can reach.
///
/// The walk keeps its own stack, so the depth of a program's call graph does not matter. A witness is
/// reached when both its requirement and the type around it are: whichever comes second finds the other.
package struct Reachability: Sendable {
  package let isAlive: [Bool]

  /// - Parameters:
  ///   - ignoresTests: leave out test files and the roots in them.
  ///   - ignoresComments: leave out the roots that comments made.
  init(of graph: SourceGraph, ignoresTests: Bool = false, ignoresComments: Bool = false) {
    var walk = Walk(graph)
    for root in graph.roots {
      if ignoresTests, graph.isTest(root.declaration) || graph.isTest(root) { continue }
      if ignoresComments, root.reason == .ignored { continue }
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
    /// By the declaration that a witness still waits for: the witnesses.
    var waiting: [Int32: [DeclarationID]] = [:]

    init(_ graph: SourceGraph) {
      self.graph = graph
      isAlive = [Bool](repeating: false, count: graph.declarations.count)
      table = EdgeTable(grouped: graph.edges, declarationCount: graph.declarations.count)
    }

    mutating func reach(_ id: DeclarationID) {
      guard !isAlive[id.index] else { return }
      isAlive[id.index] = true
      stack.append(id)
    }

    mutating func run() {
      while let id = stack.popLast() {
        // NB: an item of a switch does not make a case: one that is only matched can go, with its items.
        for edge in table[id] where edge.kind != .switchItem {
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
        if let witnesses = waiting.removeValue(forKey: id.rawValue) {
          for witness in witnesses { reach(witness) }
        }
      }
    }
  }
}

extension SourceGraph {
  func isTest(_ root: Root) -> Bool {
    root.file >= 0 && files[Int(root.file)].isTest
  }

  func isTest(_ id: DeclarationID) -> Bool {
    files[Int(declarations[id.index].file)].isTest
  }

  /// The type whose member a declaration is, through the extension around it; `none` for a global and for a member of a
  /// type that is not ours.
  package func owner(of id: DeclarationID) -> DeclarationID {
    let parent = declarations[id.index].parent
    guard parent != .none else { return .none }
    let declaration = declarations[parent.index]
    return declaration.kind == .extension ? declaration.extended : parent
  }

  package func fact(of id: DeclarationID) -> DeclarationFact {
    let declaration = declarations[id.index]
    return files[Int(declaration.file)].facts.declarations[Int(declaration.fact)]
  }

  /// The base name: `foo` of `foo(a:)`.
  package func name(of id: DeclarationID) -> String {
    let declaration = declarations[id.index]
    let facts = files[Int(declaration.file)].facts
    return facts.names[facts.declarations[Int(declaration.fact)].name]
  }

  /// With argument labels.
  package func fullName(of id: DeclarationID) -> String {
    let declaration = declarations[id.index]
    let facts = files[Int(declaration.file)].facts
    return facts.names[facts.declarations[Int(declaration.fact)].fullName]
  }

  func qualifiedName(of id: DeclarationID) -> String {
    var parts = [fullName(of: id)]
    var next = declarations[id.index].parent
    while next != .none {
      parts.append(fullName(of: next))
      next = declarations[next.index].parent
    }
    return parts.reversed().joined(separator: ".")
  }
}
