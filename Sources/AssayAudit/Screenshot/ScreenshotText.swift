// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A line of text, or a symbol, that was found in a picture.
package struct ScreenshotText: Hashable, Sendable {
  /// In pixels from the top left corner.
  package var frame: Rect
  /// Of the font, in points: between the two.
  package var points: ClosedRange<Double>
  /// Whether it is large text by WCAG; nil where its size or weight is too near to the boundary to tell.
  package var isLarge: Bool?
  package var measurement: TextMeasurement
  /// Whether its colour was seen in full, and not only where strokes are smoothed.
  package var isColorSure: Bool

  /// Every line of text in a picture, from the top.
  ///
  /// - Parameter scale: pixels per point, or between what they are.
  package static func all(
    in picture: Bitmap, scale: ClosedRange<Double>
  ) -> [ScreenshotText] {
    RegionFinder(picture).regions.map { region in
      let size = TextSizeEstimate(region)
      return ScreenshotText(
        frame: Rect(
          x: Double(region.box.left), y: Double(region.box.top), width: Double(region.box.width),
          height: Double(region.box.height)),
        points: size.points(scale: scale), isLarge: size.isLarge(
          scale: scale,
          isBold: StemWidth.isBold(
            StemWidth.pixels(of: region, in: picture), size: size.pixels)),
        measurement: RegionContrast.measurement(of: region),
        isColorSure: RegionContrast.foreground(of: region.marks).isSure)
    }
  }

  /// What text of the level asks of it.
  func outcome(_ level: ContrastLevel) -> AuditOutcome {
    let (worst, best): (TextMeasurement.Place, TextMeasurement.Place)
    switch measurement {
    case .incomplete(let reason): return .incomplete(reason)
    case .measured(let low, let high): (worst, best) = (low, high)
    }
    let strict = ContrastRequirement.text(level, isLarge: isLarge ?? false)
    if worst.ratio >= strict.minimum { return .pass }
    // Text of thin strokes has more contrast than any of its pixels.
    if !isColorSure { return .incomplete(.strokesTooThin) }
    if isLarge != nil || !(worst.ratio >= ContrastRequirement.text(level, isLarge: true).minimum) {
      return .fail
    }
    _ = best
    return .incomplete(.textSizeUnknown)
  }
}
