// SPDX-License-Identifier: MIT

import Testing

@testable import AssayResources

@Suite("Plural rules (CLDR)")
struct PluralRulesTests {
  // The integer samples of CLDR's plural chart.
  @Test(
    "a whole number has the plural category that CLDR gives it, whatever its sign",
    arguments: [
      ("en", 1, PluralCategory.one), ("en", 0, .other), ("en", 2, .other),
      ("es", 1, .one), ("es", 0, .other), ("es", 1_000_000, .many), ("es", 1_000_001, .other),
      ("fr", 0, .one), ("fr", 1, .one), ("fr", 2, .other),
      ("hi", 0, .one), ("he", 2, .two), ("ja", 1, .other), ("zh", 1, .other), ("th", 0, .other),
      ("ar", 0, .zero), ("ar", 1, .one), ("ar", 2, .two), ("ar", 3, .few), ("ar", 10, .few),
      ("ar", 11, .many), ("ar", 99, .many), ("ar", 100, .other), ("ar", 102, .other),
      ("ar", 103, .few), ("ar", 1_000_000, .other),
      ("ru", 1, .one), ("ru", 21, .one), ("ru", 11, .many), ("ru", 2, .few), ("ru", 4, .few),
      ("ru", 5, .many), ("ru", 12, .many), ("ru", 22, .few), ("ru", 0, .many), ("ru", 111, .many),
      ("pl", 1, .one), ("pl", 21, .many), ("pl", 22, .few), ("pl", 12, .many),
    ])
  func integers(_ locale: String, _ number: Int64, _ category: PluralCategory) {
    #expect(PluralRules.category(of: PluralOperands(number), locale: locale) == category)
    #expect(PluralRules.category(of: PluralOperands(-number), locale: locale) == category)
  }

  @Test(arguments: [
    ("en-GB", PluralCategory.one), ("en_US", .one), ("sr-Latn", .one), ("sr-Latn-RS", .one),
    ("zh-Hant-TW", .other), ("iw", .one), ("no", .one), ("pt-BR", .one), ("tlh", .other),
    ("", .other),
  ])
  func oneInALocale(_ locale: String, _ category: PluralCategory) {
    #expect(PluralRules.category(of: PluralOperands(UInt64(1)), locale: locale) == category)
  }

  @Test func portugueseOfPortugalCountsZeroOtherwise() {
    let zero = PluralOperands(UInt64(0))
    #expect(PluralRules.category(of: zero, locale: "pt") == .one)
    #expect(PluralRules.category(of: zero, locale: "pt-PT") == .other)
    #expect(PluralRules.category(of: zero, locale: "pt-AO") == .other)
  }

  // UTS #35, Part 3, Plural Operand Meanings, for shortest decimals.
  @Test(
    "a decimal number's plural operands are those of its shortest form",
    arguments: [
      (0.0, 0, 0, 0, 0), (1.0, 1, 0, 0, 0), (1.5, 1, 1, 5, 5), (-1.5, 1, 1, 5, 5),
      (1.03, 1, 2, 3, 3), (1e21, 9_000_000_000_000_000_000, 0, 0, 0), (1e-7, 0, 0, 0, 0),
      (Double.nan, 0, 0, 0, 0), (.infinity, 9_000_000_000_000_000_000, 0, 0, 0),
    ] as [(Double, UInt64, UInt64, UInt64, UInt64)])
  func operands(_ value: Double, _ i: UInt64, _ v: UInt64, _ f: UInt64, _ t: UInt64) {
    let operands = PluralOperands(value)
    #expect(operands.integer == i)
    #expect(operands.fractionCount == v)
    #expect(operands.fraction == f)
    #expect(operands.trimmedFraction == t)
  }

  /// Every distinct rule set against Babel's implementation.
  @Test func everyRuleSetAgreesWithBabel() throws {
    let fractions = [0.1, 0.5, 1.5, 2.3, 10.25, 11.01].map { PluralOperands($0) }
    let integers = (Array(0...200) + [1000, 1_000_000, 1_000_001]).map {
      PluralOperands(UInt64($0))
    }
    let letters: [Character: PluralCategory] = [
      "z": .zero, "o": .one, "t": .two, "f": .few, "m": .many, "x": .other,
    ]
    var checked = 0
    for line in try Fixtures.text("plural-categories.txt").split(separator: "\n") {
      guard !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: " ")
      try #require(parts.count == 2 && parts[1].count == integers.count + fractions.count)
      for (letter, number) in zip(parts[1], integers + fractions) {
        let category = PluralRules.category(of: number, locale: String(parts[0]))
        #expect(category == letters[letter], "\(parts[0]) \(number)")
        checked += 1
      }
    }
    #expect(checked > 8000)
  }
}
