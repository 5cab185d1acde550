// SPDX-License-Identifier: MIT

package import AssayFindings

/// Every rule, in the order in which they run.
package enum RuleList {
  package static let screenRules: [any ScreenRule] = [
    TextContrastRule(), NonTextContrastRule(), ControlContrastRule(), FocusContrastRule(),
    TouchTargetRule(), TextClippedRule(), ElementDescriptionRule(), HiddenElementRule(),
    TraitRule(), DuplicateLabelRule(), ReadingOrderRule(), ColorOnlyRule(), DarkInterfaceRule(),
    SmartInvertRule(), LocalizationRule(),
  ]
  package static let viewRules: [any ViewRule] = [DynamicTypeRule()]

  package static var all: [AuditRuleInfo] {
    screenRules.map(\.info) + viewRules.map(\.info) + [SystemDefaults.info]
  }

  package static func rule(_ id: RuleID) -> AuditRuleInfo? { all.first { $0.id == id } }
}
