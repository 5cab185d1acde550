// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayGraphics

/// Text against the pixels behind it: WCAG 2.2, 1.4.3 at level AA and 1.4.6 at AAA.
package struct TextContrastRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "text-contrast", type: .contrast, name: "Text contrast",
      summary: "Text with too little contrast to the pixels behind it, at its worst place.",
      standard: "WCAG 2.2, 1.4.3 (AA) and 1.4.6 (AAA)", needs: "pixels")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    var found: [(index: Int, requirement: ContrastRequirement, issue: AuditIssue?)] = []
    for (index, text) in screen.texts.enumerated() where !text.isSymbol {
      // What has no ink cannot be read in any color.
      if text.string.allSatisfy(\.isWhitespace) { continue }
      // What is scrolled or cut away is reported by other rules.
      if text.frame.isEmpty { continue }
      // A disabled control's text is exempt (1.4.3, "incidental").
      if screen.isDisabled(at: text.frame) { continue }
      // A sign is a shape; one that nobody hears of is decoration, or said in words beside it.
      if text.isSign, !screen.elements.isEmpty, !screen.isSpoken(text.frame) {
        result.pass(AuditedThing(text, kind: "sign"))
        continue
      }
      let requirement: ContrastRequirement =
        text.isSign ? .nonText : .text(options.level, isLarge: text.size.isLarge)
      found.append(
        (
          index, requirement,
          ContrastIssue.issue(
            info, text, screen.measurements[index], requirement, kind: Self.kind(text), on: screen)
        ))
    }
    // That texts lie over each other another rule tells: here each counts on its own background.
    let alone = TextsAlone(found.filter { $0.issue != nil }.map(\.index), on: screen)
    for (index, requirement, issue) in found {
      let text = screen.texts[index]
      func thing(_ measurement: TextMeasurement) -> AuditedThing {
        AuditedThing(
          text, kind: Self.kind(text),
          contrast: Check.Contrast(measurement, requirement, size: text.size))
      }
      guard let (measurement, other) = alone.measurement(of: index) else {
        result.add(issue, of: thing(screen.measurements[index]))
        continue
      }
      result.add(
        ContrastIssue.issue(
          info, text, measurement, requirement, kind: Self.kind(text), on: other),
        of: thing(measurement))
    }
    // What is missing may lie behind any text, or be one's color.
    for diagnostic in screen.scene.diagnostics where diagnostic.changesColors {
      result.add(
        AuditIssue(
          info, cannotTell: "all contrasts", for: diagnostic, .drawnOtherwise, on: screen))
    }
    return result
  }
}

extension TextContrastRule {
  fileprivate static func kind(_ text: DrawnText) -> String { text.isSign ? "sign" : "text" }
}

/// What the contrast rules say.
enum ContrastIssue {
  static func issue(
    _ info: AuditRuleInfo, _ text: DrawnText, _ measurement: TextMeasurement,
    _ requirement: ContrastRequirement, kind: String, on screen: AuditScreen
  ) -> AuditIssue? {
    if case .measured(let worst, _) = measurement, worst.ratio >= requirement.minimum { return nil }
    let subject = "'\(text.string.shortened(to: 40))'"
    switch measurement {
    case .incomplete(let reason):
      return AuditIssue(
        info, .incomplete(reason), on: screen, subject: subject, kind: kind, frame: text.frame,
        message: "cannot tell the contrast of \(kind) \(subject): \(reason)",
        reason: requirement.standard)
    case .measured(let worst, let best):
      let check = ContrastCheck(
        foreground: AuditColor(worst.foreground), background: AuditColor(worst.background),
        requirement: requirement)
      let size = requirement.subject + (kind == "text" ? " of \(sizeWords(text.size))" : "")
      return AuditIssue(
        info, on: screen, subject: subject, kind: kind, frame: text.frame,
        message: "contrast of \(kind) \(subject) is \(worst.ratio):1; \(size) needs at least "
          + "\(ContrastRatio(value: requirement.minimum)):1",
        reason: "\(worst.foreground.hex) on \(worst.background.hex)"
          + places(worst, best) + "; \(requirement.standard)",
        measure: requirement.share(of: worst.ratio), place: worst,
        detail: .contrast(
          ContrastDetail(
            check, size: kind == "text" ? text.size : nil, sample: text.string,
            others: worst.ratio == best.ratio ? TextColors() : screen.colors(of: text))))
    }
  }

  /// What is said of the places only where their ratios read otherwise.
  private static func places(
    _ worst: TextMeasurement.Place, _ best: TextMeasurement.Place
  ) -> String {
    "\(worst.ratio)" == "\(best.ratio)"
      ? "" : " at its worst place, \(best.ratio):1 at its best"
  }

  /// Of a shape, by its edge; nil where that stands out.
  ///
  /// - Parameter what: "outline", "what shows the focus".
  static func ofEdge(
    _ what: String, _ info: AuditRuleInfo, _ place: TextMeasurement.Place, subject: String,
    kind: String, frame: Rect, on screen: AuditScreen
  ) -> AuditIssue? {
    let requirement = ContrastRequirement.nonText
    if place.ratio >= requirement.minimum { return nil }
    let check = ContrastCheck(
      foreground: AuditColor(place.foreground), background: AuditColor(place.background),
      requirement: requirement)
    return AuditIssue(
      info, on: screen, subject: subject, kind: kind, frame: frame,
      message:
        "\(what) of \(subject == "an unnamed \(kind)" ? "" : kind + " ")\(subject) is "
        + "\(place.ratio):1 against its surroundings; "
        + "\(requirement.subject) needs at least \(ContrastRatio(value: requirement.minimum)):1",
      reason: "\(place.foreground.hex) on \(place.background.hex); \(requirement.standard)",
      measure: requirement.share(of: place.ratio), place: place,
      detail: .contrast(ContrastDetail(check, size: nil, sample: "")))
  }

  /// "17 pt" or "14 pt bold", with at most one decimal.
  private static func sizeWords(_ size: TextSize) -> String {
    let tenths = Int((size.points * 10).rounded())
    let points = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "\(points) pt" + (size.weight >= 700 ? " bold" : "")
  }
}

extension AuditScreen {
  /// Whether a control that cannot be used lies around a place.
  func isDisabled(at frame: Rect) -> Bool {
    disabledFrames.contains { $0.contains(Point(x: frame.midX, y: frame.midY)) }
  }
}
