// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Which rules' findings a removal acts on.
package enum RemovableRules {
  /// The findings to act on. A rule that is named counts at any confidence.
  static func select(_ findings: [Finding], naming rules: [DeadCodeRule] = []) -> [Finding] {
    findings.filter { finding in
      guard let rule = DeadCodeRule(rawValue: finding.rule.rawValue), let removal = rule.removal
      else { return false }
      return rules.isEmpty
        ? removal.isDefault && finding.confidence == .high : rules.contains(rule)
    }
  }

  /// How many findings would be acted on if they were surer, where no rule is named.
  static func unsure(_ findings: [Finding]) -> Int {
    findings.count { finding in
      DeadCodeRule(rawValue: finding.rule.rawValue)?.removal?.isDefault == true
        && finding.confidence < .high
    }
  }

  package static func isRemovable(_ rule: DeadCodeRule) -> Bool { rule.removal != nil }

  /// All of them, by name, for help texts and errors.
  package static var names: [String] {
    DeadCodeRule.allCases.filter(isRemovable).map(\.rawValue).sorted()
  }
}
