// SPDX-License-Identifier: MIT

internal import AssayAudit
public import Foundation

/// Something that an audit found, for a handler to judge.
public struct AccessibilityAuditIssue: Hashable, Sendable {
  public var auditType: AccessibilityAuditType
  /// The rule's name: `text-contrast`.
  public var rule: String
  /// One line: what is the matter, with what was measured and what is required.
  public var compactDescription: String
  /// The standard, where it was measured, and what would repair it.
  public var detailedDescription: String
  /// Whether it could not be told, and not: whether it fails. A handler sees such only in a strict audit.
  public var isIncomplete: Bool
  /// What it is about: a text or a label.
  public var element: String
  /// Of the element in points of the screen, where it has a place.
  public var frame: CGRect?
  /// The names of the trait sets it was met in.
  public var screens: [String]

  public init(
    auditType: AccessibilityAuditType, rule: String, compactDescription: String,
    detailedDescription: String, isIncomplete: Bool, element: String, frame: CGRect?,
    screens: [String]
  ) {
    self.auditType = auditType
    self.rule = rule
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.isIncomplete = isIncomplete
    self.element = element
    self.frame = frame
    self.screens = screens
  }
}

extension AccessibilityAuditIssue {
  init(_ merged: MergedIssue, of total: Int) {
    let issue = merged.issue
    self.init(
      auditType: AccessibilityAuditType(issue.type), rule: issue.rule.rawValue,
      compactDescription: issue.message,
      detailedDescription: issue.reason + "; " + merged.screenWords(of: total)
        + (issue.fix.map { "; " + $0 } ?? ""),
      isIncomplete: issue.outcome != .fail, element: issue.subject,
      frame: issue.frame.map {
        CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      },
      screens: merged.screens)
  }
}
