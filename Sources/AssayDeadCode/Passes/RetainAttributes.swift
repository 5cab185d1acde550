// SPDX-License-Identifier: MIT

/// Declarations whose own attributes say that something else than Swift source reaches them.
struct RetainAttributes: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    var edges: [SourceGraph.Edge] = []
    let objcMembers = Self.objcMembersClasses(of: graph)
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      let flags = graph.declarations[index].flags
      if flags.contains(.linkage) { graph.retain(id, .linkage) }
      if flags.contains(.delegateAdaptor) { graph.retain(id, .delegateAdaptor) }
      if flags.contains(.objc) { graph.retain(id, .objectiveC) }
      if flags.contains(.unavailable) {
        retainWithParent(id, .unavailable, &graph, &edges)
      }
      if flags.contains(.compilerHook) {
        retainWithParent(id, .language, &graph, &edges)
      }
      let parent = graph.declarations[index].parent
      let isHidden = [.private, .fileprivate].contains(graph.declarations[index].access)
      guard parent != .none, flags.isDisjoint(with: .objc), !isHidden else { continue }
      if objcMembers.contains(graph.owner(of: id)) {
        edges.append(graph.implied(graph.owner(of: id), uses: id))
      } else if graph.declarations[parent.index].isObjcExtension {
        edges.append(graph.implied(parent, uses: id))
      }
    }
    graph.add(edges)
  }

  /// Classes of which Objective-C sees all members, those of extensions too: with `@objcMembers`,
  /// and all below one (The Swift Programming Language, "Attributes").
  private static func objcMembersClasses(of graph: SourceGraph) -> Set<DeclarationID> {
    var found = Set(
      graph.declarations.indices.lazy.filter { graph.declarations[$0].flags.contains(.objcMembers) }
        .map { DeclarationID($0) })
    if found.isEmpty { return [] }
    let inheritance = graph.edges.filter {
      $0.kind == .inheritance && graph.declarations[$0.from.index].kind == .class
    }
    var count = 0
    while count != found.count {
      count = found.count
      for edge in inheritance where found.contains(edge.to) { found.insert(edge.from) }
    }
    return found
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

extension SourceGraph.Declaration {
  /// Whether it is an `@objc extension`.
  fileprivate var isObjcExtension: Bool { kind == .extension && flags.contains(.objc) }
}
