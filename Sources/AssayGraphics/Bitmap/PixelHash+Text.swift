// SPDX-License-Identifier: MIT

extension PixelHash {
  /// 32 lower-case hexadecimal digits, as `xxhsum -H2` prints them.
  package var hex: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Reads what `hex` writes; nil for anything else.
  package init?(hex: String) {
    guard hex.utf8.count == 32, hex.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }) else { return nil }
    guard let high = UInt64(hex.prefix(16), radix: 16), let low = UInt64(hex.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// The hash of a file's bytes.
  package init(ofFile bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { PixelHash(bytes: $0) }
  }
}
