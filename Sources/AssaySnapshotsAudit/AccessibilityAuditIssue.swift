// SPDX-License-Identifier: MIT

internal import AssayAudit
public import Foundation

/// An issue that an audit found, for a handler to decide on.
public struct AccessibilityAuditIssue: Hashable, Sendable {
  /// The kind of the issue.
  public var auditType: AccessibilityAuditType
  /// The name of the rule, such as `text-contrast`.
  public var rule: String
  /// One line: the problem, the measured value and the required value.
  public var compactDescription: String
  /// The standard, the screens with the issue and the way to fix it.
  public var detailedDescription: String
  /// Whether the check could not be decided. A handler sees such an issue in a strict audit only.
  public var isIncomplete: Bool
  /// The text or the label of the element.
  public var element: String
  /// All words of the element; nil if they are not known.
  public var text: String?
  /// The `accessibilityIdentifier` of the element; nil if it has none.
  public var accessibilityIdentifier: String?
  /// The frame of the element, in points of the screen; nil if it has none.
  public var frame: CGRect?
  /// The names of the trait sets with the issue.
  public var screens: [String]

  /// Creates an issue, for tests of a handler.
  public init(
    auditType: AccessibilityAuditType, rule: String, compactDescription: String,
    detailedDescription: String, isIncomplete: Bool, element: String, frame: CGRect?,
    screens: [String], text: String? = nil, accessibilityIdentifier: String? = nil
  ) {
    self.auditType = auditType
    self.rule = rule
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.isIncomplete = isIncomplete
    self.element = element
    self.frame = frame
    self.screens = screens
    self.text = text
    self.accessibilityIdentifier = accessibilityIdentifier
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
      screens: merged.screens, text: issue.about?.text,
      accessibilityIdentifier: issue.about?.identifier)
  }
}
