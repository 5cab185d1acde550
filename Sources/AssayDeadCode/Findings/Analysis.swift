// SPDX-License-Identifier: MIT

internal import AssayFindings

/// The finished graph with its walks: what rules look at.
struct Analysis: Sendable {
  let graph: SourceGraph
  let context: PassContext
  let isAlive: [Bool]
  /// As `isAlive`, if there were no tests.
  let isAliveWithoutTests: [Bool]
  /// By declaration: why it is a root; nil where it is none.
  let retention: [RetentionReason?]
  /// The edges that end at a declaration.
  let incoming: IncomingEdges
  /// The engine's best; rules go lower, never higher.
  let confidence: Confidence

  init(graph: SourceGraph, context: PassContext, confidence: Confidence) {
    self.graph = graph
    self.context = context
    self.confidence = confidence
    isAlive = Reachability(of: graph).isAlive
    isAliveWithoutTests =
      graph.files.contains(where: \.isTest)
      ? Reachability(of: graph, ignoresTests: true).isAlive : isAlive
    var retention = [RetentionReason?](repeating: nil, count: graph.declarations.count)
    for root in graph.roots {
      // A reason of the language says more than a use at the top level.
      let known = retention[root.declaration.index]
      if known == nil || known == .topLevelUse { retention[root.declaration.index] = root.reason }
    }
    self.retention = retention
    incoming = graph.incomingEdges()
  }

  func finding(
    _ rule: DeadCodeRule, at id: DeclarationID, message: String, reason: String, fix: String?,
    confidence: Confidence = .high
  ) -> Finding {
    let fact = graph.fact(of: id)
    return Finding(
      rule: rule.id, severity: rule.severity, confidence: min(confidence, self.confidence),
      location: Finding.Location(
        path: graph.path(of: id), range: fact.range, focus: fact.nameStart),
      subject: subject(of: id), message: message, reason: reason, fix: fix,
      removableLines: fix == nil ? 0 : Int(fact.range.end.line - fact.range.start.line) + 1)
  }

  func subject(of id: DeclarationID) -> Finding.Subject {
    let declaration = graph.declarations[id.index]
    return Finding.Subject(
      name: graph.fullName(of: id), kind: declaration.kind.words,
      qualifiedName: graph.qualifiedName(of: id), identity: graph.identities[id.index])
  }

  /// Whether a declaration's shape is fixed by another one, or by the language: it overrides,
  /// fulfills, is overridden, or is called by its name.
  func isBound(_ id: DeclarationID) -> Bool {
    let flags = graph.declarations[id.index].flags
    if graph.marks[id.index].contains(.externalOverride) { return true }
    if !flags.isDisjoint(with: [.override, .objc, .linkage, .dynamic, .compilerHook, .required]) {
      return true
    }
    return incoming.single(to: id).contains { [.witness, .need].contains($0.kind) }
      || incoming.outgoingWitness[id.index]
  }
}
