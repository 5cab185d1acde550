// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// Two names that are used on each other and cannot be measured, with the reason.
package struct UnmeasuredPair: Hashable, Sendable {
  var foreground: String
  var background: String
  /// The appearance and the like; empty where there is but one.
  var situation: String
  var reason: IncompleteReason
  /// What the reason is about.
  private var detail: String

  package init(
    foreground: String, background: String, situation: String, reason: IncompleteReason,
    detail: String
  ) {
    self.foreground = foreground
    self.background = background
    self.situation = situation
    self.reason = reason
    self.detail = detail
  }

  var name: String { "\(foreground) on \(background)" }

  func finding(path: String, range: SourceRange?) -> Finding {
    Finding(
      rule: PairRule.info.id, severity: .note, confidence: .high,
      location: Finding.Location(path: path, range: range),
      subject: Finding.Subject(
        name: name, kind: "pair", qualifiedName: name,
        identity: "audit:" + StableHash(path, "pair", name, situation).hex),
      message: "cannot tell the contrast of \(name)\(situation.isEmpty ? "" : " in \(situation)")",
      // What is wrong with a color says by itself that it cannot be read.
      reason: reason == .unreadColor ? detail : "\(detail): \(reason)")
  }
}
