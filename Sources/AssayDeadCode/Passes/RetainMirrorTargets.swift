// SPDX-License-Identifier: MIT

/// Stored properties of types that a `Mirror` is made of.
///
/// Which type that is no scan can know in general: the types taken for it are the one around the use, and those that
/// the declaration around the use names.
struct RetainMirrorTargets: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    guard context.configuration.retainMirrorTargets else { return }
    var types: Set<DeclarationID> = []
    let table = EdgeTable(grouped: graph.edges, declarationCount: graph.declarations.count)
    for file in graph.files {
      for use in file.facts.uses
      where use.declaration >= 0 && use.flags.contains(.called) && file.facts.names[use.name] == "Mirror" {
        let id = DeclarationID(file.declarations.lowerBound + Int(use.declaration))
        let owner = graph.owner(of: id)
        if owner != .none { types.insert(owner) }
        for edge in table[id] where graph.declarations[edge.to.index].kind.isNominalType {
          types.insert(edge.to)
        }
      }
    }
    if types.isEmpty { return }
    var edges: [SourceGraph.Edge] = []
    for index in graph.declarations.indices
    where graph.declarations[index].flags.contains(.stored) {
      let id = DeclarationID(index)
      let owner = graph.owner(of: id)
      if types.contains(owner) { edges.append(graph.implied(owner, uses: id)) }
    }
    graph.add(edges)
  }
}
