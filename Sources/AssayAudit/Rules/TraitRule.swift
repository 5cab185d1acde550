// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Elements whose traits contradict each other, or that lack the one that says what they are: WCAG
/// 2.2, 4.1.2.
package struct TraitRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "element-trait", type: .trait, name: "Element traits",
      summary: "Elements with conflicting traits, or with a hint but no control trait.",
      standard: "WCAG 2.2, 4.1.2 (A)", needs: "accessibility elements")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for element in screen.elements {
      result.add(
        Self.problem(element).map { problem, fix in
          AuditIssue(
            info, on: screen, element, message: "\(element.title) \(problem)",
            fix: fix)
        }, of: AuditedThing(element))
    }
    return result
  }

  /// Pairs that no element can be at once. Static text is not among them: a control that is
  /// combined of texts has it.
  private static let conflicts: [(AccessibilityTrait, AccessibilityTrait)] = [
    (.isButton, .isLink), (.isButton, .isTextField), (.isLink, .isTextField),
    (.isHeader, .isTextField), (.isTextField, .isToggle), (.isToggle, .isLink),
  ]

  static func problem(_ element: AuditElement) -> (String, fix: String)? {
    let traits = element.node.traits
    for (first, second) in conflicts where traits.contains(first) && traits.contains(second) {
      return (
        "is both \(words(first)) and \(words(second))",
        "remove one: accessibilityRemoveTraits(_:)"
      )
    }
    // A hint describes an action, so an element with a hint acts.
    if !(element.node.hint ?? "").isEmpty, !element.isInteractive, !traits.contains(.isModal) {
      return (
        "has a hint but no control trait, so assistive technology does not announce it as a control",
        "add its control trait: accessibilityAddTraits(.isButton)"
      )
    }
    return nil
  }

  /// `isStaticText` becomes "static text".
  private static func words(_ trait: AccessibilityTrait) -> String {
    var words = ""
    for letter in trait.rawValue.dropFirst(2) {
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
    return "a " + words
  }
}
