// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let superfluousIgnore = DeadCodeRule(
    "superfluous-ignore", "Superfluous ignore",
    "Ignore comments that cover no finding.",
    removal: RuleRemoval(RemovalSteps.ignoreComment))
}

/// Applies ignore comments to the findings of the other checks, and reports the comments that have
/// no effect.
struct SuperfluousIgnores: DeadCodeCheck {
  let rules: [DeadCodeRule] = [.superfluousIgnore]

  /// - Parameters:
  ///   - findings: all of them, as if there were no comments with a list of rules.
  ///   - isAliveWithoutIgnores: the walk as if no comment kept a declaration.
  func apply(
    to findings: [Finding], in analysis: Analysis, isAliveWithoutIgnores: [Bool]
  ) -> [Finding] {
    let files = analysis.graph.files.filter { !$0.facts.ignoreCommands.isEmpty }
    let regionsOfPath = Dictionary(
      files.map { ($0.path, IgnoredRegions($0.facts)) }, uniquingKeysWith: { first, _ in first })
    var effectiveOfPath: [String: Set<Int>] = [:]
    var result = findings
    result.removeAll { finding in
      let path = finding.location.path
      guard let regions = regionsOfPath[path], let focus = finding.location.focus else {
        return false
      }
      let commands = regions.commands(
        covering: focus, rule: finding.rule, name: finding.subject?.name ?? "")
      effectiveOfPath[path, default: []].formUnion(commands)
      return !commands.isEmpty
    }
    for file in files {
      guard let regions = regionsOfPath[file.path] else { continue }
      let effective = effectiveOfPath[file.path, default: []]
      // Names alone keep too much to say that a comment has no effect.
      if analysis.context.configuration.syntaxOnly || file.facts.unread != nil { continue }
      for region in regions.regions where !effective.contains(region.command) {
        if region.rules.isEmpty, !region.isParameters,
          keepsSomething(region, in: file, isAliveWithoutIgnores)
        {
          continue
        }
        result.append(finding(of: region, in: file, analysis))
      }
    }
    return result
  }

  private func keepsSomething(
    _ region: IgnoredRegions.Region, in file: SourceGraph.File, _ isAliveWithoutIgnores: [Bool]
  ) -> Bool {
    file.declarations.contains { index in
      let fact = file.facts.declarations[index - file.declarations.lowerBound]
      return !isAliveWithoutIgnores[index] && region.range.contains(fact.nameStart)
    }
  }

  private func finding(
    of region: IgnoredRegions.Region, in file: SourceGraph.File, _ analysis: Analysis
  ) -> Finding {
    let rule = DeadCodeRule.superfluousIgnore
    let command = file.facts.ignoreCommands[region.command]
    return Finding(
      rule: rule.id, severity: rule.severity, confidence: min(.high, analysis.confidence),
      location: Finding.Location(
        path: file.path, range: command.range, focus: command.range.start),
      subject: Finding.Subject(
        name: "ignore", kind: "comment", qualifiedName: "ignore",
        identity: "\(file.path)#ignore \(region.command)"),
      message: "this comment ignores nothing",
      reason: "it covers no finding", fix: "remove the comment",
      removableLines: 1)
  }
}
