// SPDX-License-Identifier: MIT

internal import CPNG

extension PNG {
  /// Whether a file has samples of 16 bits, which `decode(_:)` rounds.
  ///
  /// - Throws: `PNGError` for what is no PNG file, or of a kind that is not read.
  package static func hasDeepSamples(_ bytes: [UInt8]) throws(PNGError) -> Bool {
    try PNGHeader(bytes, chunks: try chunks(bytes)).bitDepth == 16
  }

  /// The indices of the pixels that differ in samples of 16 bits; a picture of 8 bits is widened.
  ///
  /// - Precondition: the pictures have the same size.
  /// - Throws: `PNGError` as `decode(_:)` does.
  package static func deepDifferences(
    _ a: [UInt8], _ b: [UInt8]
  ) throws(PNGError) -> [Int] {
    let old = try deepSamples(a)
    let new = try deepSamples(b)
    precondition(old.count == new.count, "The pictures have different sizes")
    return old.indices.filter { old[$0] != new[$0] }
  }

  /// Four samples of 16 bits a pixel, straight.
  private static func deepSamples(_ bytes: [UInt8]) throws(PNGError) -> [UInt64] {
    let chunks = try chunks(bytes, checkingCRC: true)
    let header = try PNGHeader(bytes, chunks: chunks)
    let count = header.width * header.height
    var status = ASSAY_PNG_OK
    var message = [CChar](repeating: 0, count: 128)
    let samples = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      guard let rgba = raw.bindMemory(to: UInt8.self).baseAddress else { return }
      rgba.initialize(repeating: 0, count: count * 8)
      status = assay_png_decode(
        bytes, bytes.count, UInt32(header.width), UInt32(header.height), 2, rgba, &message)
      raw.bindMemory(to: UInt64.self)
      initialized = count
    }
    try check(status, message, header)
    return samples
  }
}
