// SPDX-License-Identifier: MIT

/// What code that the compiler writes uses: Codable, Equatable, Hashable, Comparable, raw values
/// and allCases.
///
/// Each is an edge from the type, so that a dead type keeps none of them.
struct RetainSynthesizedUses: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    var edges: [SourceGraph.Edge] = []
    let external = Set(context.configuration.externalCodableProtocols)
    let hasOwnEquality = typesWithOwnEquality(in: graph)
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      let declaration = graph.declarations[index]
      let owner = graph.owner(of: id)
      guard owner != .none else { continue }
      let known = context.conformances[owner]
      switch declaration.kind {
      case .enumCase:
        if !known.isDisjoint(with: [.caseIterable, .rawRepresentable, .codingKey, .codable])
          || declaration.flags.contains(.hasRawValue)
        {
          edges.append(graph.implied(owner, uses: id))
        }
      case .property
      where declaration.flags.contains(.stored) && !declaration.flags.contains(.static):
        let isCodable =
          context.configuration.retainCodableProperties && !known.isDisjoint(with: .codable)
          || context.configuration.retainEncodableProperties && known.contains(.encodable)
          || !external.isEmpty && inherits(owner, external, in: graph)
        let isCompared = known.contains(.equatable) && !hasOwnEquality.contains(owner)
        if isCodable || isCompared { edges.append(graph.implied(owner, uses: id)) }
      case .enum where graph.name(of: id) == "CodingKeys":
        if !known.isDisjoint(with: .codable) { edges.append(graph.implied(owner, uses: id)) }
      case .typealias where graph.name(of: id) == "CodingKeys":
        if !known.isDisjoint(with: .codable) { edges.append(graph.implied(owner, uses: id)) }
      default:
        continue
      }
    }
    graph.add(edges)
  }

  private func typesWithOwnEquality(in graph: SourceGraph) -> Set<DeclarationID> {
    var types: Set<DeclarationID> = []
    for index in graph.declarations.indices
    where graph.declarations[index].flags.contains(.operatorFunction) {
      let id = DeclarationID(index)
      if graph.name(of: id) == "==" { types.insert(graph.owner(of: id)) }
    }
    return types
  }

  private func inherits(
    _ type: DeclarationID, _ names: Set<String>, in graph: SourceGraph
  ) -> Bool {
    let facts = graph.file(of: type).facts
    return facts.inheritedTypes(of: graph.fact(of: type)).contains {
      names.contains(facts.names[$0.name])
    }
  }
}
