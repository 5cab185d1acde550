// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let unusedParameter = DeadCodeRule(
    "unused-parameter", "Unused parameter",
    "Parameters that the body of their function does not mention.",
    removal: RuleRemoval(RemovalSteps.parameter))
}

/// Parameters that their function does not use, where the function could do without.
struct UnusedParameters: GraphCheck {
  let rules: [DeadCodeRule] = [.unusedParameter]

  func findings(in analysis: Analysis) -> [Finding] {
    guard analysis.graph.files.contains(where: { !$0.facts.unusedParameters.isEmpty }) else {
      return []
    }
    let functions = FunctionsByName(in: analysis.graph)
    return analysis.graph.files.flatMap { file in
      file.facts.unusedParameters.compactMap { parameter in
        finding(of: parameter, in: file, functions, analysis)
      }
    }
  }

  private func finding(
    of parameter: UnusedParameterFact, in file: SourceGraph.File, _ functions: FunctionsByName,
    _ analysis: Analysis
  ) -> Finding? {
    guard parameter.declaration >= 0 else { return nil }
    let id = DeclarationID(file.declarations.lowerBound + Int(parameter.declaration))
    guard analysis.isAlive[id.index], analysis.graph.marks[id.index].contains(.judged) else {
      return nil
    }
    if !parameter.isOfLocalFunction {
      guard isFree(id, in: analysis),
        !functions.isOverload(id, byParameterAt: Int(parameter.position)),
        !functions.hasTwin(id, uses: analysis.incoming)
      else { return nil }
    }
    let name = file.facts.names[parameter.name]
    let owner = "'\(analysis.graph.fullName(of: id))'"
    let function = parameter.isOfLocalFunction ? "a local function in \(owner)" : owner
    let subject = analysis.subject(of: id)
    return Finding(
      rule: DeadCodeRule.unusedParameter.id, severity: DeadCodeRule.unusedParameter.severity,
      confidence: min(.high, analysis.confidence),
      location: Finding.Location(
        path: file.path, range: parameter.range, focus: parameter.nameStart),
      subject: Finding.Subject(
        name: name, kind: "parameter", qualifiedName: "\(subject.qualifiedName).\(name)",
        identity: "\(subject.identity)#\(name)"),
      message: "parameter '\(name)' of \(function) is never used",
      reason: "the body of \(function) does not mention it",
      fix: "remove the parameter and its arguments")
  }

  /// Whether no one else dictates the parameters: not a protocol, a superclass, the language,
  /// another package or platform, or a place that takes the function as a value.
  private func isFree(_ id: DeclarationID, in analysis: Analysis) -> Bool {
    if analysis.graph.marks[id.index].contains(.usedAsValue) || analysis.isBound(id) {
      return false
    }
    let flags = analysis.graph.declarations[id.index].flags
    if flags.contains(.operatorFunction) || flags.contains(.unavailable) { return false }
    if flags.contains(.onlySelfBody), isOfForeignType(id, in: analysis.graph) { return false }
    return [nil, .topLevelUse, .test].contains(analysis.retention[id.index])
  }

  /// Such a member that is only `self` stands in for a modifier that another platform has.
  private func isOfForeignType(_ id: DeclarationID, in graph: SourceGraph) -> Bool {
    graph.declarations[id.index].parent != .none && graph.owner(of: id) == .none
  }
}
