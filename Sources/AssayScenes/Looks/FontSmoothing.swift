// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// How much wider and higher a platform draws the strokes of text than their outlines are, per
/// point of the font's size.
package struct FontSmoothing: Hashable, Sendable {
  /// Of black text.
  package var black: Double
  /// Of white text; of other colors between them, by their lightness.
  package var white: Double

  static let none = FontSmoothing(black: 0, white: 0)

  /// Measured on stems and bars of 13 and 22 points at 2x: at 22 points 4.4 and 4.0 pixels of ink
  /// in black, 5.1 and 4.7 in white, where the outlines have 3.7 and 3.4; blue text (lightness
  /// 0.43) of 26 points is between them.
  static let macOS = FontSmoothing(black: 0.0155, white: 0.036)

  /// - Parameter color: nil for black.
  func growth(of color: RGBAColor?) -> Double {
    guard let color, white != black else { return black }
    return black + (white - black) * color.luma
  }
}
