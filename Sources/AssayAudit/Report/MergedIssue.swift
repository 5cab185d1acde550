// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// An issue and the screens that have it.
package struct MergedIssue: Sendable {
  package var issue: AuditIssue
  package var screens: [String]
  /// Whether it was measured otherwise on other screens, so that the numbers are of the worst.
  var differs = false
  /// The part of the worst screen that shows it; nil if crops are not kept.
  var crop: ScreenCrop?

  struct Key: Hashable {
    var rule: RuleID
    var subject: String
    var isFailure: Bool

    init(_ issue: AuditIssue) {
      rule = issue.rule
      subject = issue.kind + issue.subject
      isFailure = issue.outcome == .fail
    }
  }

  /// "on iPhone13.dark", "on 3 of 8 screens: a, b, c", "on all 8 screens".
  package func screenWords(of total: Int) -> String {
    if screens.count == total, total > 1 { return "on all \(total) screens" }
    if screens.count == 1 { return "on \(screens[0])" }
    let named = screens.prefix(3).joined(separator: ", ")
    let rest = screens.count > 3 ? " and \(screens.count - 3) more" : ""
    return "on \(screens.count) of \(total) screens: \(named)\(rest)"
  }

  /// - Parameters:
  ///   - path: of the view's file, as the report shall name it.
  ///   - range: of what the finding is about, where it is known.
  func finding(path: String, range: SourceRange? = nil, of total: Int) -> Finding {
    Finding(
      rule: issue.rule, severity: issue.outcome == .fail ? .warning : .note, confidence: .high,
      location: Finding.Location(path: path, range: range),
      subject: Finding.Subject(
        name: issue.subject, kind: issue.kind, qualifiedName: issue.subject,
        identity: "audit:" + StableHash(path, issue.kind, issue.subject).hex),
      message: issue.message,
      reason: issue.reason + "; " + screenWords(of: total)
        + (differs ? "; the numbers are of \(issue.screen)" : ""),
      fix: issue.fix)
  }
}
