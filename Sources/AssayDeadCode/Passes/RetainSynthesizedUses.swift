// SPDX-License-Identifier: MIT

/// What code that the compiler writes uses: Codable, Equatable, Hashable, Comparable, raw values
/// and allCases. What it finds by name or order is part of a data format, which no build checks.
/// So is what a log or a failed test shows of an error: the stored properties of a struct.
///
/// Each is an edge from the type, so that a dead type keeps none of them.
struct RetainSynthesizedUses: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    var edges: [SourceGraph.Edge] = []
    let external = Set(context.configuration.externalCodableProtocols)
    let hasOwnEquality = typesWithOwnEquality(in: graph)
    let hasRawValues = enumsWithRawValues(in: graph)
    for index in graph.declarations.indices {
      let id = DeclarationID(index)
      let declaration = graph.declarations[index]
      let owner = graph.owner(of: id)
      guard owner != .none else { continue }
      let known = context.conformances[owner]
      switch declaration.kind {
      case .enumCase:
        if !known.isDisjoint(with: [.caseIterable, .rawRepresentable, .codingKey, .codable])
          || hasRawValues.contains(owner)
        {
          edges.append(graph.implied(owner, uses: id))
        }
      case .property
      where declaration.flags.contains(.stored) && !declaration.flags.contains(.static):
        let isCodable =
          context.configuration.retainCodableProperties && !known.isDisjoint(with: .codable)
          || context.configuration.retainEncodableProperties && known.contains(.encodable)
          || !external.isEmpty && inherits(owner, external, in: graph)
        // A class gets no == from the compiler.
        let isCompared =
          graph.declarations[owner.index].kind == .struct
          && (known.contains(.equatable) && !hasOwnEquality.contains(owner)
            || context.configuration.retainEquatableProperties && known.contains(.equatable)
            || context.configuration.retainHashableProperties && known.contains(.hashable))
        let isPrinted =
          graph.declarations[owner.index].kind == .struct && known.contains(.error)
          && !describesItself(owner, in: graph)
        if isCodable || isCompared || isPrinted { edges.append(graph.implied(owner, uses: id)) }
      case .enum, .typealias:
        if !known.isDisjoint(with: .codable), areCodingKeys(id, of: owner, in: graph) {
          edges.append(graph.implied(owner, uses: id))
        }
      default:
        continue
      }
    }
    graph.add(edges)
  }

  /// Whether synthesized Codable finds a member by its name: `CodingKeys`, or for the payload of
  /// the case `circle` of an enum `CircleCodingKeys` (SE-0295).
  private func areCodingKeys(
    _ id: DeclarationID, of owner: DeclarationID, in graph: SourceGraph
  ) -> Bool {
    let name = graph.name(of: id)
    guard name.hasSuffix("CodingKeys") else { return false }
    let prefix = name.dropLast("CodingKeys".count)
    if prefix.isEmpty { return true }
    return graph.members(of: owner).contains { member in
      guard graph.declarations[member.index].kind == .enumCase else { return false }
      let base = graph.name(of: member)
      return base.prefix(1).uppercased() + base.dropFirst() == prefix
    }
  }

  /// Whether printing a value shows words of its own, and not its stored properties. A stored
  /// `description` is one of those, unless the type conforms to the protocol that asks for it.
  private func describesItself(_ type: DeclarationID, in graph: SourceGraph) -> Bool {
    graph.members(of: type).contains { member in
      guard ["customMirror", "debugDescription", "description"].contains(graph.name(of: member))
      else { return false }
      return !graph.declarations[member.index].flags.contains(.stored)
        || ([type] + graph.extensions(of: type)).contains {
          inherits($0, Self.describing, in: graph)
        }
    }
  }

  private static let describing: Set<String> = [
    "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible",
  ]

  /// The raw type may be one that is not known here.
  private func enumsWithRawValues(in graph: SourceGraph) -> Set<DeclarationID> {
    var enums: Set<DeclarationID> = []
    for index in graph.declarations.indices
    where graph.declarations[index].flags.contains(.hasRawValue) {
      enums.insert(graph.owner(of: DeclarationID(index)))
    }
    return enums
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
