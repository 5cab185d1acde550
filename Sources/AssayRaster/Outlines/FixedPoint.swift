// SPDX-License-Identifier: MIT

/// 26.6 fixed point: 64ths of a pixel, the one rounding that geometry gets.
enum FixedPoint {
  /// Pixels beyond this distance from the origin are drawn as if at it: more than any bitmap's
  /// side, and near enough that FreeType's 16-bit pixel columns hold it.
  static let limit = 30_000.0

  /// The nearest 64th, halves up. Not for NaN, which has no place.
  static func round(_ pixels: Double) -> Int {
    Int((min(limit, max(-limit, pixels)) * 64 + 0.5).rounded(.down))
  }

  /// The nearest place within the limit.
  static func clamp(_ value: Int) -> Int {
    min(Int(limit) * 64, max(-Int(limit) * 64, value))
  }
}
