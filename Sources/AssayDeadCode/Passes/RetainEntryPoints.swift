// SPDX-License-Identifier: MIT

/// `@main` and its kin; what main.swift uses became roots when the graph was built.
struct RetainEntryPoints: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    for index in graph.declarations.indices
    where graph.declarations[index].flags.contains(.main) {
      let id = DeclarationID(index)
      graph.retain(id, .entryPoint)
      for member in allMembers(of: id, in: graph) where graph.fullName(of: member) == "main()" {
        graph.retain(member, .entryPoint)
      }
    }
  }

  private func allMembers(of type: DeclarationID, in graph: SourceGraph) -> [DeclarationID] {
    graph.declarations.indices.map { DeclarationID($0) }.filter { graph.owner(of: $0) == type }
  }
}
