// SPDX-License-Identifier: MIT

/// Elements that are read in an order that no eye would take: WCAG 2.2, 1.3.2.
package struct ReadingOrderRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "reading-order", type: .readingOrder, name: "Reading order",
      summary: "Elements that are read after elements entirely below them.",
      standard: "WCAG 2.2, 1.3.2 (A)", needs: "accessibility elements")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for step in ReadingOrder.steps(on: screen) {
      let (first, second) = (
        AuditElement(node: step.before, isInBar: false),
        AuditElement(node: step.after, isInBar: false)
      )
      guard step.isBackward else {
        result.pass(AuditedThing(second))
        continue
      }
      result.add(
        AuditIssue(
          info, on: screen, second,
          message: "\(second.title) is read after \(first.name) but is above it",
          fix: "declare it first, or give it a higher accessibilitySortPriority(_:)"))
    }
    return result
  }
}
