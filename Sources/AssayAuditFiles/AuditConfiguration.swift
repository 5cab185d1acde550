// SPDX-License-Identifier: MIT

package import AssayAudit
internal import AssayDocuments
internal import AssayFiles
package import AssayFindings
package import AssayYAML

/// The `audit` part of `.assay.yml`.
///
/// ```yaml
/// audit:
///   level: AA
///   target-side: 44
///   system-defaults: false
///   disable-rules: [reading-order]
///   baseline: .assay-audit-baseline.json
///   palette: App/Assets.xcassets
///   pairs:
///     - label on Background
///     - {foreground: "Brand/*", background: Background, kind: large-text}
///   ignore:
///     - {rule: text-contrast, subject: "'Beta'", reason: redrawn in June, until: 2027-06-30}
///   tasks:
///     - {name: Sign up, screens: [Screens/SignUp.yaml], sources: App/SignUp}
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
  /// A palette file or asset catalog whose colors are proposed before others.
  package var palette: String?
  package var pairs: [PairDeclaration] = []
  package var ignores: [Ignore] = []
  package var tasks: [AuditTask] = []

  package init() {}

  /// Reads the `audit` part of a file; a file without that part is the default. Paths in it are
  /// relative to the file's folder.
  ///
  /// - Throws: `DocumentError`.
  package init(_ file: ProjectConfiguration) throws {
    var result = AuditConfiguration()
    _ = try file.read(.audit) { map in try result.read(&map) }
    self = result
  }

  private mutating func read(_ map: inout MapReader) throws {
    options.level = try map.take("level", PairReader.level) ?? options.level
    options.targetSide =
      try map.take("target-side") {
        try $0.number(above: 0, to: 1000, "a length in points above 0, up to 1000")
      } ?? options.targetSide
    options.growth =
      try map.take("growth") {
        try $0.number(from: 1, to: 10, "a factor from 1 to 10, such as 2 for 200%")
      } ?? options.growth
    options.countsSystemDefaults =
      try map.take("system-defaults") { try $0.bool() } ?? options.countsSystemDefaults
    disabledRules =
      try map.take("disable-rules") { value in
        try value.texts().map { try Self.rule($0, at: value.mark) }
      } ?? []
    baseline = try map.take("baseline", Self.text)
    palette = try map.take("palette", Self.text)
    pairs = try map.take("pairs", PairReader(level: options.level).pairs) ?? []
    ignores = try map.take("ignore") { try $0.list(Self.ignore) } ?? []
    tasks = try map.take("tasks") { try $0.list(AuditTask.init) } ?? []
  }

  private static func rule(_ text: String, at mark: SourceMark?) throws -> RuleID {
    let names = (RuleList.all + [PairRule.info, MotionRule.info]).map(\.id.rawValue)
    guard names.contains(text) else {
      throw DocumentError(
        "there is no rule '\(text)'" + NearestName.question(text, among: names), at: mark)
    }
    return RuleID(rawValue: text)
  }

  private static func ignore(_ value: DocumentValue) throws -> Ignore {
    var map = try MapReader(value, expected: "the keys of an ignore")
    let ignore = Ignore(
      rule: try map.require("rule") { try rule($0.string(), at: $0.mark) },
      subject: try map.take("subject", text), path: try map.take("path", text),
      reason: try map.require("reason", text), until: try map.take("until", date),
      line: value.mark?.line ?? 1)
    try map.finish("an ignore")
    return ignore
  }

  private static func text(_ value: DocumentValue) throws -> String {
    let text = try value.string()
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw DocumentError("expected a text, found an empty one", at: value.mark)
    }
    return text
  }

  private static func date(_ value: DocumentValue) throws -> String {
    guard case .string(let text) = value.kind, isDate(text) else {
      throw DocumentError.expected("a date such as 2027-06-30", found: value)
    }
    return text
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

  /// Parts findings in those that count and a note for each ignore that has run out, or that looks
  /// misspelled: it covers none of the findings of its rule.
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
          "the ignore of \(ignore.rule) (\(ignore.reason)) expired on \(ignore.until ?? "")")
      } else if let other = kept.map(\.finding).first(where: { $0.rule == ignore.rule }) {
        // NB: only beside a finding that it may be meant for. Other runs look at other files.
        notes.append(
          "the ignore of \(ignore.rule) on line \(ignore.line) (\(ignore.reason)) matches no finding; "
            + "one finding of the rule has \(Self.keys(of: other))")
      }
    }
    return (kept, findings.count - kept.count, notes)
  }

  /// What an ignore would have to say of a finding.
  private static func keys(of finding: Finding) -> String {
    let subject = (finding.subject?.name).map { "subject: \"\($0)\", " } ?? ""
    return Printable.line(subject + "path: \(finding.location.path)")
  }
}

extension AuditConfiguration.Ignore {
  func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && (subject.map { $0 == finding.subject?.name } ?? true)
      && (path.map { $0 == finding.location.path } ?? true)
  }
}
