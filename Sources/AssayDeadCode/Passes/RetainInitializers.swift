// SPDX-License-Identifier: MIT

/// Initialisers without which the type around them would not compile, or would become something else.
///
/// - A private initialiser without parameters is there so that nobody makes an instance.
/// - A class whose stored properties have no initial values must have an initialiser.
/// - A required initialiser is called through metatypes; one that overrides another stands for it.
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
    graph.add(edges)
  }

  private func needsInitializer(_ type: DeclarationID, in graph: SourceGraph) -> Bool {
    graph.members(of: type).contains { member in
      let declaration = graph.declarations[member.index]
      return declaration.kind == .property && declaration.flags.contains(.stored)
        && declaration.flags.isDisjoint(with: [.hasInitialValue, .static, .classMember])
    }
  }
}
