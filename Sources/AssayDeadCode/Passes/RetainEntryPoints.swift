// SPDX-License-Identifier: MIT

/// `@main` and its kin; what main.swift uses became roots when the graph was built.
struct RetainEntryPoints: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    let types = graph.declarations.indices.map { DeclarationID($0) }.filter {
      graph.declarations[$0.index].flags.contains(.main)
    }
    if types.isEmpty { return }
    let functions = graph.declarations.indices.map { DeclarationID($0) }.filter { id in
      graph.declarations[id.index].kind == .method && graph.fullName(of: id) == "main()"
    }
    for type in types {
      graph.retain(type, .entryPoint)
      for main in mainFunctions(for: type, among: functions, in: graph) {
        graph.retain(main, .entryPoint)
      }
    }
  }

  /// The type's own `main()` or, where it has none, those of our protocols and superclasses, one of
  /// which it gets.
  private func mainFunctions(
    for type: DeclarationID, among all: [DeclarationID], in graph: SourceGraph
  ) -> [DeclarationID] {
    let own = all.filter { graph.owner(of: $0) == type }
    if !own.isEmpty { return own }
    return all.filter { id in
      let owner = graph.owner(of: id)
      return owner == .none || [.protocol, .class].contains(graph.declarations[owner.index].kind)
    }
  }
}
