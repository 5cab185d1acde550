// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayFindings

/// Says why a declaration is used, with the shortest way from a root, or why it is not.
package struct Explainer: Sendable {
  /// What is said of one declaration.
  package struct Explanation: Hashable, Sendable {
    /// "method 'Cart.total(of:)'"
    package var title: String
    package var place: Place
    package var isUsed: Bool
    /// One sentence.
    package var verdict: String
    /// Used: the way from a root to the declaration. Unused: what refers to it.
    package var steps: [Step]
    /// "unused-parameter: parameter 'x' is never used: …", for the declaration and what is inside
    /// of it.
    package var findings: [String]
  }

  package struct Step: Hashable, Sendable {
    package var text: String
    /// nil where the sources do not say where.
    package var place: Place?
  }

  package struct Place: Hashable, Sendable, CustomStringConvertible {
    package var path: String
    package var position: SourcePosition

    package var description: String { "\(path):\(position.line):\(position.column)" }
  }

  let graph: SourceGraph
  let isAlive: [Bool]
  let findings: [Finding]

  package init(_ result: ScanResult) {
    graph = result.graph
    isAlive = result.isAlive
    findings = result.report.findings
  }

  /// - Complexity: O(declarations + edges).
  func explanation(of id: DeclarationID) -> Explanation {
    let place = place(of: id)
    var explanation = Explanation(
      title: graph.qualifiedTitle(of: id), place: place, isUsed: isAlive[id.index], verdict: "",
      steps: [], findings: findingTexts(of: id))
    if explanation.isUsed {
      (explanation.verdict, explanation.steps) = way(to: id)
    } else {
      (explanation.verdict, explanation.steps) = users(of: id)
    }
    return explanation
  }

  func place(of id: DeclarationID) -> Place {
    Place(path: graph.path(of: id), position: graph.fact(of: id).nameStart)
  }

  private func findingTexts(of id: DeclarationID) -> [String] {
    let path = place(of: id).path
    let range = graph.fact(of: id).range
    let identity = graph.identities[id.index]
    return findings.filter { finding in
      // Without an index, a requirement and its default implementation have one identity.
      guard finding.location.path == path, let start = finding.location.start,
        range.contains(start)
      else { return false }
      return !isInnerType(id) || finding.subject?.identity == identity
    }.map { "\($0.rule): \($0.explanation)" }
  }

  /// The findings inside of a type are its members' own.
  private func isInnerType(_ id: DeclarationID) -> Bool {
    let kind = graph.declarations[id.index].kind
    return kind.isNominalType || kind == .extension
  }
}

// Used
extension Explainer {
  /// The shortest way without doubt, otherwise the shortest with it.
  private func way(to target: DeclarationID) -> (String, [Step]) {
    way(to: target, takesDoubt: false) ?? way(to: target, takesDoubt: true) ?? ("it is used", [])
  }

  private func way(to target: DeclarationID, takesDoubt: Bool) -> (String, [Step])? {
    let table = graph.outgoingEdges()
    /// By declaration: the edge that reached it first; -1 for a root or nothing yet.
    var arrival = [SourceGraph.Edge?](repeating: nil, count: graph.declarations.count)
    var rootOf = [Int32](repeating: -1, count: graph.declarations.count)
    var queue: [DeclarationID] = []
    for (index, root) in graph.roots.enumerated() where rootOf[root.declaration.index] < 0 {
      guard takesDoubt || !root.reason.isDoubt else { continue }
      rootOf[root.declaration.index] = Int32(index)
      queue.append(root.declaration)
    }
    var next = 0
    while next < queue.count, rootOf[target.index] < 0 {
      let id = queue[next]
      next += 1
      for edge in table[id] where edge.kind != .switchItem && rootOf[edge.to.index] < 0 {
        // NB: a witness is reached only once its type is, which the walk has decided.
        guard isAlive[edge.to.index], takesDoubt || !edge.isDoubtful else { continue }
        arrival[edge.to.index] = edge
        rootOf[edge.to.index] = rootOf[id.index]
        queue.append(edge.to)
      }
    }
    guard rootOf[target.index] >= 0 else { return nil }
    return chain(to: target, arrival, root: graph.roots[Int(rootOf[target.index])])
  }

  private func chain(
    to target: DeclarationID, _ arrival: [SourceGraph.Edge?], root: SourceGraph.Root
  ) -> (String, [Step]) {
    var edges: [SourceGraph.Edge] = []
    var id = target
    while let edge = arrival[id.index] {
      edges.append(edge)
      id = edge.from
    }
    let rootPlace = root.position.flatMap { position in
      graph.path(of: root).map { Place(path: $0, position: position) }
    }
    let rootStep = Step(
      text: "\(graph.qualifiedTitle(of: root.declaration)) is kept: \(root.reason.rawValue)",
      place: rootPlace ?? place(of: root.declaration))
    if edges.isEmpty { return ("it is kept: \(root.reason.rawValue)", [rootStep]) }
    let steps = edges.reversed().map { edge in
      Step(
        text: Self.words(
          of: edge.kind,
          graph.qualifiedTitle(of: edge.to)
            + (edge.isDoubtful ? " or another declaration of that name" : "")),
        place: Place(path: graph.path(of: edge), position: edge.position))
    }
    let count = Counted.words(edges.count, "step")
    let state =
      edges.contains(where: \.isDoubtful) || root.reason.isDoubt
      ? "it is kept because of doubt" : "it is used"
    return ("\(state), \(count) from a root", [rootStep] + steps)
  }

  /// What the left end of an edge does with the right one.
  private static func words(of kind: SourceGraph.EdgeKind, _ end: String) -> String {
    switch kind {
    case .use: "uses \(end)"
    case .write: "writes \(end)"
    case .type: "names \(end) in a type"
    case .defaultValue: "uses \(end) in a default value"
    case .inheritance: "inherits from or conforms to \(end)"
    case .switchItem: "matches \(end) in a switch"
    case .member: "is inside \(end)"
    case .need: "requires \(end)"
    case .witness: "is fulfilled or overridden by \(end)"
    }
  }
}

// Unused
extension Explainer {
  private func users(of id: DeclarationID) -> (String, [Step]) {
    var others: [SourceGraph.Edge] = []
    var hasInner = false
    for edge in graph.incomingEdges()[id] where edge.kind != .member {
      if graph.isInside(edge.from, of: id) { hasInner = true } else { others.append(edge) }
    }
    if others.isEmpty {
      return (
        hasInner ? "nothing else refers to it" : "nothing refers to it", []
      )
    }
    others.sort { left, right in
      let (first, second) = (graph.path(of: left), graph.path(of: right))
      return first != second ? first < second : left.position < right.position
    }
    var seen: Set<Step> = []
    let steps = others.compactMap { edge -> Step? in
      let state = isAlive[edge.from.index] ? "" : ", which is itself unused"
      let step = Step(
        text: "\(graph.qualifiedTitle(of: edge.from))\(state), \(Self.words(of: edge.kind, "it"))",
        place: Place(path: graph.path(of: edge), position: edge.position))
      return seen.insert(step).inserted ? step : nil
    }
    return (verdict(on: others), steps)
  }

  private func verdict(on edges: [SourceGraph.Edge]) -> String {
    let living = edges.filter { isAlive[$0.from.index] }
    if living.isEmpty { return "only unused code refers to it" }
    if living.allSatisfy({ $0.kind == .switchItem }) {
      return "it is matched in switches but never created"
    }
    if living.allSatisfy({ $0.kind == .witness }) {
      return "it fulfills a requirement or overrides a member, and its type is unused"
    }
    return "no running code reaches it"
  }
}
