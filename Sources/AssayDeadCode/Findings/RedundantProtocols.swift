// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let redundantProtocol = DeadCodeRule(
    "redundant-protocol", "Redundant protocol",
    "Protocols that are conformed to and never used as such.",
    removal: RuleRemoval(isDefault: false, takesDeclaration: true, RemovalSteps.redundantProtocol))
}

/// Protocols that are conformed to and never used as a type, a constraint or for a default
/// implementation.
struct RedundantProtocols: GraphCheck {
  let rules: [DeadCodeRule] = [.redundantProtocol]

  func findings(in analysis: Analysis) -> [Finding] {
    let graph = analysis.graph
    var protocols = ProtocolMeanings(in: graph)
    return graph.declarations.indices.compactMap { index in
      let id = DeclarationID(index)
      guard Self.isRedundant(id, in: analysis) else { return nil }
      let replacement = replacement(for: id, in: analysis, &protocols)
      return analysis.finding(
        .redundantProtocol, at: id,
        message: "\(analysis.graph.title(of: id)) is conformed to but never used as a protocol",
        reason: "it appears only in inheritance clauses",
        fix: replacement.isEmpty
          ? "remove the protocol and the conformances to it"
          : "remove the protocol and replace the conformances to it with '\(replacement)'")
    }
  }

  /// Whether a protocol is conformed to and nothing else.
  static func isRedundant(_ id: DeclarationID, in analysis: Analysis) -> Bool {
    let graph = analysis.graph
    return graph.declarations[id.index].kind == .protocol && analysis.isAlive[id.index]
      && graph.marks[id.index].contains(.judged) && analysis.retention[id.index] == nil
      && isOnlyInherited(id, in: analysis)
  }

  private static func isOnlyInherited(_ id: DeclarationID, in analysis: Analysis) -> Bool {
    let graph = analysis.graph
    // What a conformance outside the sources asks of a type may come from this protocol's own
    // inheritance.
    var conformances = 0
    for edge in analysis.incoming[id] {
      let from = graph.declarations[edge.from.index]
      switch edge.kind {
      case .inheritance where ![.protocol, .associatedType].contains(from.kind): conformances += 1
      case .inheritance: return false
      case .member where from.parent == id: continue
      case .use, .write, .type, .defaultValue, .switchItem, .member, .need, .witness:
        if graph.isInside(edge.from, of: id) { continue }
        return false
      }
    }
    return conformances > 0
  }

  /// What the protocol inherits itself and some type that conforms to it has from nowhere else.
  private func replacement(
    for id: DeclarationID, in analysis: Analysis, _ protocols: inout ProtocolMeanings
  ) -> String {
    let facts = analysis.graph.file(of: id).facts
    let inherited = facts.inheritedTypes(of: analysis.graph.fact(of: id))
      .map { facts.names[$0.text] }
    var needed: Set<String> = []
    for edge in analysis.incoming[id] where edge.kind == .inheritance {
      needed.formUnion(
        Set(inherited).subtracting(protocols.inheritance(of: id, alreadyIn: edge.from)))
    }
    return inherited.filter(needed.contains).joined(separator: ", ")
  }
}
