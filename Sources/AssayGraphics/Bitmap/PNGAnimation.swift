// SPDX-License-Identifier: MIT

extension PNG {
  /// A hash of what an animated file says of its frames: their number, times and places, and the
  /// stored data of all but the first; nil for a file of one frame.
  ///
  /// `decode(_:)` reads the first frame only; this tells two animations apart that begin alike.
  ///
  /// - Throws: `PNGError` as `chunks(_:checkingCRC:)` does.
  package static func animation(of bytes: [UInt8]) throws(PNGError) -> PixelHash? {
    let chunks = try chunks(bytes)
    // Section 11.3.6 of the specification, third edition.
    guard let control = chunks.first(where: { $0.type == "acTL" }), control.data.count == 8,
      bigEndian(bytes, at: control.data.lowerBound) > 1
    else { return nil }
    var stored = Array(bytes[control.data])
    for chunk in chunks where chunk.type == "fcTL" || chunk.type == "fdAT" {
      // The first four bytes are a number in the order of chunks.
      stored += bytes[chunk.data].dropFirst(4)
    }
    return PixelHash(ofFile: stored)
  }
}
