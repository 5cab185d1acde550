// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let redundantConformance = DeadCodeRule(
    "redundant-conformance", "Redundant conformance",
    "Conformances that another one in the clause includes.",
    removal: RuleRemoval(isDefault: false, RemovalSteps.conformance))
}

/// Protocols in an inheritance clause that another one in the same clause includes.
struct RedundantConformances: GraphCheck {
  let rules: [DeadCodeRule] = [.redundantConformance]

  func findings(in analysis: Analysis) -> [Finding] {
    let graph = analysis.graph
    var protocols = ProtocolMeanings(in: graph)
    var findings: [Finding] = []
    for file in graph.files {
      for index in file.declarations where analysis.isAlive[index] {
        let fact = file.facts.declarations[index - file.declarations.lowerBound]
        // A conditional conformance implies no other (SE-0143): each must be written.
        guard fact.inheritanceCount > 1, !fact.flags.contains(.constrained) else { continue }
        let clause = Array(file.facts.inheritedTypes(of: fact))
        let meanings = clause.map { protocols.meanings(of: $0, in: file) }
        let mayHaveSuperclass = fact.kind == .class || fact.kind == .protocol
        // NB: what others see conforming must not rest on a protocol of ours that they do not see.
        let isPublic = analysis.context.effectiveAccess[index] >= .public
        for (inherited, meaning) in zip(clause, meanings) {
          // A superclass must be written although a protocol asks for it as well.
          if mayHaveSuperclass, !meaning.allSatisfy(ProtocolMeanings.isProtocol) { continue }
          let wider = zip(clause, meanings).first { _, wider in
            wider.isDisjoint(with: meaning) && (!isPublic || wider.allSatisfy(\.isOutside))
              && wider.allSatisfy {
                protocols.included(in: $0).isSuperset(of: meaning) && !isRedundant($0, analysis)
              }
          }
          guard let wider, Self.isPlain(file.facts.names[inherited.text]) else { continue }
          findings.append(
            finding(inherited, wider: wider.0, of: DeclarationID(index), in: file, analysis))
        }
      }
    }
    return findings
  }

  /// Whether another finding asks to remove the protocol: what it includes must then be written.
  private func isRedundant(_ meaning: ProtocolMeanings.Meaning, _ analysis: Analysis) -> Bool {
    guard case .own(let id) = meaning, analysis.context.configuration.enables(.redundantProtocol)
    else { return false }
    return RedundantProtocols.isRedundant(id, in: analysis)
  }

  /// Whether a conformance is nothing but a name: `@unchecked`, `@preconcurrency`, `nonisolated` or
  /// `~` before it say what the wider protocol does not.
  private static func isPlain(_ text: String) -> Bool {
    let name = text.prefix { $0 != "<" }
    return !name.hasPrefix("@") && !name.hasPrefix("~") && !name.contains(" ")
  }

  private func finding(
    _ inherited: InheritedTypeFact, wider: InheritedTypeFact, of id: DeclarationID,
    in file: SourceGraph.File, _ analysis: Analysis
  ) -> Finding {
    let rule = DeadCodeRule.redundantConformance
    let (name, wider) = (file.facts.names[inherited.name], file.facts.names[wider.name])
    let length = UInt32(file.facts.names.utf8(of: inherited.name).count)
    let start = inherited.nameStart
    let subject = analysis.subject(of: id)
    return Finding(
      rule: rule.id, severity: rule.severity, confidence: min(.high, analysis.confidence),
      location: Finding.Location(
        path: file.path,
        range: SourceRange(
          start: start, end: SourcePosition(line: start.line, column: start.column + length)),
        focus: start),
      subject: Finding.Subject(
        name: name, kind: "conformance", qualifiedName: "\(subject.qualifiedName): \(name)",
        identity: "\(subject.identity):\(name)"),
      message: "conformance to '\(name)' is redundant", reason: "'\(wider)' includes it",
      fix: "keep '\(wider)' alone")
  }
}
