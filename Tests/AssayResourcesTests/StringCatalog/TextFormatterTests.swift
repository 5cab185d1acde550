// SPDX-License-Identifier: MIT

import Testing

@testable import AssayResources

@Suite("Format strings")
struct TextFormatterTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var format: String
    var arguments: [FormatArgument]
    var expected: String
    var testDescription: String { format }

    init(_ format: String, _ arguments: [FormatArgument], _ expected: String) {
      (self.format, self.arguments, self.expected) = (format, arguments, expected)
    }
  }

  // Apple's String Format Specifiers, and Foundation's String(format:locale:) for numbers.
  @Test(arguments: [
    Row("%@!", [.string("Ana")], "Ana!"),
    Row("%lld", [.int(-1_234_567)], "-1,234,567"),
    Row("%d %i %ld %hd", [.int(1), .int(2), .int(3), .int(4)], "1 2 3 4"),
    Row("%u %llu", [.int(7), .int(-1)], "7 18,446,744,073,709,551,615"),
    Row("%05d|%-5d|%+d", [.int(42), .int(42), .int(42)], "00,042|42   |+42"),
    Row("%x %X %o", [.int(255), .int(255), .int(8)], "ff FF 10"),
    Row("%lf", [.double(1.5)], "1.500000"),
    Row("%.2f", [.double(3.14159)], "3.14"),
    Row("%.0f", [.double(2.5)], "2"),
    Row("%6.1f|", [.double(9.96)], "  10.0|"),
    Row("%g", [.double(0.0001)], "0.0001"),
    Row("%2$@ %1$@", [.string("a"), .string("b")], "b a"),
    Row("%1$@ %1$@", [.string("a")], "a a"),
    Row("%2$lld of %@", [.string("a"), .int(3)], "3 of a"),
    Row("%d%%", [.int(50)], "50%"),
    Row("100%", [.int(1)], "100%"),
    Row("100% ", [.int(1)], "100% "),
    Row("%!", [.int(1)], "%!"),
    Row("%c", [.int(65)], "A"),
    Row("%s", [.string("c")], "c"),
    Row("%@", [.int(5)], "5"),
    Row("%@", [.double(0.5)], "0.5"),
    Row("%d", [.string("five")], "five"),
    Row("%d", [.double(2.9)], "2"),
    Row("%d", [.double(.infinity)], "inf"),
    Row("%f", [.int(2)], "2.000000"),
    Row("%'d", [.int(1000)], "1,000"),
    Row("%@ and %@", [.string("one")], "one and %@"),
    Row("%9$@", [.string("one")], "%9$@"),
    Row("%0$@", [.string("one")], "one"),
    Row("%#@gone@", [.int(1)], "%#@gone@"),
    Row("%#@", [.int(1)], "%#@"),
    // Not a substitution's form, so C's %a and the letters rg: 1 is 0x1p+0.
    Row("%arg", [.double(1)], "0x1p+0rg"),
    Row("%9999d", [.int(1)], "%9999d"),
    Row("🇪🇸 %@ é", [.string("ñ")], "🇪🇸 ñ é"),
  ])
  func formats(_ row: Row) {
    var formatter = TextFormatter(
      arguments: row.arguments, locale: "en", symbols: .of("en"), device: .iphone)
    #expect(formatter.string(unlocalized: row.format) == row.expected)
  }

  @Test func withoutArgumentsATextIsNoFormat() {
    var formatter = TextFormatter(arguments: [], locale: "en", symbols: .of("en"), device: .iphone)
    #expect(formatter.string(unlocalized: "100% wool %d %%") == "100% wool %d %%")
  }

  /// A specifier without its argument is undefined in String Format Specifiers; one that is not
  /// surely meant (a flag that is a space, a conversion that begins a word) is a percent sign.
  @Test(
    "what a text shows of its format, because an argument is missing",
    arguments: [
      ("%@", 0, ["%@"]), ("Hello, %@!", 0, ["%@"]), ("%lld of %lld", 0, ["%lld", "%lld"]),
      ("%1$@", 0, ["%1$@"]), ("%#@photos@", 0, ["%#@photos@"]), ("%d", 0, ["%d"]),
      ("Done: %.1f", 0, ["%.1f"]),
      ("100% wool", 0, []), ("50% off", 0, []), ("50%discount", 0, []), ("100%", 0, []),
      ("%%", 0, []), ("100% @home", 0, []),
      ("%@", 1, []), ("%@ and %@", 1, ["%@"]), ("%2$@ %1$@", 1, ["%2$@"]),
      ("%#@gone@", 1, ["%#@gone@"]),
    ] as [(String, Int, [String])])
  func missingArguments(_ format: String, _ count: Int, _ unfilled: [String]) {
    var formatter = TextFormatter(
      arguments: Array(repeating: .string("a"), count: count), locale: "en", symbols: .of("en"),
      device: .iphone)
    _ = formatter.string(unlocalized: format)
    #expect(formatter.unfilled == unfilled)
  }

  @Test("the largest number is written in full, with 99 decimals or 999 characters wide")
  func longestNumber() {
    var formatter = TextFormatter(
      arguments: [.double(.greatestFiniteMagnitude)], locale: "en", symbols: .of("en"),
      device: .iphone)
    // 309 digits in 103 groups, a point, 99 zeros.
    #expect(formatter.string(unlocalized: "%.99f").count == 309 + 102 + 1 + 99)
    #expect(formatter.string(unlocalized: "%999.1f").count == 999)
  }

  @Test func variablesThatNameEachOtherEnd() {
    let loop = LocalizedEntry.Substitution(
      argumentNumber: 1, formatSpecifier: "lld", value: .text("(%#@a@)"))
    var formatter = TextFormatter(
      arguments: [.int(1)], locale: "en", symbols: .of("en"), device: .iphone)
    let text = formatter.string(LocalizedEntry(.text("%#@a@"), substitutions: ["a": loop]))
    #expect(text == "((((((((%#@a@))))))))")
  }
}
