// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The contrast of a region's glyphs against what is just around each.
enum RegionContrast {
  /// A mark with its color, and the colors around it.
  struct Glyph: Hashable {
    var box: PixelBox
    var foreground: RGBAColor
    /// The most common, the darkest and the lightest.
    var backgrounds: [RGBAColor]

    /// One a background, at the corner of the mark.
    var places: [TextMeasurement.Place] {
      backgrounds.map { behind in
        TextMeasurement.Place(
          ratio: ContrastRatio(luminances: luminance(foreground), luminance(behind)),
          foreground: foreground, background: behind, x: box.left, y: box.top)
      }
    }
  }

  static func glyphs(of region: TextRegion) -> [Glyph] {
    let common = foreground(of: region.marks)
    return region.marks.map { mark in
      let pixel = mark.isThin(beside: common.pixel) ? common.pixel : mark.foreground
      let backs = [mark.background.color, mark.background.darkest, mark.background.lightest]
      return Glyph(
        box: mark.box, foreground: RGBAColor(premultipliedPixel: pixel),
        backgrounds: backs.map(RGBAColor.init(premultipliedPixel:)))
    }
  }

  /// The worst and the best place, or why it cannot be told.
  static func measurement(of glyphs: [Glyph]) -> TextMeasurement {
    var worst: TextMeasurement.Place?
    var best: TextMeasurement.Place?
    for glyph in glyphs {
      if ([glyph.foreground] + glyph.backgrounds).contains(where: { $0.alpha < 255 }) {
        return .incomplete(.translucentBackground)
      }
      for place in glyph.places {
        if worst.map({ place.ratio < $0.ratio }) ?? true { worst = place }
        if best.map({ $0.ratio < place.ratio }) ?? true { best = place }
      }
    }
    guard let worst, let best else { return .incomplete(.nothingVisible) }
    return .measured(worst: worst, best: best)
  }

  /// Of the colors that are seen in full the one farthest from its background; else of all.
  static func foreground(of marks: [GlyphMark]) -> (pixel: UInt32, isSure: Bool) {
    let sure = marks.filter(\.isForegroundSure)
    let candidates = sure.isEmpty ? marks : sure
    let farthest = candidates.max { first, second in
      PixelStep.between(first.foreground, first.background.color)
        < PixelStep.between(second.foreground, second.background.color)
    }
    return (farthest?.foreground ?? 0, !sure.isEmpty)
  }

  /// The contrast that the color has at most of which thin strokes show mixtures with what is
  /// behind: that of the last color on the way from there through the mixture.
  static func mostRatio(of marks: [GlyphMark]) -> ContrastRatio? {
    marks.map { mark in
      let behind = mark.background.color
      let end = ColorLine(from: behind, to: mark.foreground).end
      return ContrastRatio(
        luminances: luminance(RGBAColor(premultipliedPixel: end)),
        luminance(RGBAColor(premultipliedPixel: behind)))
    }.max { $0.value < $1.value }
  }

  private static func luminance(_ color: RGBAColor) -> Double {
    RelativeLuminance.of(red: color.red, green: color.green, blue: color.blue)
  }
}

extension GlyphMark {
  /// Whether its color is what smoothing makes of a line's: on the way to it, and near. Another
  /// color, such as that of a gradient, is its own.
  fileprivate func isThin(beside common: UInt32) -> Bool {
    guard isForegroundSure else { return true }
    let (share, isOff) = ColorLine(from: background.color, to: common)
      .place(of: foreground, tolerance: 8)
    return background.isOneColor && !isOff && share >= 0.85
  }
}
