// SPDX-License-Identifier: MIT

internal import CXXHash

/// 128 bits of XXH3 over some bytes: equal pictures have equal hashes, and an accident does not
/// make two different pictures equal. It is no defence against someone who forges a collision.
package struct PixelHash: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(bytes: UnsafeRawBufferPointer) {
    let hash = assay_xxh3_128(bytes.baseAddress, bytes.count)
    self.init(high: hash.high, low: hash.low)
  }

  /// The hash of a bitmap's pixels; the size is not part of it.
  package init(of bitmap: Bitmap) {
    self = bitmap.pixels.withUnsafeBytes { PixelHash(bytes: $0) }
  }
}
