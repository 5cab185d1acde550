// SPDX-License-Identifier: MIT

/// Reads the numbers and letters of SVG's attributes.
struct NumberScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return index >= bytes.count
    }
  }

  /// The letter here, which is passed.
  mutating func letter() -> Character? {
    skipSeparators()
    guard index < bytes.count else { return nil }
    let scalar = Unicode.Scalar(bytes[index])
    guard scalar.properties.isAlphabetic else { return nil }
    index += 1
    return Character(scalar)
  }

  /// The number here, which is passed; nil for anything else.
  mutating func number() -> Double? {
    skipSeparators()
    let start = index
    skipSign()
    var digits = skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      index = start
      return nil
    }
    let mantissa = index
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      skipSign()
      if skipDigits() == 0 { index = mantissa }
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// A flag of an arc: a 0 or 1 that needs no space after it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
    index += 1
    return bytes[index - 1] == 0x31
  }

  /// All numbers up to something else.
  mutating func numbers() -> [Double] {
    var result: [Double] = []
    while let number = number() { result.append(number) }
    return result
  }

  private mutating func skipSign() {
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    return index - start
  }

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }
}
