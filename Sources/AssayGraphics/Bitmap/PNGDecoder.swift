// SPDX-License-Identifier: MIT

internal import CPNG

extension PNG {
  /// The picture in a PNG file of any color type, bit depth and interlacing.
  ///
  /// Every chunk's checksum must be right: a damaged file is refused, not half shown.
  ///
  /// - Throws: `PNGError` saying what is wrong with the bytes.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let chunks = try chunks(bytes, checkingCRC: true)
    let header = try PNGHeader(bytes, chunks: chunks)
    if header.isPlain, let bitmap = unpack(bytes, header, chunks) { return bitmap }
    let count = header.width * header.height
    var status = ASSAY_PNG_OK
    var message = [CChar](repeating: 0, count: 128)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      guard let rgba = raw.bindMemory(to: UInt8.self).baseAddress else { return }
      // A file may hold fewer rows than its header says; what it does not write must not be junk.
      rgba.initialize(repeating: 0, count: count * 4)
      status = assay_png_decode(
        bytes, bytes.count, UInt32(header.width), UInt32(header.height), 1, rgba, &message)
      if header.mayBeTransparent { Premultiplication.apply(rgba, count: count) }
      raw.bindMemory(to: UInt32.self)
      initialized = count
    }
    try check(status, message, header)
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  /// A plain picture, several times faster than libpng; nil for whatever is wrong, which libpng
  /// names.
  private static func unpack(
    _ bytes: [UInt8], _ header: PNGHeader, _ chunks: [ChunkRange]
  ) -> Bitmap? {
    let data = imageData(bytes, chunks: chunks)
    let count = header.width * header.height
    // The inflated rows have a byte more than the pixels, and lie in the same memory.
    let capacity = count + header.height / 4 + 1
    var isRead = false
    let pixels = [UInt32](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      guard let rgba = raw.bindMemory(to: UInt8.self).baseAddress else { return }
      var isOpaque: CInt = 0
      let status = data.withUnsafeBufferPointer {
        assay_png_unpack(
          $0.baseAddress, $0.count, UInt32(header.width), UInt32(header.height),
          CInt(header.samples), rgba, capacity * 4, &isOpaque)
      }
      isRead = status == ASSAY_PNG_OK
      if isRead, isOpaque == 0 { Premultiplication.apply(rgba, count: count) }
      raw.bindMemory(to: UInt32.self)
      initialized = isRead ? count : 0
    }
    return isRead ? Bitmap(width: header.width, height: header.height, pixels: pixels) : nil
  }

  static func check(
    _ status: assay_png_status, _ message: [CChar], _ header: PNGHeader
  ) throws(PNGError) {
    switch status {
    case ASSAY_PNG_OK: return
    case ASSAY_PNG_TRUNCATED: throw PNGError(.truncated)
    case ASSAY_PNG_NO_MEMORY:
      throw PNGError(.tooLarge(width: header.width, height: header.height))
    default: throw PNGError(.corrupt(reason: text(message)))
    }
  }

  static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// What a file says of its picture before any pixel (section 11.2.1 of the specification).
struct PNGHeader {
  var width: Int
  var height: Int
  /// Of a sample.
  var bitDepth: Int
  /// Of a pixel: 1 for gray and palettes, 2 with opacity, 3 for RGB, 4 for RGBA.
  var samples: Int
  var isInterlaced: Bool
  var mayBeTransparent: Bool
  /// Whether the picture is what most programs write: RGB or RGBA of 8 bits in rows from the top,
  /// in one run of `IDAT` chunks, without critical chunks that nobody knows.
  var isPlain: Bool

  init(_ bytes: [UInt8], chunks: [PNG.ChunkRange]) throws(PNGError) {
    guard let first = chunks.first, first.type == "IHDR", first.data.count == 13 else {
      if chunks.first?.type == "CgBI" {
        throw PNGError(.unsupported(feature: "Xcode's iPhone optimization (CgBI)"))
      }
      throw PNGError(.corrupt(reason: "it does not start with a header"))
    }
    let at = first.data.lowerBound
    width = Int(PNG.bigEndian(bytes, at: at))
    height = Int(PNG.bigEndian(bytes, at: at + 4))
    guard width > 0, height > 0 else {
      throw PNGError(.corrupt(reason: "its size is \(width) x \(height) pixels"))
    }
    guard width <= PNG.maxSide, height <= PNG.maxSide, width * height <= PNG.maxPixelCount else {
      throw PNGError(.tooLarge(width: width, height: height))
    }
    let depth = Int(bytes[at + 8])
    bitDepth = depth
    switch (bytes[at + 9], depth) {
    case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (3, 1), (3, 2), (3, 4), (3, 8): samples = 1
    case (2, 8), (2, 16): samples = 3
    case (4, 8), (4, 16): samples = 2
    case (6, 8), (6, 16): samples = 4
    default:
      throw PNGError(.corrupt(reason: "color type \(bytes[at + 9]) with \(depth) bits"))
    }
    guard bytes[at + 10] == 0, bytes[at + 11] == 0, bytes[at + 12] <= 1 else {
      throw PNGError(.unsupported(feature: "an unknown compression, filter or interlace method"))
    }
    isInterlaced = bytes[at + 12] == 1
    let data = chunks.indices.filter { chunks[$0].type == "IDAT" }
    let isOneRun = zip(data, data.dropFirst()).allSatisfy { $0 + 1 == $1 }
    let hasUnknown = chunks.contains { chunk in
      chunk.type.first?.isUppercase == true
        && !["IHDR", "PLTE", "IDAT", "IEND"].contains(chunk.type)
    }
    isPlain =
      samples > 2 && depth == 8 && !isInterlaced && isOneRun && !hasUnknown
      && !chunks.contains { $0.type == "tRNS" }
    mayBeTransparent = samples % 2 == 0 || chunks.contains { $0.type == "tRNS" }
    // Deflate shrinks at most 1032 times (its longest match is 258 bytes for 2 bits), so a few
    // bytes that claim a huge picture are refused before memory is taken for it.
    let packed = chunks.reduce(0) { $1.type == "IDAT" ? $0 + $1.data.count : $0 }
    guard (width * depth * samples / 8 + 1) * height <= packed * 1032 + 1032 else {
      throw PNGError(
        .corrupt(reason: "its image data is too short for \(width) x \(height) pixels"))
    }
  }
}
