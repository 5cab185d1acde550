// SPDX-License-Identifier: MIT

/// Pixels in rows from the top, sRGB with 8 bits a channel, alpha multiplied in.
///
/// A pixel is a 32-bit word whose bytes in memory are red, green, blue, alpha.
package struct Bitmap: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// `width * height` words.
  package var pixels: [UInt32]

  /// A bitmap whose pixels all have the same value, transparent unless told otherwise.
  package init(width: Int, height: Int, pixel: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "A bitmap cannot have a negative side")
    self.width = width
    self.height = height
    self.pixels = [UInt32](repeating: pixel, count: width * height)
  }

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "A bitmap needs width times height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool {
    // One pass without a branch a pixel, which the compiler turns into vector code.
    pixels.reduce(0xFF00_0000) { $0 & $1 } == 0xFF00_0000
  }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
