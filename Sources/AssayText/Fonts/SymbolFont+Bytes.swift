// SPDX-License-Identifier: MIT

extension SymbolFont {
  /// The code point of each symbol.
  static let scalars: [String: Unicode.Scalar] = {
    var scalars: [String: Unicode.Scalar] = [:]
    for (index, name) in "\(names)".split(separator: " ").enumerated() {
      scalars[String(name)] = Unicode.Scalar(0xE000 + UInt32(index))
    }
    return scalars
  }()

  /// The bytes of the font.
  static func decoded() -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in "\(text)".utf8 {
      guard let value = value(of: character) else { continue }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return bytes
  }

  /// Six bits of RFC 4648's base 64; nil for padding.
  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
