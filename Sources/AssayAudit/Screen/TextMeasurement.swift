// SPDX-License-Identifier: MIT

package import AssayGraphics

/// What was measured along a text's glyphs.
package enum TextMeasurement: Hashable, Sendable {
  /// At one pixel: the text's color as it is seen there, and what is behind it.
  package struct Place: Hashable, Sendable {
    package var ratio: ContrastRatio
    package var foreground: RGBAColor
    package var background: RGBAColor
    /// In pixels from the top left corner.
    package var x: Int
    package var y: Int
  }

  /// The worst place counts; the best is reported beside it.
  case measured(worst: Place, best: Place)
  case incomplete(IncompleteReason)
}
