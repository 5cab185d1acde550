// SPDX-License-Identifier: MIT

/// How a locale writes numbers.
struct NumberSymbols: Hashable, Sendable {
  /// The first of the ten digits, which follow each other in Unicode.
  var zero: Unicode.Scalar
  var decimal: String
  var grouping: String
  /// With the mark that keeps it before the number in a right-to-left text.
  var minus: String
  /// A number with fewer digits before its first separator is not grouped: Spanish writes 1234.
  var minimumGroupingDigits: Int
  /// The length of all groups but the last, which has three digits: two in India.
  var secondaryGroupSize: Int

  private static let root = NumberSymbols(
    zero: "0", decimal: ".", grouping: ",", minus: "-", minimumGroupingDigits: 1,
    secondaryGroupSize: 3)

  private static let byLocale: [String: NumberSymbols] = {
    var table: [String: NumberSymbols] = [:]
    for group in NumberSymbolTable.groups {
      for locale in group.locales.split(separator: " ") { table[String(locale)] = group.symbols }
    }
    return table
  }()

  /// The symbols of a locale; one without a region has those of its likely region.
  static func of(_ locale: String) -> NumberSymbols {
    let tag = LanguageTag(locale)
    let candidates = [
      tag.text, tag.region.map { "\(tag.language)-\($0)" },
      tag.likelyScript.map { "\(tag.language)-\($0)" }, tag.language,
    ]
    return candidates.lazy.compactMap { $0.flatMap { byLocale[$0] } }.first ?? root
  }

  var plus: String { minus.replacing("-", with: "+").replacing("\u{2212}", with: "+") }

  /// ASCII digits in the digits of the locale.
  func digits(_ ascii: some StringProtocol) -> String {
    guard zero != "0" else { return String(ascii) }
    var text = String.UnicodeScalarView()
    for scalar in ascii.unicodeScalars {
      let offset = scalar.value &- 48
      text.append(offset < 10 ? Unicode.Scalar(zero.value + offset) ?? scalar : scalar)
    }
    return String(text)
  }

  /// ASCII digits in groups, in the digits of the locale.
  func grouped(_ ascii: String) -> String {
    let scalars = Array(ascii.utf8)
    guard scalars.count >= 3 + minimumGroupingDigits else { return digits(ascii) }
    var groups = [String(decoding: scalars.suffix(3), as: UTF8.self)]
    var rest = scalars.dropLast(3)
    while !rest.isEmpty {
      groups.append(String(decoding: rest.suffix(secondaryGroupSize), as: UTF8.self))
      rest = rest.dropLast(secondaryGroupSize)
    }
    return groups.reversed().map(digits).joined(separator: grouping)
  }
}
