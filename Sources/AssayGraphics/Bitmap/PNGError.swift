// SPDX-License-Identifier: MIT

/// Why some bytes are not a picture this package can read, or could not be written.
package struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// The bytes do not start with PNG's signature.
    case notPNG
    /// The bytes end before the picture does.
    case truncated
    /// A chunk's checksum is not that of its bytes.
    case crcMismatch(chunk: String)
    /// A valid file of a kind that is not read.
    case unsupported(feature: String)
    /// More pixels, or a longer side, than are read.
    case tooLarge(width: Int, height: Int)
    case corrupt(reason: String)
    case cannotEncode(reason: String)
  }

  package var code: Code

  package init(_ code: Code) {
    self.code = code
  }

  package var description: String {
    switch code {
    case .notPNG: problem + "; check that it is the right file"
    case .truncated, .crcMismatch, .corrupt: problem + "; fetch or record it again"
    case .unsupported: problem + "; save it again as a plain PNG"
    case .tooLarge, .cannotEncode: problem
    }
  }

  /// What is wrong, without what to do about it.
  package var problem: String {
    switch code {
    case .notPNG:
      "not a PNG file: its first eight bytes are not PNG's signature"
    case .truncated:
      "the PNG file ends too early"
    case .crcMismatch(let chunk):
      "the PNG file is damaged: the checksum of its '\(chunk)' chunk is wrong"
    case .unsupported(let feature):
      "the PNG file uses \(feature), which is not supported"
    case .tooLarge(let width, let height):
      "the PNG file claims \(width) x \(height) pixels; at most \(PNG.maxPixelCount) pixels and "
        + "\(PNG.maxSide) a side are read"
    case .corrupt(let reason):
      "the PNG file is damaged: \(reason)"
    case .cannotEncode(let reason):
      "cannot write the picture as PNG: \(reason)"
    }
  }
}
