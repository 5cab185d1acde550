// SPDX-License-Identifier: MIT

/// A whole number of any size, written in digits without a leading zero: a numeric identifier of
/// Semantic Versioning 2.0.0, which sets no limit (section 2).
package struct DecimalNumber: Hashable, Comparable, Sendable {
  package let digits: String

  /// - Parameter number: zero or more.
  package init(_ number: UInt64) {
    digits = String(number)
  }

  /// nil where the bytes are anything but digits, or start with a zero that is not all.
  init?(_ bytes: some Collection<UInt8>) {
    guard let first = bytes.first, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    if first == 0x30 && bytes.count > 1 { return nil }
    digits = String(decoding: bytes, as: UTF8.self)
  }

  package static func < (first: Self, second: Self) -> Bool {
    let (length, otherLength) = (first.digits.utf8.count, second.digits.utf8.count)
    return length == otherLength ? first.digits < second.digits : length < otherLength
  }

  var isZero: Bool { digits == "0" }

  /// The number that follows.
  var successor: DecimalNumber {
    var bytes = Array(digits.utf8)
    var index = bytes.count - 1
    while index >= 0 && bytes[index] == 0x39 {
      bytes[index] = 0x30
      index -= 1
    }
    if index >= 0 { bytes[index] += 1 } else { bytes.insert(0x31, at: 0) }
    return DecimalNumber(checked: String(decoding: bytes, as: UTF8.self))
  }

  private init(checked digits: String) {
    self.digits = digits
  }
}

extension DecimalNumber: CustomStringConvertible {
  package var description: String { digits }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: UInt64) {
    self.init(value)
  }
}
