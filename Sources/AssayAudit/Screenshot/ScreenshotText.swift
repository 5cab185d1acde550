// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A line of text, or a symbol, that was found in a picture.
struct ScreenshotText: Hashable, Sendable {
  /// In pixels from the top left corner.
  var frame: Rect
  /// Of the font, in points: between the two.
  var points: ClosedRange<Double>
  /// Whether it is large text by WCAG; nil where its size or weight is too near to the boundary to
  /// tell.
  var isLarge: Bool?
  var glyphs: [RegionContrast.Glyph]
  var measurement: TextMeasurement
  /// Where its color was seen only where strokes are smoothed: the most contrast that a color of
  /// which these are mixtures can have. nil where it was seen in full.
  var mostRatio: ContrastRatio?

  /// Every line of text that was found in a picture, from the top.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, or between what they are.
  ///   - large: from which size on a text is large.
  static func all(
    of finder: RegionFinder, in picture: Bitmap, scale: ClosedRange<Double>,
    _ large: LargeText = .app
  ) -> [ScreenshotText] {
    finder.regions.flatMap { line -> [ScreenshotText] in
      // The whole line tells of its size: a part of it may have no tall letter.
      let size = TextSizeEstimate(line, in: picture)
      return line.runs.map { text(of: $0, size, in: picture, scale: scale, large) }
    }
  }

  private static func text(
    of region: TextRegion, _ size: TextSizeEstimate, in picture: Bitmap,
    scale: ClosedRange<Double>, _ large: LargeText
  ) -> ScreenshotText {
    let glyphs = RegionContrast.glyphs(of: region)
    return ScreenshotText(
      frame: Rect(
        x: Double(region.box.left), y: Double(region.box.top), width: Double(region.box.width),
        height: Double(region.box.height)),
      points: size.points(scale: scale),
      isLarge: size.isLarge(scale: scale, large) {
        StemWidth.isBold(
          StemWidth.pixels(of: region, in: picture),
          size: size.pixelsOfLargeBold(scale: scale, large))
      },
      glyphs: glyphs, measurement: RegionContrast.measurement(of: glyphs),
      mostRatio: RegionContrast.foreground(of: region.marks).isSure
        ? nil : RegionContrast.mostRatio(of: region.marks))
  }

  /// The colors along it; none where it has one on one.
  var colors: TextColors {
    let fronts = Set(glyphs.map(\.foreground.premultipliedPixel))
    let backs = Set(glyphs.flatMap { $0.backgrounds.map(\.premultipliedPixel) })
    if fronts.count == 1, backs.count == 1 { return TextColors() }
    return TextColors(foregrounds: fronts, backgrounds: backs)
  }

  /// The pixels of the glyphs that stand out by less than a ratio.
  func pixels(below minimum: Double, in picture: Bitmap) -> [PixelPlace] {
    glyphs.flatMap { glyph -> [PixelPlace] in
      guard let worst = glyph.places.min(by: { $0.ratio < $1.ratio }),
        worst.ratio.value < minimum
      else { return [] }
      return picture.pixels(in: glyph.box, of: worst.foreground, on: worst.background)
    }
  }

  /// What text of the level asks of it.
  func outcome(_ level: ContrastLevel) -> AuditOutcome {
    let worst: TextMeasurement.Place
    switch measurement {
    case .incomplete(let reason): return .incomplete(reason)
    case .measured(let low, _): worst = low
    }
    let strict = ContrastRequirement.text(level, isLarge: isLarge ?? false)
    if worst.ratio >= strict.minimum { return .pass }
    // Text of thin strokes has more contrast than any of its pixels.
    let most = mostRatio ?? worst.ratio
    let least =
      isLarge == nil ? ContrastRequirement.text(level, isLarge: true).minimum : strict.minimum
    if !(most >= least) { return .fail }
    return .incomplete(mostRatio == nil ? .textSizeUnknown : .strokesTooThin)
  }
}
