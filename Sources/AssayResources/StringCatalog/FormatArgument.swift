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

  /// The value as a specifier shows it, in the digits and groups of a locale.
  ///
  /// A value of another kind than the specifier's is shown as what it is, never reinterpreted.
  func formatted(_ specifier: FormatString.Specifier, _ symbols: NumberSymbols) -> String {
    let number = LocalizedNumber(
      symbols: symbols, modifiers: FormatModifiers(specifier.modifiers))
    switch specifier.conversion {
    case "d", "i":
      guard let value = integer else { return plain }
      return number.integer(value.magnitude, isNegative: value < 0)
    case "u":
      guard let value = unsignedInteger else { return plain }
      return number.integer(value, isNegative: false)
    case "x", "X", "o":
      guard let value = unsignedInteger else { return plain }
      return Self.printed(specifier.modifiers, "ll" + String(specifier.conversion), value)
    case "f", "F":
      guard let value = self.number else { return plain }
      return number.decimal(value)
    case "e", "E", "g", "G":
      guard let value = self.number else { return plain }
      let precision = number.modifiers.precision.map { ".\($0)" } ?? ""
      return number.scientific(
        value,
        printed: Self.printed(precision, String(specifier.conversion), value.magnitude))
    case "a", "A":
      guard let value = self.number else { return plain }
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
