// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let assignOnlyProperty = DeadCodeRule(
    "assign-only-property", "Assign-only property",
    "Properties that are written and never read.",
    removal: RuleRemoval(isDefault: false, takesDeclaration: true, RemovalSteps.assignOnlyProperty))
}

/// Stored properties that are written and never read. Tokens, which work by being held, are spared.
struct AssignOnlyProperties: GraphCheck {
  let rules: [DeadCodeRule] = [.assignOnlyProperty]

  func findings(in analysis: Analysis) -> [Finding] {
    let configuration = analysis.context.configuration
    if configuration.retainAssignOnlyProperties { return [] }
    let graph = analysis.graph
    return graph.declarations.indices.compactMap { index in
      let id = DeclarationID(index)
      guard isCandidate(id, in: analysis), isOnlyAssigned(id, in: analysis) else { return nil }
      let spared = Self.tokens.union(configuration.retainAssignOnlyPropertyTypes)
      if isOfRetainedType(id, spared, in: graph) { return nil }
      return analysis.finding(
        .assignOnlyProperty, at: id,
        message: "\(analysis.graph.title(of: id)) is assigned but never read",
        reason: "every use in running code is an assignment",
        fix: "remove it with its assignments")
    }
  }

  private func isCandidate(_ id: DeclarationID, in analysis: Analysis) -> Bool {
    let declaration = analysis.graph.declarations[id.index]
    guard [.property, .global].contains(declaration.kind), analysis.isAlive[id.index],
      analysis.graph.marks[id.index].contains(.judged), analysis.retention[id.index] == nil
    else { return false }
    return declaration.flags.contains(.stored)
      && declaration.flags.isDisjoint(with: [.observed, .customAttribute, .lazy, .tuplePattern])
      && !analysis.isBound(id)
  }

  private func isOnlyAssigned(_ id: DeclarationID, in analysis: Analysis) -> Bool {
    var hasAssignment = false
    for edge in analysis.incoming[id] where analysis.isAlive[edge.from.index] {
      switch edge.kind {
      case .write: hasAssignment = true
      case .member: continue
      default: return false
      }
    }
    return hasAssignment
  }

  private func isOfRetainedType(
    _ id: DeclarationID, _ types: Set<String>, in graph: SourceGraph
  ) -> Bool {
    let declaration = graph.declarations[id.index]
    let facts = graph.file(of: id).facts
    return facts.uses.contains { use in
      guard use.declaration == declaration.fact, !use.flags.isDisjoint(with: [.type, .called])
      else { return false }
      let name = facts.names[use.name]
      return types.contains(name) || Self.tokenEndings.contains(where: name.hasSuffix)
    }
  }

  /// What libraries call types of such values.
  private static let tokenEndings = ["Cancellable", "Observation", "Subscription", "TaskHandle"]

  /// Types of Combine, Foundation and the language whose values stand for a subscription, an
  /// observation or work, which ends when nothing holds them.
  private static let tokens: Set<String> = [
    "AnyCancellable", "Cancellable", "NSKeyValueObservation", "NSObjectProtocol", "Task",
  ]
}
