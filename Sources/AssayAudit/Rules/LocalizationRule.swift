// SPDX-License-Identifier: MIT

/// Words that the locale has no text for: they are shown, and spoken, as keys or in another
/// language.
package struct LocalizationRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "missing-localization", type: .localization, name: "Missing localization",
      summary: "Texts and labels that are not translated for the locale.",
      standard: "WCAG 2.2, 3.1.1 (A)", needs: "string tables")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for key in screen.missingKeys {
      result.add(
        AuditIssue(
          info, on: screen, subject: key, kind: "key", frame: nil, message: key,
          reason: "it is displayed and spoken in another language; \(info.standard)",
          fix: "add the text for '\(screen.traits.locale)'"))
    }
    if screen.missingKeys.isEmpty {
      result.pass(AuditedThing(kind: "screen", text: nil, frame: nil))
    }
    return result
  }
}
