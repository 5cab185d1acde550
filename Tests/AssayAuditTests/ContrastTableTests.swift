// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Testing

@testable import AssayAudit

@Suite("Contrast of every color on every other, for programs")
struct ContrastTableTests {
  private static let colors = [
    NamedColor(name: "=ink", color: .black), NamedColor(name: "a\"b", color: .white),
    NamedColor(name: "gray", color: .rgb(0x77, 0x77, 0x77)),
  ]

  /// 4.478 of #777777 on white is truncated; on black it is 4.689.
  @Test("CSV names are quoted, formulas are disarmed and ratios are truncated") func csv() {
    let text = String(decoding: ContrastTable(Self.colors).csv(), as: UTF8.self)
    #expect(
      text == "foreground,color,'=ink,\"a\"\"b\",gray\r\n'=ink,#000000,1.00,21.00,4.68\r\n"
        + "\"a\"\"b\",#FFFFFF,21.00,1.00,4.47\r\ngray,#777777,4.68,4.47,1.00\r\n")
  }

  @Test("the JSON table fits its schema and keeps names, colors and ratios") func json() throws {
    let value = try JSON(String(decoding: ContrastTable(Self.colors).json(), as: UTF8.self))
    guard case .array(let rows) = value["ratios"], case .array(let names) = value["colors"] else {
      Issue.record("no table")
      return
    }
    #expect(try Schema.load("contrast-table").problems(value) == [])
    #expect(names[1]["name"] == .string("a\"b") && names[2]["color"] == .string("#777777"))
    #expect(rows[0] == .array([.number(1), .number(21), .number(4.68)]))
  }

  @Test func aTranslucentBackgroundCountsAtItsWorst() {
    let clear = NamedColor(
      name: "veil", color: .rgb(0, 0, 0, alpha: 0.5))
    let text = String(
      decoding: ContrastTable([NamedColor(name: "white", color: .white), clear]).csv(),
      as: UTF8.self)
    let check = ContrastCheck(
      foreground: .white, background: clear.color, requirement: .nonText
    ).evaluate()
    // Over white it is #808080, on which white is 3.949.
    #expect(check.worst.value < 3.98 && check.worst.value > 3.9)
    #expect(text.contains(",1.00,3.9"))
  }

  /// A brand's ramp holds suggestions: the least change of it that passes, and nothing else.
  @Test func aRampIsTheOnlyOffer() {
    let check = ContrastCheck(
      foreground: .rgb(0xFF, 0xCC, 0x00), background: .white,
      requirement: .text(.aa, isLarge: false))
    var ramp = AppColors([
      NamedColor(name: "ink", color: .rgb(0x11, 0x11, 0x11)),
      NamedColor(name: "amber-700", color: .rgb(0x8A, 0x6A, 0x00)),
      NamedColor(name: "amber-300", color: .rgb(0xFF, 0xE0, 0x66)),
    ])
    ramp.isRamp = true
    let offers = ContrastSuggestion.offers(for: check, in: ramp)
    #expect(offers.filter { $0.side == .foreground }.map(\.name) == ["amber-700"])
    #expect(offers.allSatisfy { $0.name != nil })
    var none = AppColors([NamedColor(name: "amber-300", color: check.foreground)])
    none.isRamp = true
    #expect(ContrastSuggestion.offers(for: check, in: none).contains { $0.name == nil })
  }
}
