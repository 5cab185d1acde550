// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension RGBAColor {
  /// From 0, black, to 1, white: ITU-R BT.601.
  var luma: Double {
    let sum = 299 * Double(red) + 587 * Double(green) + 114 * Double(blue)
    return sum / 255_000
  }
}
