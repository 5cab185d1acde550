// SPDX-License-Identifier: MIT

/// Members that the language calls by their names: of property wrappers, result builders, dynamic
/// look-up, callable values, string interpolation, actors and global actors.
struct RetainNamedHooks: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    var edges: [SourceGraph.Edge] = []
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      guard [.property, .method, .initializer, .subscript].contains(graph.declarations[index].kind)
      else { continue }
      let type = graph.typeOrExtension(of: id)
      guard type != .none else { continue }
      guard isHook(id, of: type, in: graph) else { continue }
      if graph.owner(of: id) == .none {
        graph.retain(id, .language)
      } else {
        edges.append(graph.implied(type, uses: id))
      }
    }
    graph.add(edges)
  }

  private func isHook(_ id: DeclarationID, of type: DeclarationID, in graph: SourceGraph) -> Bool {
    let declaration = graph.declarations[id.index]
    let flags = graph.declarations[type.index].flags
    let facts = graph.file(of: id).facts
    let fact = facts.declarations[Int(declaration.fact)]
    switch declaration.kind {
    case .property:
      let name = facts.names[fact.name]
      if flags.contains(.propertyWrapper) {
        return ["wrappedValue", "projectedValue"].contains(name)
      }
      if flags.contains(.globalActor), name == "shared" { return true }
      // The runtime runs an actor's code on it.
      let owner = graph.owner(of: id)
      return name == "unownedExecutor" && owner != .none
        && graph.declarations[owner.index].kind == .actor
    case .initializer:
      let labels = facts.names[fact.fullName]
      return flags.contains(.propertyWrapper)
        && (labels.hasPrefix("init(wrappedValue:") || labels.hasPrefix("init(projectedValue:"))
    case .subscript:
      let labels = facts.names[fact.fullName]
      return labels.hasPrefix("subscript(dynamicMember:")
        || labels.hasPrefix("subscript(_enclosingInstance:")
    case .class, .struct, .enum, .actor, .protocol, .extension, .function, .method, .deinitializer,
      .global, .enumCase, .typealias, .associatedType, .operator, .precedenceGroup, .macro:
      let name = facts.names[fact.name]
      switch name {
      case "dynamicallyCall": return true
      case "callAsFunction": return true
      case "appendInterpolation", "appendLiteral": return true
      default: return flags.contains(.resultBuilder) && name.hasPrefix("build")
      }
    }
  }
}
