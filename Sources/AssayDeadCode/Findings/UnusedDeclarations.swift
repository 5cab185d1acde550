// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// Declarations that nothing which runs reaches; of nested ones the outermost.
struct UnusedDeclarations: GraphCheck {
  var rules: [DeadCodeRule] { DeclarationKind.allCases.map(\.unusedRule) }

  func findings(in analysis: Analysis) -> [Finding] {
    let graph = analysis.graph
    let hasMirrors =
      analysis.context.configuration.retainMirrorTargets
      && !RetainMirrorTargets.usersOfMirror(in: graph).isEmpty
    return graph.declarations.indices.compactMap { index in
      let id = DeclarationID(index)
      guard isReported(id, in: analysis) else { return nil }
      let kind = graph.declarations[index].kind
      let intent = TestIntent(of: id, in: graph)
      return analysis.finding(
        kind.unusedRule, at: id, message: message(of: id, in: analysis),
        reason: reason(of: id, in: analysis) + (intent.map { "; \($0.rawValue)" } ?? ""),
        fix: "remove the \(kind.words)",
        confidence: intent == nil
          ? confidence(of: id, hasMirrors: hasMirrors, in: analysis) : .medium)
    }
  }

  private func isReported(_ id: DeclarationID, in analysis: Analysis) -> Bool {
    let graph = analysis.graph
    guard !analysis.isAlive[id.index], graph.marks[id.index].contains(.judged),
      !graph.file(of: id).isSnippet
    else { return false }
    let declaration = graph.declarations[id.index]
    if declaration.kind == .extension { return isReportedExtension(id, in: analysis) }
    guard declaration.parent != .none else { return true }
    if analysis.isAlive[declaration.parent.index] { return true }
    return graph.declarations[declaration.parent.index].kind == .extension
      && !isReportedExtension(declaration.parent, in: analysis)
  }

  /// An extension of a dead type goes with it; one of a type that lives is a bracket around its
  /// members, which are reported instead, unless there are none.
  private func isReportedExtension(_ id: DeclarationID, in analysis: Analysis) -> Bool {
    let graph = analysis.graph
    guard graph.marks[id.index].contains(.judged) else { return false }
    let extended = graph.declarations[id.index].extended
    if extended != .none, !analysis.isAlive[extended.index] { return true }
    // One without members may be there for what a generator reads before it.
    return graph.members(of: id).isEmpty
      && !graph.declarations[id.index].flags.contains(.annotated)
  }

  private func message(of id: DeclarationID, in analysis: Analysis) -> String {
    let graph = analysis.graph
    if graph.declarations[id.index].kind == .extension {
      let extended = graph.declarations[id.index].extended
      return extended == .none || analysis.isAlive[extended.index]
        ? "extension of '\(graph.fullName(of: id))' is empty"
        : "extension of '\(graph.fullName(of: id))' extends a type that is never used"
    }
    return "\(analysis.graph.title(of: id)) is never used"
  }

  private func reason(of id: DeclarationID, in analysis: Analysis) -> String {
    let graph = analysis.graph
    var users: Set<DeclarationID> = []
    var items = 0
    var hasDoubtfulItems = false
    var isOnlyImplemented = true
    for edge in analysis.incoming[id] {
      switch edge.kind {
      case .switchItem:
        items += 1
        hasDoubtfulItems = hasDoubtfulItems || edge.isDoubtful
      case .member, .witness: continue
      case .use, .write, .type, .defaultValue, .inheritance, .need:
        guard !graph.isInside(edge.from, of: id, extensions: .withItsType) else { continue }
        users.insert(edge.from)
        isOnlyImplemented = isOnlyImplemented && isImplementation(edge, in: graph)
      }
    }
    let refersToItself = analysis.incoming[id].contains {
      ![.member, .switchItem, .witness].contains($0.kind)
    }
    if !users.isEmpty {
      let who =
        isOnlyImplemented ? "its unused implementations or overrides refer" : "unused code refers"
      return "only \(who) to it: \(graph.qualifiedNames(of: users))"
    }
    // Without an index, an item may be of any enum that has a case of the name.
    if hasDoubtfulItems {
      return
        "only switch items have its name, and other cases have that name too; nothing creates it"
    }
    if items > 0 {
      return "it is matched in \(Counted.words(items, "switch item")) but never created"
    }
    if graph.declarations[id.index].kind == .deinitializer { return "no instance is ever created" }
    return refersToItself ? "nothing else refers to it" : "nothing refers to it"
  }

  /// Whether an edge is that of a witness to its requirement, or of an override to what it
  /// overrides.
  private func isImplementation(_ edge: SourceGraph.Edge, in graph: SourceGraph) -> Bool {
    edge.kind == .need && graph.fullName(of: edge.from) == graph.fullName(of: edge.to)
      && graph.declarations[edge.from.index].kind == graph.declarations[edge.to.index].kind
  }

  private func confidence(
    of id: DeclarationID, hasMirrors: Bool, in analysis: Analysis
  ) -> Confidence {
    let declaration = analysis.graph.declarations[id.index]
    // A Mirror may be of any value, and reads what an instance stores.
    let isStoredInInstances =
      declaration.kind == .property && declaration.flags.contains(.stored)
      && declaration.flags.isDisjoint(with: [.static, .classMember])
    if hasMirrors, isStoredInInstances { return .medium }
    // What a property's initial value does when it is made may be what it is there for.
    if declaration.flags.contains(.initialValueHasEffects) { return .medium }
    if declaration.flags.contains(.tuplePattern) { return .medium }
    if analysis.graph.marks[id.index].contains(.previewed) { return .medium }
    if isCountedByErrorCodes(id, in: analysis) { return .medium }
    return .high
  }

  /// Whether living cases of an error come after a case: an error without raw values has its case's
  /// number for its code (`NSError.code`). Cases with payloads are counted before those without
  /// (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeLayout.rst).
  private func isCountedByErrorCodes(_ id: DeclarationID, in analysis: Analysis) -> Bool {
    let graph = analysis.graph
    guard graph.declarations[id.index].kind == .enumCase else { return false }
    let owner = graph.owner(of: id)
    guard owner != .none, analysis.context.conformances[owner].contains(.error) else {
      return false
    }
    let hasPayload = graph.declarations[id.index].flags.contains(.hasAssociatedValues)
    return graph.members(of: owner).contains { member in
      let other = graph.declarations[member.index]
      guard other.kind == .enumCase, analysis.isAlive[member.index] else { return false }
      let otherHasPayload = other.flags.contains(.hasAssociatedValues)
      return hasPayload == otherHasPayload ? member > id : hasPayload
    }
  }
}
