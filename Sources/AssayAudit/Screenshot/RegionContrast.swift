// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The contrast of a region's glyphs against what is just around each.
enum RegionContrast {
  /// The worst and the best place, or why it cannot be told.
  static func measurement(of region: TextRegion) -> TextMeasurement {
    let common = foreground(of: region.marks)
    var worst: TextMeasurement.Place?
    var best: TextMeasurement.Place?
    for mark in region.marks {
      // A glyph of its own colour, such as on a gradient, counts with that; thin ones with the line's.
      let pixel = mark.isForegroundSure ? mark.foreground : common.pixel
      for back in [mark.background.color, mark.background.darkest, mark.background.lightest] {
        let (front, behind) = (
          RGBAColor(premultipliedPixel: pixel), RGBAColor(premultipliedPixel: back)
        )
        if behind.alpha < 255 || front.alpha < 255 {
          return .incomplete(.translucentBackground)
        }
        let ratio = ContrastRatio(luminances: luminance(front), luminance(behind))
        let place = TextMeasurement.Place(
          ratio: ratio, foreground: front, background: behind, x: mark.box.left, y: mark.box.top)
        if worst.map({ ratio < $0.ratio }) ?? true { worst = place }
        if best.map({ $0.ratio < ratio }) ?? true { best = place }
      }
    }
    guard let worst, let best else { return .incomplete(.nothingVisible) }
    return .measured(worst: worst, best: best)
  }

  /// Of the colours that are seen in full the one farthest from its background; else of all.
  static func foreground(of marks: [GlyphMark]) -> (pixel: UInt32, isSure: Bool) {
    let sure = marks.filter(\.isForegroundSure)
    let candidates = sure.isEmpty ? marks : sure
    let farthest = candidates.max { first, second in
      PixelStep.between(first.foreground, first.background.color)
        < PixelStep.between(second.foreground, second.background.color)
    }
    return (farthest?.foreground ?? 0, !sure.isEmpty)
  }

  private static func luminance(_ color: RGBAColor) -> Double {
    RelativeLuminance.of(red: color.red, green: color.green, blue: color.blue)
  }
}
