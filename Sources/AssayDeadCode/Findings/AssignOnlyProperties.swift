// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let assignOnlyProperty = DeadCodeRule(
    "assign-only-property", "Assign-only property",
    "Properties that are written and never read.",
    removal: RuleRemoval(isDefault: false, takesDeclaration: true, RemovalSteps.assignOnlyProperty))
}

/// Stored properties that are written and never read. Those that work by holding their value
/// (`HeldValues`) are spared.
struct AssignOnlyProperties: GraphCheck {
  let rules: [DeadCodeRule] = [.assignOnlyProperty]

  func findings(in analysis: Analysis) -> [Finding] {
    if analysis.context.configuration.retainAssignOnlyProperties { return [] }
    let held = HeldValues(analysis)
    let expanding = ownersOfMacros(in: analysis)
    return analysis.graph.declarations.indices.compactMap { index in
      let id = DeclarationID(index)
      guard isCandidate(id, in: analysis), isOnlyAssigned(id, in: analysis), !held.isHeld(id),
        !expanding.contains(analysis.graph.owner(of: id))
      else { return nil }
      return analysis.finding(
        .assignOnlyProperty, at: id,
        message: "\(analysis.graph.title(of: id)) is assigned but never read",
        reason: "every use in running code is an assignment" + readers(of: id, in: analysis),
        fix: "remove it with its assignments, but keep calls in them that do other work")
    }
  }

  /// What reads a property that seems to be read: the code that goes with it.
  private func readers(of id: DeclarationID, in analysis: Analysis) -> String {
    let unused = Set(
      analysis.incoming[id].filter { $0.kind == .use && !analysis.isAlive[$0.from.index] }
        .map(\.from))
    if unused.isEmpty { return "" }
    return "; only unused code reads it: \(analysis.graph.qualifiedNames(of: unused))"
  }

  /// The types with a member that a macro is attached to: what it adds may read the others. Without
  /// an index, an attribute of a library is rather a property wrapper's.
  private func ownersOfMacros(in analysis: Analysis) -> Set<DeclarationID> {
    let graph = analysis.graph
    let outgoing = graph.outgoingEdges()
    var owners: Set<DeclarationID> = []
    for index in graph.declarations.indices where graph.marks[index].contains(.attachedMacro) {
      let id = DeclarationID(index)
      let isMacro =
        analysis.confidence == .high
        || outgoing[id].contains { graph.declarations[$0.to.index].kind == .macro }
      let owner = graph.owner(of: id)
      if owner != .none, isMacro { owners.insert(owner) }
    }
    return owners
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
      case .use, .type, .defaultValue, .inheritance, .switchItem, .need, .witness: return false
      }
    }
    return hasAssignment
  }
}
