// SPDX-License-Identifier: MIT

/// FNV-1a in 128 bits (RFC 9923): the same on every machine and in every run, unlike `Hasher`. It
/// tells findings apart; it protects nothing.
package struct StableHash: Sendable {
  private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  /// Parts are kept apart by a byte that UTF-8 never holds, so that "ab", "c" is not "a", "bc".
  package init(_ parts: String...) {
    for (index, part) in parts.enumerated() {
      if index > 0 { add(0xFF) }
      for byte in part.utf8 { add(byte) }
    }
  }

  /// 32 hexadecimal digits.
  package var hex: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  private mutating func add(_ byte: UInt8) {
    value ^= UInt128(byte)
    value = value &* 0x0000_0000_0100_0000_0000_0000_0000_013B
  }
}
