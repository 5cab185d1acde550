// SPDX-License-Identifier: MIT

extension ScanConfiguration {
  /// Whether a rule's findings are wanted: it is named or, where no rule is, on by default.
  func enables(_ rule: DeadCodeRule) -> Bool {
    if disabledRules.contains(rule.id) { return false }
    return rules.isEmpty ? rule.isOnByDefault : rules.contains(rule.id)
  }
}
