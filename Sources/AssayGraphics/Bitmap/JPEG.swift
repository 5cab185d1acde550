// SPDX-License-Identifier: MIT

internal import CJPEG

/// Reads and writes JPEG files.
package enum JPEG {
  /// Whether bytes begin as a JPEG file does.
  package static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The picture in a JPEG file, turned and mirrored as the file asks.
  ///
  /// - Throws: `JPEGError` saying what is wrong with the bytes.
  package static func decode(_ bytes: [UInt8]) throws(JPEGError) -> Bitmap {
    var (width, height): (UInt32, UInt32) = (0, 0)
    var message = [CChar](repeating: 0, count: 256)
    guard assay_jpeg_size(bytes, bytes.count, &width, &height, &message) == 1 else {
      throw JPEGError(.damaged(reason: PNG.text(message)))
    }
    let count = Int(width) * Int(height)
    guard width <= PNG.maxSide, height <= PNG.maxSide, count <= PNG.maxPixelCount else {
      throw JPEGError(.tooLarge(width: Int(width), height: Int(height)))
    }
    var isDecoded = false
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      guard let rgba = raw.bindMemory(to: UInt8.self).baseAddress else { return }
      rgba.initialize(repeating: 0, count: count * 4)
      isDecoded = assay_jpeg_decode(bytes, bytes.count, width, height, rgba, &message) == 1
      raw.bindMemory(to: UInt32.self)
      initialized = count
    }
    guard isDecoded else { throw JPEGError(.damaged(reason: PNG.text(message))) }
    let stored = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
    return PictureOrientation(ofJPEG: bytes).applied(to: stored)
  }
}

/// Why some bytes are not a JPEG picture that this package can read, or a bitmap makes none.
package struct JPEGError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case damaged(reason: String)
    /// More pixels, or a longer side, than are read.
    case tooLarge(width: Int, height: Int)
    case cannotEncode(reason: String)
  }

  package var code: Code

  init(_ code: Code) { self.code = code }

  package var description: String {
    switch code {
    case .damaged(let reason):
      "the JPEG file cannot be read: \(reason); save it again"
    case .tooLarge(let width, let height):
      "the JPEG file claims \(width) x \(height) pixels; at most \(PNG.maxPixelCount) pixels and "
        + "\(PNG.maxSide) a side are read"
    case .cannotEncode(let reason):
      "the bitmap cannot be written as JPEG: \(reason)"
    }
  }
}
