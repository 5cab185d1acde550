// SPDX-License-Identifier: MIT

import Testing

@testable import AssayResources

@Suite("Pseudolocales")
struct PseudoLocaleTests {
  private var tables: StringTables {
    var table = StringTable()
    table.localizations["en"] = ["greeting": LocalizedEntry(.text("Hello %@, %lld new"))]
    table.localizations["ar"] = ["greeting": LocalizedEntry(.text("مرحبا"))]
    return StringTables(tables: ["Localizable": table])
  }

  private func text(_ key: String, _ arguments: [FormatArgument] = [], _ locale: String)
    -> LocalizedText
  {
    tables.localized(key: key, arguments: arguments, locale: locale)
  }

  @Test("accented English is half again as long and in brackets; arguments stay as they are")
  func accented() {
    // "Ĥéļļö Ana, 1,234 ñéŵ" has 20 characters: words until 10 more.
    let found = text("greeting", [.string("Ana"), .int(1234)], "en-XA")
    #expect(found.string == "[Ĥéļļö Ana, 1,234 ñéŵ one two three]")
    #expect(!found.isMissing)
    #expect(text("OK", [], "en-XA").string == "[ÖĶ one]")
    #expect(!text("OK", [], "en-XA").isMissing)
  }

  /// UAX #9: a mark that is strong from right to left, and an override for each word.
  @Test("right-to-left English turns each word around")
  func rightToLeft() {
    let found = text("greeting", [.string("Ana"), .int(1234)], "ar-XB").string
    #expect(found.hasPrefix("\u{200F}\u{202E}Hello\u{202C}\u{200F} "))
    #expect(found.contains("Ana") && found.contains("1,234"))
    #expect(LocaleDirection.isRightToLeft("ar-XB"))
    #expect(!LocaleDirection.isRightToLeft("en-XA"))
  }

  @Test("a real locale is none")
  func realLocales() {
    #expect(PseudoLocale(tag: "en") == nil)
    #expect(PseudoLocale(tag: "ar") == nil)
    #expect(PseudoLocale(tag: "EN_xa") == .accented)
    #expect(text("greeting", [], "ar").string == "مرحبا")
  }
}
