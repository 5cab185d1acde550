// SPDX-License-Identifier: MIT

/// Properties whose wrapper is a `DynamicProperty` of the sources with state in it: SwiftUI updates
/// the view around them when that state changes, whether anything reads them or not.
struct RetainDynamicProperties: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    let wrappers = Self.wrappers(in: graph)
    if wrappers.isEmpty { return }
    var edges: [SourceGraph.Edge] = []
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      guard graph.owner(of: id) != .none, isWrapped(id, in: wrappers, graph) else { continue }
      edges.append(graph.implied(graph.owner(of: id), uses: id))
    }
    graph.add(edges)
  }

  /// Wrappers of SwiftUI, CoreData and SwiftData that observe something; those of SwiftUI's
  /// environment begin with `Environment`.
  private static let observing: Set<String> = [
    "AppStorage", "FetchRequest", "ObservedObject", "Query", "SceneStorage",
    "SectionedFetchRequest",
    "State", "StateObject",
  ]

  /// The names of the wrappers. One may hold another.
  private static func wrappers(in graph: SourceGraph) -> Set<String> {
    var dynamic: Set<DeclarationID> = []
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      let facts = graph.file(of: id).facts
      let inherited = facts.inheritedTypes(of: graph.fact(of: id))
      guard inherited.contains(where: { facts.names[$0.name] == "DynamicProperty" }) else {
        continue
      }
      let extended = graph.declarations[index].extended
      let type = extended == .none ? id : extended
      if graph.declarations[type.index].flags.contains(.propertyWrapper) { dynamic.insert(type) }
    }
    var names: Set<String> = []
    var count = -1
    while count != names.count {
      count = names.count
      for type in dynamic {
        let holdsState = graph.members(of: type).contains { member in
          attributes(of: member, in: graph).contains {
            observing.contains($0) || $0.hasPrefix("Environment") || names.contains($0)
          }
        }
        if holdsState { names.insert(graph.name(of: type)) }
      }
    }
    return names
  }

  private func isWrapped(
    _ id: DeclarationID, in wrappers: Set<String>, _ graph: SourceGraph
  ) -> Bool {
    let declaration = graph.declarations[id.index]
    return declaration.kind == .property && declaration.flags.contains(.customAttribute)
      && Self.attributes(of: id, in: graph).contains(where: wrappers.contains)
  }

  private static func attributes(of id: DeclarationID, in graph: SourceGraph) -> [String] {
    let fact = graph.fact(of: id)
    let facts = graph.file(of: id).facts
    let start = Int(fact.attributesStart)
    return facts.attributeNames[start..<start + Int(fact.attributesCount)].map { facts.names[$0] }
  }
}
