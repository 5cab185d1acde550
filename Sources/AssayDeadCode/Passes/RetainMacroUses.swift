// SPDX-License-Identifier: MIT

/// What a macro is attached to, with its members: the code that a macro adds may use any of them.
struct RetainMacroUses: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    var edges: [SourceGraph.Edge] = []
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      // Swift Testing's macros are known: they call the test or make the suite, and no more.
      if graph.declarations[index].flags.contains(.testing) { continue }
      if graph.marks[index].contains(.attachedMacro) {
        let parent = graph.declarations[index].parent
        if parent != .none {
          edges.append(graph.implied(graph.typeOrExtension(of: id), uses: id))
        } else if !graph.declarations[index].kind.isNominalType {
          graph.retain(id, .macro)
        }
      }
      let parent = graph.declarations[index].parent
      if parent != .none, graph.marks[parent.index].contains(.attachedMacro),
        !graph.declarations[parent.index].flags.contains(.testing)
      {
        edges.append(graph.implied(parent, uses: id))
      }
    }
    graph.add(edges)
  }
}
