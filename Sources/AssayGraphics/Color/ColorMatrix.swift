// SPDX-License-Identifier: MIT

/// A linear function of a color's channels: each new channel is a sum of the old ones and a
/// constant, in 0...1 of encoded sRGB, without alpha multiplied in.
package struct ColorMatrix: Hashable, Sendable {
  /// Three rows (red, green, blue) of factors of red, green, blue and 1.
  package var rows: [[Double]]
  /// Multiplies alpha.
  package var alpha: Double

  init(_ rows: [[Double]], alpha: Double = 1) {
    precondition(rows.count == 3 && rows.allSatisfy { $0.count == 4 }, "Three rows of four factors")
    self.rows = rows
    self.alpha = alpha
  }

  private static func diagonal(_ factor: Double, plus constant: Double) -> ColorMatrix {
    ColorMatrix([
      [factor, 0, 0, constant], [0, factor, 0, constant], [0, 0, factor, constant],
    ])
  }

  /// Adds an amount to each channel.
  package static func brightness(_ amount: Double) -> ColorMatrix { diagonal(1, plus: amount) }

  /// Scales each channel about the middle; 1 changes nothing.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    diagonal(amount, plus: (1 - amount) / 2)
  }

  /// Each channel's distance from 1.
  package static let inverted = diagonal(-1, plus: 1)

  /// Multiplies the channels, and alpha, by those of a color.
  package static func multiply(_ color: RGBAColor) -> ColorMatrix {
    ColorMatrix(
      [
        [Double(color.red) / 255, 0, 0, 0], [0, Double(color.green) / 255, 0, 0],
        [0, 0, Double(color.blue) / 255, 0],
      ], alpha: Double(color.alpha) / 255)
  }

  /// 0 is gray, 1 changes nothing. The matrix of `feColorMatrix` of type `saturate` (W3C Filter
  /// Effects Module Level 1, section 9.6).
  package static func saturation(_ s: Double) -> ColorMatrix {
    ColorMatrix([
      [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0],
      [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0],
      [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0],
    ])
  }

  /// Turns hues around the gray axis. The matrix of `feColorMatrix` of type `hueRotate`.
  package static func hueRotation(sine s: Double, cosine c: Double) -> ColorMatrix {
    ColorMatrix([
      [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928, 0,
      ],
      [
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283, 0,
      ],
      [
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072, 0,
      ],
    ])
  }
}
