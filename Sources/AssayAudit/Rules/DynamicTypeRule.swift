// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayTraits

/// Text that does not grow with the user's text size: WCAG 2.2, 1.4.4 asks for 200%.
package struct DynamicTypeRule: ViewRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "dynamic-type", type: .dynamicType, name: "Dynamic Type",
      summary: "Text of a fixed size, or that does not grow to 200% at the largest size.",
      standard: "WCAG 2.2, 1.4.4 (AA)", needs: "screens at the default and the largest text size")
  }

  /// Body text at the largest size, in points: text that reaches it is as large as any need be.
  /// Titles start large and grow by less than double.
  static let largestBody = 53.0

  package func check(_ screens: [AuditScreen], _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for small in screens where small.traits.textSize == .large {
      guard
        let large = screens.first(where: {
          $0.traits.textSize == .largest && $0.traits.appearance == small.traits.appearance
            && $0.traits.locale == small.traits.locale
            && $0.traits.isRightToLeft == small.traits.isRightToLeft
            && $0.traits.canvas == small.traits.canvas
        })
      else { continue }
      check(small, large, options, into: &result)
    }
    return result
  }

  private func check(
    _ small: AuditScreen, _ large: AuditScreen, _ options: AuditOptions,
    into result: inout RuleResult
  ) {
    var rest = large.texts.filter { !$0.isSymbol }
    for text in small.texts where !text.isSymbol && !text.string.allSatisfy(\.isWhitespace) {
      // The system keeps bars at one size, and shows them large on a long press.
      if small.bars.contain(text.frame) { continue }
      // What the largest size pushes away, or says otherwise, is not measured.
      guard let index = rest.firstIndex(where: { $0.string == text.string }) else { continue }
      let grown = rest.remove(at: index)
      var thing = AuditedThing(grown)
      thing.screen = large.traits.name
      thing.identifier = large.identifier(around: grown.frame)
      let growth = grown.size.points / max(text.size.points, 0.01)
      if growth >= options.growth || grown.size.points >= Self.largestBody {
        result.pass(thing)
        continue
      }
      let subject = "'\(text.string.shortened(to: 40))'"
      let percent = Int((growth * 100).rounded(.down))
      result.add(
        AuditIssue(
          info, on: large, subject: subject, kind: "text", frame: grown.frame,
          message: growth <= 1.001
            ? "text \(subject) has a fixed size and does not grow with the user's text size"
            : "text \(subject) grows to \(percent)% at the largest text size; at least "
              + "\(Int(options.growth * 100))% is required",
          fix: "use a text style such as .body, or a font relative to one", measure: growth),
        of: thing)
    }
  }
}
