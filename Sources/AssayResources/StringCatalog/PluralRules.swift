// SPDX-License-Identifier: MIT

/// CLDR's cardinal plural rules (UTS #35, Part 3, Language Plural Rules).
package enum PluralRules {
  /// The category of a number in a language; `other` for an unknown language.
  package static func category(of number: PluralOperands, locale: String) -> PluralCategory {
    // Rules are the language's whatever its script: Serbian in Latin letters counts as Serbian.
    for tag in LocaleFallback.chain(for: locale) + [LanguageTag(locale).language] {
      guard let rules = rules[tag] else { continue }
      return rules.first { $0.condition.holds(for: number) }?.category ?? .other
    }
    return .other
  }

  private static let rules: [String: [(category: PluralCategory, condition: PluralCondition)]] = {
    var byLanguage: [String: [(category: PluralCategory, condition: PluralCondition)]] = [:]
    for group in PluralRuleTable.groups {
      let rules = group.rules.map {
        (category: $0.category, condition: PluralCondition($0.condition))
      }
      for language in group.languages.split(separator: " ") {
        byLanguage[String(language)] = rules
      }
    }
    return byLanguage
  }()
}

/// The operands of UTS #35 for one number: its absolute value's digits.
package struct PluralOperands: Hashable, Sendable {
  /// i: the integer digits.
  var integer: UInt64
  /// v: the count of visible fraction digits, trailing zeros included.
  var fractionCount: UInt64
  /// f: the visible fraction digits as a number.
  var fraction: UInt64
  /// t: as f, without trailing zeros.
  var trimmedFraction: UInt64

  init(_ value: UInt64) {
    (integer, fractionCount, fraction, trimmedFraction) = (value, 0, 0, 0)
  }

  init(_ value: Int64) { self.init(value.magnitude) }

  /// The shortest decimal digits that mean the number, as ICU takes a Double: 1.0 has no fraction.
  init(_ value: Double) {
    // Beyond 2^53 a Double has no fraction, and beyond 2^63 its last digits mean nothing.
    let magnitude = min(abs(value.isNaN ? 0 : value), 9e18)
    self.init(UInt64(magnitude))
    let digits = "\(magnitude)".split(separator: ".", maxSplits: 1)
    guard magnitude < 9_007_199_254_740_992, magnitude >= 0.0001 || magnitude == 0,
      digits.count == 2, digits[1] != "0", let fraction = UInt64(digits[1])
    else { return }
    fractionCount = UInt64(digits[1].count)
    self.fraction = fraction
    trimmedFraction = fraction
  }

  var isZero: Bool { integer == 0 && fraction == 0 }
}
