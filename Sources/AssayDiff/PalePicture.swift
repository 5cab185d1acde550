// SPDX-License-Identifier: MIT

/// The pixels of a picture that shows where something is: pale and grey, with what is meant in
/// magenta.
package enum PalePicture {
  package static let mark: UInt32 = 0xFFFF_00FF

  /// A pixel over white in grey, at a third of its contrast with white.
  package static func pale(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    // Rec. 709's weights in 256ths, on the coded values: a picture to look at, not a measurement.
    let grey = (red * 54 + green * 183 + blue * 19) / 256 + 255 - (pixel >> 24)
    let level = 255 - (255 - min(255, grey)) / 3
    return level | level << 8 | level << 16 | 0xFF00_0000
  }
}
