// SPDX-License-Identifier: MIT

internal import CXXHash

/// What an entry of the cache is found by: 128 bits of XXH3 over everything that its content
/// depends on.
package struct CacheKey: Hashable, Comparable, BitwiseCopyable, Sendable {
  package var low: UInt64
  package var high: UInt64

  /// Of bytes: their hash, with their count mixed in.
  init(of bytes: UnsafeRawBufferPointer) {
    let hash = assay_xxh3_128(bytes.baseAddress, bytes.count)
    low = hash.low
    high = hash.high ^ UInt64(bytes.count)
  }

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { CacheKey(of: $0) }
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

/// Gathers the values that a key depends on, each with its length, so that no two lists of values
/// read alike.
package struct CacheKeyBuilder: Sendable {
  private var bytes: [UInt8] = []

  init() {}

  mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ texts: [String]) {
    add(UInt64(texts.count))
    for text in texts { add(text) }
  }

  mutating func add(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: UInt64(truncatingIfNeeded: value).littleEndian) {
      bytes.append(contentsOf: $0)
    }
  }

  package var key: CacheKey { CacheKey(of: bytes) }
}
