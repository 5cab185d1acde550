// SPDX-License-Identifier: MIT

internal import CPNG

extension PNG {
  /// A chunk's place in a file.
  package struct ChunkRange: Hashable, Sendable {
    /// Four ASCII letters.
    package var type: String
    /// Its bytes, without length, type and checksum.
    package var data: Range<Int>
  }

  /// The chunks of a file from its first to `IEND`, read without decoding. Bytes after `IEND` are
  /// ignored.
  ///
  /// - Parameter checkingCRC: whether to verify every chunk's checksum.
  /// - Throws: `PNGError` where the bytes are no PNG, end before `IEND`, or hold a malformed chunk.
  package static func chunks(
    _ bytes: [UInt8], checkingCRC: Bool = false
  ) throws(PNGError) -> [ChunkRange] {
    let prefix = bytes.prefix(signature.count)
    guard prefix.elementsEqual(signature) else {
      let isCutShort = !bytes.isEmpty && signature.starts(with: prefix)
      throw PNGError(isCutShort ? .truncated : .notPNG)
    }
    var found: [ChunkRange] = []
    var offset = signature.count
    while true {
      guard bytes.count - offset >= 12 else { throw PNGError(.truncated) }
      let length = Int(bigEndian(bytes, at: offset))
      let letters = bytes[(offset + 4)..<(offset + 8)]
      guard letters.allSatisfy(PNGChunk.isLetter) else {
        throw PNGError(.corrupt(reason: "a chunk's type at byte \(offset + 4) is not four letters"))
      }
      // Section 5.3 of the specification: a length is at most 2^31 - 1.
      guard length < 1 << 31 else {
        throw PNGError(.corrupt(reason: "a chunk at byte \(offset) is longer than PNG allows"))
      }
      guard length <= bytes.count - offset - 12 else { throw PNGError(.truncated) }
      let chunk = ChunkRange(
        type: String(decoding: letters, as: UTF8.self), data: (offset + 8)..<(offset + 8 + length))
      if checkingCRC {
        let checksum = bytes[(offset + 4)..<chunk.data.upperBound].crc32
        guard checksum == bigEndian(bytes, at: chunk.data.upperBound) else {
          throw PNGError(.crcMismatch(chunk: chunk.type))
        }
      }
      found.append(chunk)
      offset += length + 12
      if chunk.type == "IEND" { return found }
    }
  }

  /// The hash of the compressed image data: the payloads of all `IDAT` chunks, one after another.
  ///
  /// - Throws: `PNGError` as `chunks(_:checkingCRC:)` does.
  package static func imageDataHash(_ bytes: [UInt8]) throws(PNGError) -> PixelHash {
    imageDataHash(bytes, chunks: try chunks(bytes))
  }

  /// As `imageDataHash(_:)`, for a file whose chunks are already known.
  package static func imageDataHash(_ bytes: [UInt8], chunks: [ChunkRange]) -> PixelHash {
    imageData(bytes, chunks: chunks).withUnsafeBytes { PixelHash(bytes: $0) }
  }

  /// The payloads of all `IDAT` chunks, one after another.
  static func imageData(_ bytes: [UInt8], chunks: [ChunkRange]) -> ArraySlice<UInt8> {
    let ranges = chunks.filter { $0.type == "IDAT" }.map(\.data)
    if ranges.count == 1 { return bytes[ranges[0]] }
    var joined: [UInt8] = []
    joined.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for range in ranges { joined += bytes[range] }
    return joined[...]
  }

  static func bigEndian(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension ArraySlice<UInt8> {
  /// The checksum of PNG's chunks.
  var crc32: UInt32 {
    withUnsafeBufferPointer { assay_png_crc32($0.baseAddress, $0.count) }
  }
}
