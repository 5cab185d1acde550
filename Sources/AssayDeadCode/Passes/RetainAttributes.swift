// SPDX-License-Identifier: MIT

/// Declarations whose own attributes say that something else than Swift source reaches them.
struct RetainAttributes: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    var edges: [SourceGraph.Edge] = []
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      let flags = graph.declarations[index].flags
      if flags.contains(.linkage) { graph.retain(id, .linkage) }
      if flags.contains(.delegateAdaptor) { graph.retain(id, .delegateAdaptor) }
      if flags.contains(.objc) { graph.retain(id, .objectiveC) }
      if flags.contains(.dynamic) { graph.retain(id, .objectiveC) }
      if flags.contains(.unavailable) {
        retainWithParent(id, .unavailable, &graph, &edges)
      }
      if flags.contains(.compilerHook) {
        retainWithParent(id, .language, &graph, &edges)
      }
      let parent = graph.declarations[index].parent
      let isHidden = [.private, .fileprivate].contains(graph.declarations[index].access)
      if parent != .none, flags.isDisjoint(with: .objc), !isHidden,
        showsMembers(graph.declarations[parent.index])
      {
        edges.append(graph.implied(parent, uses: id))
      }
    }
    graph.add(edges)
  }

  /// Whether Objective-C sees all members: of a class with `@objcMembers`, of an `@objc extension`.
  private func showsMembers(_ parent: SourceGraph.Declaration) -> Bool {
    parent.flags.contains(.objcMembers)
      || parent.kind == .extension && parent.flags.contains(.objc)
  }

  private func retainWithParent(
    _ id: DeclarationID, _ reason: RetentionReason, _ graph: inout SourceGraph,
    _ edges: inout [SourceGraph.Edge]
  ) {
    if graph.declarations[id.index].parent == .none {
      graph.retain(id, reason)
    } else {
      edges.append(graph.implied(graph.typeOrExtension(of: id), uses: id))
    }
  }
}
