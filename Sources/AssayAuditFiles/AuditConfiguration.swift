// SPDX-License-Identifier: MIT

package import AssayAudit
package import AssayFindings

/// The `audit` part of `.assay.yml`.
///
/// ```yaml
/// audit:
///   level: AA
///   target-side: 44
///   disable-rules: [reading-order]
///   baseline: .assay-audit-baseline.json
///   palette: App/Assets.xcassets
///   pairs:
///     - label on Background
///     - {foreground: "Brand/*", background: Background, kind: large-text}
///   ignore:
///     - {rule: text-contrast, subject: "'Beta'", reason: redrawn in June, until: 2027-06-30}
/// ```
package struct AuditConfiguration: Hashable, Sendable {
  /// Findings that a team lives with, and why.
  package struct Ignore: Hashable, Sendable {
    package var rule: RuleID
    /// Only findings about this; nil for all.
    package var subject: String?
    /// Only findings in this file; nil for all.
    package var path: String?
    package var reason: String
    /// The last day it holds, `2027-06-30`; nil for ever.
    package var until: String?
    package var line: Int
  }

  package var options = AuditOptions()
  package var disabledRules: [RuleID] = []
  package var baseline: String?
  /// A palette file or asset catalog whose colours are proposed before others.
  package var palette: String?
  package var pairs: [PairDeclaration] = []
  package var ignores: [Ignore] = []

  package init() {}

  private static let keys = [
    "level", "target-side", "growth", "disable-rules", "baseline", "palette", "pairs",
    "ignore",
  ]

  /// An empty file, or one without that part, is the default.
  package init(yaml text: String, file: String) throws(PaletteError) {
    self.init()
    guard let root = try FileNode.read(text, file: file) else { return }
    guard let sections = root.members else {
      throw PaletteError(
        file: file, line: root.line, problem: "the file holds no keys; write 'key: value'")
    }
    for section in sections {
      if let problem = ConfigurationSection.problem(ofKey: section.key) {
        throw PaletteError(file: file, line: section.line, problem: problem)
      }
      guard section.key == ConfigurationSection.audit.rawValue else { continue }
      guard let members = section.value.members else {
        throw PaletteError(file: file, line: section.line, problem: "audit must hold keys")
      }
      // The level is what pairs are asked for where they say nothing.
      if let level = section.value["level"] {
        options.level = try PairReader.level(level, file: file)
      }
      for member in members { try set(member.key, member.value, line: member.line, file: file) }
    }
  }

  private mutating func set(
    _ key: String, _ value: FileNode, line: Int, file: String
  ) throws(PaletteError) {
    func error(_ problem: String) -> PaletteError {
      PaletteError(file: file, line: line, problem: "audit.\(key) \(problem)")
    }
    switch key {
    case "level": break
    case "target-side":
      guard let side = value.number, side > 0, side <= 1000 else {
        throw error("must be a length in points, up to 1000")
      }
      options.targetSide = side
    case "growth":
      guard let growth = value.number, (1...10).contains(growth) else {
        throw error("must be from 1 to 10, such as 2 for 200%")
      }
      options.growth = growth
    case "disable-rules":
      guard case .list(let list) = value.value else { throw error("must be a list of rules") }
      for node in list { disabledRules.append(try rule(node, file: file)) }
    case "baseline", "palette":
      guard let path = value.text, !path.isEmpty else { throw error("must name a file") }
      if key == "palette" { palette = path } else { baseline = path }
    case "pairs": pairs = try PairReader(file: file).pairs(value, level: options.level)
    case "ignore":
      guard case .list(let list) = value.value else { throw error("must be a list") }
      for node in list { ignores.append(try ignore(node, file: file)) }
    default:
      throw PaletteError(
        file: file, line: line,
        problem: "unknown key 'audit.\(key)'" + NearestName.question(key, among: Self.keys))
    }
  }

  private func rule(_ node: FileNode, file: String) throws(PaletteError) -> RuleID {
    let names = (RuleList.all + [PairRule.info, MotionRule.info]).map(\.id.rawValue)
    let text = node.text ?? ""
    guard names.contains(text) else {
      throw PaletteError(
        file: file, line: node.line,
        problem: "there is no rule '\(text)'" + NearestName.question(text, among: names))
    }
    return RuleID(rawValue: text)
  }

  private func ignore(_ node: FileNode, file: String) throws(PaletteError) -> Ignore {
    let keys = ["rule", "subject", "path", "reason", "until"]
    for member in node.members ?? [] where !keys.contains(member.key) {
      throw PaletteError(
        file: file, line: member.line,
        problem: "unknown key '\(member.key)' in ignore"
          + NearestName.question(member.key, among: keys))
    }
    func text(_ key: String) throws(PaletteError) -> String? {
      guard let value = node[key] else { return nil }
      if let text = value.text, text.contains(where: { !$0.isWhitespace }) { return text }
      throw PaletteError(
        file: file, line: value.line, problem: "'\(key)' of an ignore must be a text")
    }
    guard let written = node["rule"], let reason = try text("reason") else {
      throw PaletteError(
        file: file, line: node.line, problem: "an ignore needs a 'rule' and a 'reason'")
    }
    let until = try text("until")
    if let until, !Self.isDate(until) {
      throw PaletteError(
        file: file, line: node.line, problem: "until must be a date such as 2027-06-30")
    }
    return Ignore(
      rule: try rule(written, file: file), subject: try text("subject"),
      path: try text("path"), reason: reason, until: until, line: node.line)
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.allSatisfy({ $0.isASCII }),
      let month = Int(parts[1]), let day = Int(parts[2]), let year = Int(parts[0]),
      (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }

  /// Parts findings in those that count and a note for each ignore that has run out, or that looks misspelt: it covers
  /// none of the findings of its rule.
  ///
  /// - Parameter today: as `2027-06-30`.
  package func apply<Item: FindingCarrier>(
    to findings: [Item], today: String
  ) -> (findings: [Item], ignored: Int, notes: [String]) {
    let holding = ignores.filter { $0.until.map { today <= $0 } ?? true }
    let kept = findings.filter { item in !holding.contains { $0.covers(item.finding) } }
    var notes: [String] = []
    for ignore in ignores {
      if findings.contains(where: { ignore.covers($0.finding) }) {
        if holding.contains(ignore) { continue }
        notes.append(
          "the ignore of \(ignore.rule) (\(ignore.reason)) ran out on \(ignore.until ?? "")")
      } else if let other = kept.map(\.finding).first(where: { $0.rule == ignore.rule }) {
        // NB: only beside a finding that it may be meant for. Other runs look at other files.
        notes.append(
          "the ignore of \(ignore.rule) on line \(ignore.line) (\(ignore.reason)) covers nothing here; "
            + "a finding that stays has \(Self.keys(of: other))")
      }
    }
    return (kept, findings.count - kept.count, notes)
  }

  /// What an ignore would have to say of a finding.
  private static func keys(of finding: Finding) -> String {
    let subject = (finding.subject?.name).map { "subject: \"\($0)\", " } ?? ""
    return SingleLineText.escape(subject + "path: \(finding.location.path)")
  }
}

extension AuditConfiguration.Ignore {
  func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && (subject.map { $0 == finding.subject?.name } ?? true)
      && (path.map { $0 == finding.location.path } ?? true)
  }
}
