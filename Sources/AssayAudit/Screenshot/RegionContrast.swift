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
      let pixel = mark.isThin(beside: common.pixel) ? common.pixel : mark.foreground
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

extension GlyphMark {
  /// Whether its colour is what smoothing makes of a line's: on the way to it, and near. Another
  /// colour, such as that of a gradient, is its own.
  fileprivate func isThin(beside common: UInt32) -> Bool {
    guard isForegroundSure else { return true }
    let (share, isOff) = ColorLine(from: background.color, to: common)
      .place(of: foreground, tolerance: 8)
    return background.isOneColor && !isOff && share >= 0.85
  }
}
