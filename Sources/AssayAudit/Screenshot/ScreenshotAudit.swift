// SPDX-License-Identifier: MIT

internal import AssayFindings
package import AssayGraphics

extension Auditor {
  /// A picture of which nothing is known but its pixels: the contrast of the texts found in it.
  ///
  /// What cannot be told of pixels, such as whether a control is disabled and so exempt, is not
  /// guessed. Symbols count as texts.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, or between what they are.
  ///   - large: from which size on a text is large.
  ///   - name: of the picture, for reports.
  package func audit(
    screenshot picture: Bitmap, scale: ClosedRange<Double>, large: LargeText = .app, name: String
  ) -> ViewAudit {
    let info = TextContrastRule().info
    var audit = ViewAudit()
    audit.screens = [ScreenTraits(name: name)]
    audit.hasScenes = false
    guard rules.contains(where: { $0.id == info.id }) else { return audit }
    let finder = RegionFinder(picture)
    let words = ScreenshotWords(info: info, scale: scale, screen: name, level: options.level)
    var result = RuleResult()
    let texts = ScreenshotText.all(of: finder, in: picture, scale: scale, large)
    for text in texts {
      let outcome = text.outcome(options.level)
      audit.coverage.add(outcome)
      result.add(words.issue(of: text, outcome), of: words.thing(text, options.level))
    }
    for box in finder.pictures {
      audit.coverage.skip(.picture)
      result.add(words.issue(ofPicture: box))
    }
    audit.add(result.offering(palette[.light]), of: info)
    keep(result, of: info, on: name, in: &audit)
    audit.merge { issue in
      guard keepsCrops else { return nil }
      let text = texts.first { words.inPoints($0.frame) == issue.frame }
      return ScreenCrop(of: issue, text, on: picture, scale: words.shownScale)
    }
    return audit
  }
}

/// What is said of the texts of a screenshot, of which nobody knows the words.
struct ScreenshotWords {
  let info: AuditRuleInfo
  let scale: ClosedRange<Double>
  let screen: String
  let level: ContrastLevel

  /// Nil where it passes.
  func issue(of text: ScreenshotText, _ outcome: AuditOutcome) -> AuditIssue? {
    let place = place(of: text.frame)
    let subject = "text at \(place)"
    switch outcome {
    case .pass: return nil
    case .incomplete(let reason):
      var issue = issue(
        .incomplete(reason), subject, text.frame,
        message: "cannot tell the contrast of the \(subject): \(reason)",
        reason: ContrastRequirement.text(level, isLarge: false).standard)
      if case .measured(let worst, let best) = text.measurement {
        issue.reason = colors(worst, best) + "; " + issue.reason
        issue.place = worst
      }
      return issue
    case .fail:
      guard case .measured(let worst, let best) = text.measurement else { return nil }
      let requirement = ContrastRequirement.text(level, isLarge: text.isLarge ?? false)
      let check = ContrastCheck(
        foreground: AuditColor(worst.foreground), background: AuditColor(worst.background),
        requirement: requirement)
      var issue = issue(
        .fail, subject, text.frame,
        message: "contrast of the \(subject) is \(worst.ratio):1; \(requirement.subject) needs at "
          + "least \(ContrastRatio(value: requirement.minimum)):1",
        reason: "\(colors(worst, best)); \(sizes(text)); \(requirement.standard)")
      let size = TextSize(points: text.points.lowerBound.rounded())
      issue.detail = .contrast(
        ContrastDetail(check, size: size, sample: "", others: text.colors))
      issue.measure = requirement.share(of: worst.ratio)
      issue.place = worst
      return issue
    }
  }

  func thing(_ text: ScreenshotText, _ level: ContrastLevel) -> AuditedThing {
    var thing = AuditedThing(kind: "text", text: nil, frame: inPoints(text.frame))
    let requirement = ContrastRequirement.text(level, isLarge: text.isLarge ?? false)
    var contrast = Check.Contrast(text.measurement, requirement)
    contrast.smallestSize = text.points.lowerBound
    contrast.largestSize = text.points.upperBound
    thing.contrast = contrast
    return thing
  }

  func issue(ofPicture box: PixelBox) -> AuditIssue {
    let frame = Rect(
      x: Double(box.left), y: Double(box.top), width: Double(box.width),
      height: Double(box.height))
    let subject = "picture at \(place(of: frame))"
    return issue(
      .incomplete(.pictureBehind), subject, frame,
      message: "cannot tell the contrast of texts in the \(subject): "
        + "\(IncompleteReason.pictureBehind)", reason: info.standard)
  }

  private func issue(
    _ outcome: AuditOutcome, _ subject: String, _ frame: Rect, message: String, reason: String
  ) -> AuditIssue {
    AuditIssue(
      rule: info.id, type: info.type, outcome: outcome, message: message, reason: reason,
      subject: subject, kind: "text", frame: inPoints(frame), screen: screen, measure: 0)
  }

  private func colors(_ worst: TextMeasurement.Place, _ best: TextMeasurement.Place) -> String {
    let ends = best.ratio == worst.ratio ? "" : " at its worst place, \(best.ratio):1 at its best"
    return "\(worst.foreground.hex) on \(worst.background.hex)\(ends)"
  }

  /// "looks like 16 to 18 pt".
  private func sizes(_ text: ScreenshotText) -> String {
    let (low, high) = (
      Int(text.points.lowerBound.rounded(.down)), Int(text.points.upperBound.rounded(.up))
    )
    return "looks like \(low) to \(high) pt"
  }

  /// Pixels per unit of the frames that are reported: points where the scale is known, else pixels.
  var shownScale: Double { isScaleKnown ? scale.lowerBound : 1 }

  private var isScaleKnown: Bool { scale.lowerBound == scale.upperBound }

  /// "24,310 120x17 pt": left, top and size, in points where the scale is known, else in pixels.
  private func place(of frame: Rect) -> String {
    let shown = inPoints(frame)
    func words(_ value: Double) -> String {
      let tenths = Int((value * 10).rounded())
      return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
    return "\(words(shown.x)),\(words(shown.y)) \(words(shown.width))x\(words(shown.height)) "
      + (isScaleKnown ? "pt" : "px")
  }

  func inPoints(_ frame: Rect) -> Rect {
    Rect(
      x: frame.x / shownScale, y: frame.y / shownScale, width: frame.width / shownScale,
      height: frame.height / shownScale)
  }
}
