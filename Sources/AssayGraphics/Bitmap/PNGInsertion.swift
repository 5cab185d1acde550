// SPDX-License-Identifier: MIT

extension PNG {
  /// The file with one chunk more, placed right before its image data; nothing is packed anew.
  ///
  /// - Throws: `PNGError` where the bytes are no whole PNG file with image data.
  package static func inserting(_ chunk: PNGChunk, into bytes: [UInt8]) throws(PNGError) -> [UInt8]
  {
    guard let imageData = try chunks(bytes).first(where: { $0.type == "IDAT" }) else {
      throw PNGError(.corrupt(reason: "it has no image data"))
    }
    // Section 5.3 of the specification: length, type, data, checksum of type and data.
    let typed = Array(chunk.type.utf8) + chunk.data
    let place = imageData.data.lowerBound - 8
    var result = [UInt8]()
    result.reserveCapacity(bytes.count + chunk.data.count + 12)
    result += bytes[..<place]
    result += bigEndian(UInt32(chunk.data.count))
    result += typed
    result += bigEndian(typed[...].crc32)
    result += bytes[place...]
    return result
  }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
