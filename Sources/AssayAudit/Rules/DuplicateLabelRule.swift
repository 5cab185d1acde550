// SPDX-License-Identifier: MIT

/// Controls on one screen that are spoken alike: nobody who listens can tell which is which.
package struct DuplicateLabelRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "duplicated-label", type: .duplicatedLabel, name: "Duplicated label",
      summary: "Several controls of one kind with the same label, value and hint.",
      standard: "WCAG 2.2, 2.4.6 (AA)", needs: "accessibility elements")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    var first: [String: Int] = [:]
    var counts: [(element: AuditElement, count: Int)] = []
    for element in screen.elements where element.isInteractive {
      guard let label = element.node.label, !label.isEmpty else { continue }
      // A value or hint distinguishes them.
      let spoken = label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
      let key = [element.kind, spoken, element.node.value ?? "", element.node.hint ?? ""]
        .joined(separator: "\u{1}")
      if let index = first[key] {
        counts[index].count += 1
      } else {
        first[key] = counts.count
        counts.append((element, 1))
      }
    }
    for (element, count) in counts {
      result.add(
        count == 1
          ? nil
          : AuditIssue(
            info, on: screen, element,
            message: "\(count) \(element.kind)s are all labeled \(element.name)",
            fix: "say what each one does, such as \"Delete Milk\", or give each a hint",
            measure: -Double(count)), of: AuditedThing(element))
    }
    return result
  }
}
