// SPDX-License-Identifier: MIT

internal import AssayGraphics

// assay:ignore used-only-by-tests - the color vectors hold it; no command shows it yet
/// CIE L*, 0 to 100, of luminance Y in 0...1 (CIE 15:2004, section 8.2.1; white is Y = 1).
enum Lightness {
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  static func lstar(luminance: Double) -> Double {
    luminance > epsilon
      ? 116 * RGBColorSpace.root(3, of: luminance) - 16 : kappa * luminance
  }

  static func luminance(lstar: Double) -> Double {
    guard lstar > 8 else { return lstar / kappa }
    let root = (lstar + 16) / 116
    return root * root * root
  }

  /// CIE Y of an sRGB color: by the space's own matrix, unlike WCAG's luminance, which is rounded
  /// to four digits.
  static func luminance(of color: AuditColor) -> Double {
    (ColorMatrices.sRGBToXYZ * color.linear).y
  }
}

// assay:ignore used-only-by-tests - the color vectors hold it; no command shows it yet
/// Contrast between tones, L* of 0 to 100, as Material's color utilities reckon it.
enum ToneContrast {
  static func ratio(_ first: Double, _ second: Double) -> Double {
    ratio(
      luminances: Lightness.luminance(lstar: min(100, max(0, first))),
      Lightness.luminance(lstar: min(100, max(0, second))))
  }

  /// The nearest lighter tone of at least a ratio, with Material's margin of 0.4; nil where there
  /// is none.
  static func lighter(than tone: Double, ratio: Double) -> Double? {
    guard (0...100).contains(tone) else { return nil }
    let dark = Lightness.luminance(lstar: tone)
    return checked(ratio * (dark + 0.05) - 0.05, against: dark, ratio, margin: 0.4)
  }

  static func darker(than tone: Double, ratio: Double) -> Double? {
    guard (0...100).contains(tone) else { return nil }
    let light = Lightness.luminance(lstar: tone)
    return checked((light + 0.05) / ratio - 0.05, against: light, ratio, margin: -0.4)
  }

  private static func checked(
    _ luminance: Double, against other: Double, _ ratio: Double, margin: Double
  ) -> Double? {
    let real = self.ratio(luminances: luminance, other)
    // The tolerance is Material's own.
    guard real >= ratio || abs(real - ratio) <= 0.04 else { return nil }
    let tone = Lightness.lstar(luminance: luminance) + margin
    return (0...100).contains(tone) ? tone : nil
  }

  private static func ratio(luminances first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
