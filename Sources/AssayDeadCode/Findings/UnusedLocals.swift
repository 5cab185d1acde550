// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let unusedLocal = DeadCodeRule(
    "unused-local", "Unused local variable", "Local variables that nothing in their scope reads.",
    removal: RuleRemoval(RemovalSteps.local))
  static let unusedLocalFunction = DeadCodeRule(
    "unused-local-function", "Unused local function",
    "Local functions that nothing in their scope calls.",
    removal: RuleRemoval(RemovalSteps.local))
}

/// Local variables and functions that nothing in their scope uses.
struct UnusedLocals: GraphCheck {
  let rules: [DeadCodeRule] = [.unusedLocal, .unusedLocalFunction]

  func findings(in analysis: Analysis) -> [Finding] {
    analysis.graph.files.flatMap { file in
      file.facts.unusedLocals.compactMap { finding(of: $0, in: file, analysis) }
    }
  }

  /// Whether a local's name says that it holds what ends when nothing does: `cancellable`,
  /// `titleObservation`.
  private static func isSubscription(_ name: String) -> Bool {
    let word = name.lowercased()
    return ["cancellable", "observation", "subscription"].contains {
      word.hasSuffix($0) || word.hasSuffix($0 + "s")
    }
  }

  private func finding(
    of local: UnusedLocalFact, in file: SourceGraph.File, _ analysis: Analysis
  ) -> Finding? {
    var identity = "\(file.path)#"
    var around = ""
    if local.declaration >= 0 {
      let id = DeclarationID(file.declarations.lowerBound + Int(local.declaration))
      guard analysis.isAlive[id.index], analysis.graph.marks[id.index].contains(.judged) else {
        return nil
      }
      identity = "\(analysis.graph.identities[id.index])#"
      around = "\(analysis.graph.qualifiedName(of: id))."
    }
    let name = file.facts.names[local.name]
    if !local.isSafeToRemove, Self.isSubscription(name) { return nil }
    let rule = local.isFunction ? DeadCodeRule.unusedLocalFunction : .unusedLocal
    let kind = local.isFunction ? "local function" : "local variable"
    return Finding(
      rule: rule.id, severity: rule.severity,
      confidence: min(local.isSafeToRemove ? .high : .medium, analysis.confidence),
      location: Finding.Location(path: file.path, range: local.range, focus: local.nameStart),
      subject: Finding.Subject(
        name: name, kind: kind, qualifiedName: around + name, identity: identity + name),
      message: "\(kind) '\(name)' is never used", reason: "nothing in its scope reads it",
      fix: "remove the \(kind)",
      removableLines: Int(local.range.end.line - local.range.start.line) + 1)
  }
}
