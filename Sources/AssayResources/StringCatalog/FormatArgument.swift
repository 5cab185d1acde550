// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that a localized text interpolates.
package enum FormatArgument: Hashable, Sendable {
  case int(Int64)
  case double(Double)
  case string(String)

  /// nil for text that is no number.
  var operands: PluralOperands? {
    switch self {
    case .int(let value): PluralOperands(value)
    case .double(let value): PluralOperands(value)
    case .string(let text): Double(text).map { PluralOperands($0) }
    }
  }

  /// The value as a specifier shows it: digits in ASCII, without grouping, `.` for the fraction.
  ///
  /// A value of another kind than the specifier's is shown as what it is, never reinterpreted.
  func formatted(_ specifier: FormatString.Specifier) -> String {
    switch specifier.conversion {
    case "d", "i":
      guard let value = integer else { return plain }
      return Self.printed(specifier.modifiers, "lld", value)
    case "u", "x", "X", "o":
      guard let value = unsignedInteger else { return plain }
      return Self.printed(specifier.modifiers, "ll" + String(specifier.conversion), value)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let value = number else { return plain }
      return Self.printed(specifier.modifiers, String(specifier.conversion), value)
    case "c", "C":
      guard let value = integer, let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init)
      else { return plain }
      return String(Character(scalar))
    default:
      return plain
    }
  }

  private var plain: String {
    switch self {
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let text): text
    }
  }

  private var integer: Int64? {
    switch self {
    case .int(let value): value
    case .double(let value): Int64(exactly: value.rounded(.towardZero))
    case .string: nil
    }
  }

  private var unsignedInteger: UInt64? {
    switch self {
    case .int(let value): UInt64(bitPattern: value)
    case .double(let value): UInt64(exactly: value.rounded(.towardZero))
    case .string: nil
    }
  }

  private var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    case .string: nil
    }
  }

  /// printf's own digits. The format is put together from checked parts only: flags, at most three
  /// digits each of width and precision, and one conversion that fits the value.
  private static func printed(
    _ modifiers: String, _ conversion: String, _ value: any CVarArg
  ) -> String {
    withVaList([value]) { list in
      var buffer = [CChar](repeating: 0, count: 2048)
      // The longest result is 309 digits of a Double, a point and 99 of precision, or 999 of width.
      let count = vsnprintf(&buffer, buffer.count, "%" + modifiers + conversion, list)
      let length = max(0, min(Int(count), buffer.count - 1))
      return String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
