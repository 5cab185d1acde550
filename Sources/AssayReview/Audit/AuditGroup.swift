// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayFindings

/// Findings that one change would mend: one pair of colors, or one component of several views.
struct AuditGroup {
  var rule: RuleID
  var isFailure: Bool
  /// In the report's order.
  var findings: [AuditFinding]

  private enum Key: Hashable {
    /// A rule, what it says, and two colors with what they must reach.
    case colors(RuleID, isFailure: Bool, String, ContrastRequirement)
    case subject(RuleID, isFailure: Bool, kind: String, name: String)

    init(_ found: AuditFinding) {
      let finding = found.finding
      let isFailure = finding.severity > .note
      if case .contrast(let contrast) = found.detail {
        let check = contrast.check
        self = .colors(
          finding.rule, isFailure: isFailure, "\(check.foreground.hex) on \(check.background.hex)",
          check.requirement)
      } else {
        self = .subject(
          finding.rule, isFailure: isFailure, kind: finding.subject?.kind ?? "",
          name: finding.subject?.qualifiedName ?? finding.message)
      }
    }
  }

  /// Failures before what could not be told, then the largest; what is equal stays in the report's
  /// order.
  static func groups(of findings: [AuditFinding]) -> [AuditGroup] {
    var groups: [AuditGroup] = []
    var indices: [Key: Int] = [:]
    for found in findings {
      let key = Key(found)
      if let index = indices[key] {
        groups[index].findings.append(found)
      } else {
        indices[key] = groups.count
        groups.append(
          AuditGroup(
            rule: found.finding.rule, isFailure: found.finding.severity > .note,
            findings: [found]))
      }
    }
    return groups.filter(\.isFailure).sorted { $0.findings.count > $1.findings.count }
      + groups.filter { !$0.isFailure }.sorted { $0.findings.count > $1.findings.count }
  }

  var viewCount: Int { Set(findings.map(\.finding.location.path)).count }

  /// Every screen that has one of the findings.
  var screens: Set<String> { Set(findings.flatMap(\.screens)) }

  /// One line: the finding's own message, or what all of them share.
  func title(_ detail: AuditDetail?) -> String {
    guard let first = findings.first?.finding else { return "" }
    guard findings.count > 1 else { return first.message }
    guard isFailure, case .contrast(let contrast) = detail, let subject = first.subject else {
      return first.message
    }
    let check = contrast.check
    return
      "\(findings.count) \(subject.kind)s in \(check.foreground.hex) on \(check.background.hex) "
      + "have a contrast of \(check.evaluate().best):1; \(check.requirement.subject) needs at least "
      + "\(ContrastRatio(value: check.requirement.minimum)):1"
  }
}
