// SPDX-License-Identifier: MIT

/// Classes, and their members, that storyboards, property lists, data models and scripting
/// definitions name; classes that Objective-C names, and what protocols that it names require;
/// protocols that templates name; functions that shell scripts call. Where a storyboard cannot be
/// read, any class may be one of it.
struct RetainResourceNames: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    let names = context.resourceNames
    if names.isEmpty { return }
    var edges: [SourceGraph.Edge] = []
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      switch graph.declarations[index].kind {
      case .class where names.types.contains(graph.name(of: id)): graph.retain(id, .resource)
      case .class where names.objectiveC.contains(graph.name(of: id)):
        graph.retain(id, .objectiveC)
      // Interface Builder and property lists name subclasses of the system's classes.
      case .class where names.mayNameAnyClass && graph.fact(of: id).inheritanceCount > 0:
        graph.retain(id, .uncertain)
      case .protocol where names.templated.contains(graph.name(of: id)),
        .class where names.templated.contains(graph.name(of: id)):
        graph.retain(id, .template)
      case .function where names.scripted.contains(graph.name(of: id)):
        graph.retain(id, .script)
      case .property, .method:
        let owner = graph.owner(of: id)
        guard owner != .none else { continue }
        let type = graph.declarations[owner.index]
        let isNamed = type.kind == .class && names.members.contains(graph.name(of: id))
        let isRequired =
          type.kind == .protocol && type.flags.contains(.objc)
          && names.objectiveC.contains(graph.name(of: owner))
        if isNamed || isRequired { edges.append(graph.implied(owner, uses: id)) }
      case .class, .struct, .enum, .actor, .protocol, .extension, .function, .initializer,
        .deinitializer, .global, .enumCase, .typealias, .associatedType, .subscript, .operator,
        .precedenceGroup, .macro:
        continue
      }
    }
    graph.add(edges)
  }
}
