// SPDX-License-Identifier: MIT

/// Initializers without which the type around them would not compile, or would become something
/// else.
///
/// - A private initializer without parameters is there so that nobody makes an instance.
/// - A class whose stored properties have no initial values must have an initializer.
/// - A required initializer is called through metatypes.
/// - A subclass's initializer calls its superclass's `init()` by itself where it calls no other.
struct RetainInitializers: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    var edges: [SourceGraph.Edge] = []
    var classInitializers: [DeclarationID: [DeclarationID]] = [:]
    for index in graph.declarations.indices
    where graph.declarations[index].kind == .initializer {
      let id = DeclarationID(index)
      let owner = graph.owner(of: id)
      guard owner != .none else { continue }
      let declaration = graph.declarations[index]
      let preventsInstances = declaration.access == .private && graph.fullName(of: id) == "init()"
      if preventsInstances || declaration.flags.contains(.required) {
        edges.append(graph.implied(owner, uses: id))
      }
      if [.class, .actor].contains(graph.declarations[owner.index].kind),
        !declaration.flags.contains(.convenience)
      {
        classInitializers[owner, default: []].append(id)
      }
    }
    // NB: all of them, not the last that is used: which ones are used is not known before the walk.
    for (owner, initializers) in classInitializers.sorted(by: { $0.key < $1.key })
    where initializers.count == 1 && needsInitializer(owner, in: graph) {
      edges.append(graph.implied(owner, uses: initializers[0]))
    }
    edges += implicitSuperCalls(in: graph)
    graph.add(edges)
  }

  private func implicitSuperCalls(in graph: SourceGraph) -> [SourceGraph.Edge] {
    var callable: [DeclarationID: DeclarationID] = [:]
    for index in graph.declarations.indices
    where graph.declarations[index].kind == .initializer {
      let id = DeclarationID(index)
      let owner = graph.owner(of: id)
      guard owner != .none, graph.declarations[owner.index].kind == .class,
        graph.fullName(of: id) == "init()"
      else { continue }
      callable[owner] = id
    }
    return graph.edges.compactMap { edge in
      guard edge.kind == .inheritance, graph.declarations[edge.from.index].kind == .class,
        let initializer = callable[edge.to]
      else { return nil }
      return graph.implied(edge.from, uses: initializer)
    }
  }

  private func needsInitializer(_ type: DeclarationID, in graph: SourceGraph) -> Bool {
    graph.members(of: type).contains { member in
      let declaration = graph.declarations[member.index]
      return declaration.kind == .property && declaration.flags.contains(.stored)
        && declaration.flags.isDisjoint(with: [.hasInitialValue, .static, .classMember])
    }
  }
}
