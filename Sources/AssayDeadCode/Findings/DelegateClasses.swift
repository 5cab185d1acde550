// SPDX-License-Identifier: MIT

/// Classes of the sources whose objects others refer to weakly: they conform to a protocol whose
/// name ends in `Delegate` or `DataSource`, by themselves, in an extension or through what they
/// inherit.
///
/// Views and view controllers are left out, because what they are shown in holds them.
struct DelegateClasses {
  private let classes: Set<DeclarationID>

  init(in graph: SourceGraph) {
    var delegates: Set<DeclarationID> = []
    var shown: Set<DeclarationID> = []
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      let fact = graph.fact(of: id)
      guard fact.inheritanceCount > 0 else { continue }
      let facts = graph.file(of: id).facts
      let inherited = facts.inheritedTypes(of: fact).map { facts.names[$0.name] }
      if inherited.contains(where: { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }) {
        delegates.insert(Self.type(of: id, in: graph))
      }
      if inherited.contains(where: { $0.hasSuffix("ViewController") || $0.hasSuffix("View") }) {
        shown.insert(Self.type(of: id, in: graph))
      }
    }
    let inheritance = graph.edges.filter { $0.kind == .inheritance }
    var count = 0
    while count != delegates.count + shown.count {
      count = delegates.count + shown.count
      for edge in inheritance {
        let type = Self.type(of: edge.from, in: graph)
        if delegates.contains(edge.to) { delegates.insert(type) }
        if shown.contains(edge.to) { shown.insert(type) }
      }
    }
    classes = delegates.subtracting(shown).filter {
      [.class, .actor].contains(graph.declarations[$0.index].kind)
    }
  }

  func contains(_ type: DeclarationID) -> Bool { classes.contains(type) }

  /// The type that an inheritance clause is about.
  private static func type(of id: DeclarationID, in graph: SourceGraph) -> DeclarationID {
    let extended = graph.declarations[id.index].extended
    return extended == .none ? id : extended
  }
}
