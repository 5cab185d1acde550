// SPDX-License-Identifier: MIT

/// Numbers as SwiftUI puts them into a localized text, which is what Foundation's
/// `String(format:locale:)` writes: grouped, in the digits of the locale.
struct LocalizedNumber {
  var symbols: NumberSymbols
  var modifiers: FormatModifiers

  /// For `%d`, `%i` and `%u`. The flag `0` and a precision ask for digits; separators come on top.
  func integer(_ magnitude: UInt64, isNegative: Bool) -> String {
    let digits = "\(magnitude)"
    let asked = max(modifiers.isZeroPadded ? modifiers.width : 0, modifiers.precision ?? 0)
    let zeros = String(repeating: "0", count: max(0, asked - digits.count))
    return padded(sign(isNegative) + symbols.grouped(zeros + digits))
  }

  /// For `%f`.
  func decimal(_ value: Double) -> String {
    guard value.isFinite else { return padded(named(value)) }
    let digits = DecimalDigits(value, fractionLength: modifiers.precision ?? 6)
    let fraction = digits.fraction.isEmpty ? "" : symbols.decimal + symbols.digits(digits.fraction)
    return padded(sign(value.sign == .minus) + symbols.grouped(digits.whole) + fraction)
  }

  /// For `%e` and `%g`: the digits that C's printf writes for the magnitude.
  func scientific(_ value: Double, printed: String) -> String {
    guard value.isFinite else { return padded(named(value)) }
    let parts = printed.uppercased().split(separator: "E", maxSplits: 1)
    let mantissa = (parts.first ?? "").split(separator: ".", maxSplits: 1)
    var text = symbols.grouped(String(mantissa.first ?? "0"))
    if mantissa.count > 1 { text += symbols.decimal + symbols.digits(mantissa[1]) }
    if parts.count > 1 { text += "E" + symbols.digits(parts[1]) }
    return padded(sign(value.sign == .minus) + text)
  }

  private func named(_ value: Double) -> String {
    value.isNaN ? "NaN" : sign(value.sign == .minus) + "∞"
  }

  private func sign(_ isNegative: Bool) -> String {
    isNegative ? symbols.minus : modifiers.showsPlus ? symbols.plus : ""
  }

  private func padded(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, modifiers.width - text.count))
    return modifiers.isLeftAligned ? text + spaces : spaces + text
  }
}

/// The flags, the width and the precision of a specifier.
struct FormatModifiers: Hashable {
  var showsPlus: Bool
  var isLeftAligned: Bool
  var isZeroPadded: Bool
  var width: Int
  var precision: Int?

  /// Reads what `FormatString` has checked, such as `-08.2`.
  init(_ text: String) {
    let flags = text.prefix { "-+ #0".contains($0) }
    let rest = text.dropFirst(flags.count)
    let width = rest.prefix { $0 != "." }
    showsPlus = flags.contains("+")
    isLeftAligned = flags.contains("-")
    isZeroPadded = flags.contains("0") && !isLeftAligned
    self.width = Int(width) ?? 0
    precision =
      rest.dropFirst(width.count).first == "." ? Int(rest.dropFirst(width.count + 1)) ?? 0 : nil
  }
}
