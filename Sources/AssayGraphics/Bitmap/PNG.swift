// SPDX-License-Identifier: MIT

/// Reads and writes PNG files.
///
/// Every picture is taken as sRGB: `gAMA`, `cHRM`, `iCCP` and `sRGB` chunks are not applied.
/// Samples of 16 bits are rounded to 8. An animated PNG gives its default image.
package enum PNG {
  /// The most pixels a picture may have; a larger one is refused before memory is taken for it.
  package static let maxPixelCount = 1 << 28
  /// The longest a side may be, libpng's own limit.
  package static let maxSide = 1_000_000

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// A piece of a PNG file: a type of four ASCII letters and some bytes.
///
/// The case of the letters has meaning. A chunk of our own that no other tool may keep after it
/// changed the picture has the cases of `asYX`: ancillary, private, (reserved), unsafe to copy.
package struct PNGChunk: Hashable, Sendable {
  package var type: String
  package var data: [UInt8]

  /// - Precondition: the type is four ASCII letters.
  package init(type: String, data: [UInt8]) {
    precondition(
      type.utf8.count == 4 && type.utf8.allSatisfy(PNGChunk.isLetter),
      "A chunk type is four ASCII letters")
    self.type = type
    self.data = data
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
