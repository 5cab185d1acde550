// SPDX-License-Identifier: MIT

package import AssayFindings

/// A rule of the dead-code scanner: what options, comments and baselines call it, what reports say
/// of it, and how its findings are removed.
///
/// Each rule is declared beside the check that reports it. `RuleList` has every check, and thus
/// every rule.
package struct DeadCodeRule: RawRepresentable, Hashable, CaseIterable, Sendable {
  /// What reports say of the rule.
  package let info: Rule
  /// Nil if a person must decide what to do about a finding.
  let removal: RuleRemoval?
  /// Whether it runs where no rules are named.
  let isOnByDefault: Bool

  package var id: RuleID { info.id }
  package var rawValue: String { info.id.rawValue }
  var severity: Severity { info.severity }

  /// - Parameters:
  ///   - name: a few words: "Unused import".
  ///   - summary: one sentence: what the rule finds.
  ///   - severity: notes count only with `--strict`.
  ///   - removal: nil if a person must decide what to do about a finding.
  ///   - isOnByDefault: false for what is a matter of style.
  init(
    _ id: RuleID, _ name: String, _ summary: String, severity: Severity = .warning,
    removal: RuleRemoval? = nil, isOnByDefault: Bool = true
  ) {
    info = Rule(id: id, name: name, summary: summary, severity: severity)
    self.removal = removal
    self.isOnByDefault = isOnByDefault
  }

  /// The rule with an id; nil if there is none.
  package init?(rawValue: String) {
    guard let rule = Self.byID[RuleID(rawValue: rawValue)] else { return nil }
    self = rule
  }

  /// Two lines for a list of rules: the id and the summary, then what counts and what can be
  /// removed.
  package var listing: String {
    let removed =
      switch removal?.isDefault {
      case true?: "'remove' removes its findings of high confidence"
      case false?: "'remove' removes its findings only with '--rule \(id)'"
      case nil: "findings are not removed; they need a decision"
      }
    var counted = severity == .note ? "a note, which counts only with --strict" : "a \(severity)"
    if !isOnByDefault { counted += ", reported only with '--rule \(id)'" }
    return "\(id)  \(info.summary)\n    \(counted); \(removed)"
  }

  /// Every rule once, in the order of `RuleList`.
  package static let allCases: [DeadCodeRule] = {
    var seen: Set<RuleID> = []
    return RuleList.all.flatMap { $0.rules }.filter { seen.insert($0.id).inserted }
  }()

  private static let byID = Dictionary(uniqueKeysWithValues: allCases.map { ($0.id, $0) })

  package static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
