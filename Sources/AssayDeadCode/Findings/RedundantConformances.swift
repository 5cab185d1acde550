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
    let included = includedNames(in: graph)
    let protocols = ownProtocols(in: graph)
    var findings: [Finding] = []
    for file in graph.files {
      // NB: what others see conforming must not rest on a protocol of ours that they do not see.
      for index in file.declarations where analysis.isAlive[index] {
        let fact = file.facts.declarations[index - file.declarations.lowerBound]
        guard fact.inheritanceCount > 1 else { continue }
        let clause = file.facts.inheritedTypes(of: fact)
        let names = clause.map { file.facts.names[$0.name] }
        let mayHaveSuperclass = fact.kind == .class || fact.kind == .protocol
        for (inherited, name) in zip(clause, names) {
          // A superclass must be written although a protocol asks for it as well.
          if mayHaveSuperclass, !protocols.contains(name), !Self.isStandard(name) { continue }
          guard
            let wider = names.first(where: { $0 != name && (included[$0] ?? []).contains(name) }),
            analysis.context.effectiveAccess[index] < .public || Self.standard[wider] != nil,
            Self.isPlain(file.facts.names[inherited.text])
          else { continue }
          findings.append(
            finding(name, wider: wider, inherited, of: DeclarationID(index), in: file, analysis))
        }
      }
    }
    return findings
  }

  /// Whether a conformance is nothing but a name: `@unchecked`, `@preconcurrency`, `nonisolated` or
  /// `~` before it say what the wider protocol does not.
  private static func isPlain(_ text: String) -> Bool {
    let name = text.prefix { $0 != "<" }
    return !name.hasPrefix("@") && !name.hasPrefix("~") && !name.contains(" ")
  }

  private func finding(
    _ name: String, wider: String, _ inherited: InheritedTypeFact, of id: DeclarationID,
    in file: SourceGraph.File, _ analysis: Analysis
  ) -> Finding {
    let rule = DeadCodeRule.redundantConformance
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

  private func ownProtocols(in graph: SourceGraph) -> Set<String> {
    graph.declarations.indices.reduce(into: []) { names, index in
      guard graph.declarations[index].kind == .protocol else { return }
      names.insert(graph.name(of: DeclarationID(index)))
    }
  }

  private static func isStandard(_ name: String) -> Bool {
    standard[name] != nil || standardBases.contains(name)
  }

  private static let standardBases: Set<String> = standard.values.reduce(into: []) {
    $0.formUnion($1)
  }

  /// By protocol: all that it inherits, directly or not.
  private func includedNames(in graph: SourceGraph) -> [String: Set<String>] {
    var included = Self.standard
    for index in graph.declarations.indices where graph.declarations[index].kind == .protocol {
      let id = DeclarationID(index)
      let facts = graph.file(of: DeclarationID(index)).facts
      let names = facts.inheritedTypes(of: graph.fact(of: id)).map { facts.names[$0.name] }
      included[graph.name(of: id), default: []].formUnion(names)
    }
    var isChanging = true
    while isChanging {
      isChanging = false
      for (name, direct) in included {
        let all = direct.reduce(into: direct) { $0.formUnion(included[$1] ?? []) }
        if all.count > direct.count {
          included[name] = all
          isChanging = true
        }
      }
    }
    return included
  }

  /// From the declarations of the standard library
  /// (https://developer.apple.com/documentation/swift).
  private static let standard: [String: Set<String>] = [
    "Hashable": ["Equatable"],
    "Comparable": ["Equatable"],
    "Codable": ["Encodable", "Decodable"],
    "Collection": ["Sequence"],
    "BidirectionalCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"],
    "MutableCollection": ["Collection"],
    "RangeReplaceableCollection": ["Collection"],
    "BinaryInteger": [
      "Hashable", "Numeric", "Comparable", "CustomStringConvertible", "Strideable",
    ],
    "FixedWidthInteger": ["BinaryInteger", "LosslessStringConvertible"],
    "SignedInteger": ["BinaryInteger", "SignedNumeric"],
    "UnsignedInteger": ["BinaryInteger"],
    "SignedNumeric": ["Numeric"],
    "LosslessStringConvertible": ["CustomStringConvertible"],
    "OptionSet": ["RawRepresentable", "SetAlgebra"],
    "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
    "CodingKey": ["CustomStringConvertible", "CustomDebugStringConvertible", "Sendable"],
    "AdditiveArithmetic": ["Equatable"],
    "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
    "LocalizedError": ["Error"],
    "Actor": ["Sendable"],
  ]
}
