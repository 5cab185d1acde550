// SPDX-License-Identifier: MIT

internal import AssayAudit

/// The level of WCAG that the contrast of text is held to.
public enum AccessibilityAuditLevel: String, Hashable, Sendable, CaseIterable {
  /// 4.5:1, and 3:1 for large text.
  case aa = "AA"
  /// 7:1, and 4.5:1 for large text.
  case aaa = "AAA"

  var contrast: ContrastLevel {
    switch self {
    case .aa: .aa
    case .aaa: .aaa
    }
  }
}
