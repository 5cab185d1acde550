// SPDX-License-Identifier: MIT

/// The pixels of a picture that shows where something is: pale and gray, with what is meant in
/// magenta.
package enum PalePicture {
  package static let mark: UInt32 = 0xFFFF_00FF

  /// A pixel over white in gray, at a third of its contrast with white.
  package static func pale(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    // Rec. 709's weights in 256ths, on the coded values: a picture to look at, not a measurement.
    let gray = (red * 54 + green * 183 + blue * 19) / 256 + 255 - (pixel >> 24)
    let level = 255 - (255 - min(255, gray)) / 3
    return level | level << 8 | level << 16 | 0xFF00_0000
  }

  /// A pale pixel with half of its contrast left.
  static func faded(_ pixel: UInt32) -> UInt32 {
    mix(0xFFFF_FFFF, pixel, of256: 128)
  }

  /// A pixel with what is clear in it made white.
  static func overWhite(_ pixel: UInt32) -> UInt32 {
    let clear = 255 - (pixel >> 24)
    func channel(_ shift: UInt32) -> UInt32 { min(255, (pixel >> shift & 255) + clear) << shift }
    return channel(0) | channel(8) | channel(16) | 0xFF00_0000
  }

  /// An opaque pixel with a share of another.
  static func mix(_ pixel: UInt32, _ other: UInt32, of256 share: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      let own = (pixel >> shift & 255) * (256 - share)
      return ((own + (other >> shift & 255) * share) / 256) << shift
    }
    return channel(0) | channel(8) | channel(16) | 0xFF00_0000
  }
}
