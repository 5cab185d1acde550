// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayResources

/// Foundation's `String(format:locale:)` is the reference: SwiftUI formats the arguments of a
/// localized text with it.
@Suite("Numbers in localized texts, beside Foundation")
struct LocalizedNumberTests {
  private static let locales = [
    "en-US", "en-IN", "en-ZA", "de-DE", "de-AT", "de-CH", "fr-FR", "fr-CA", "es-ES", "es-MX",
    "es-419", "es-AR", "pt-BR", "pt-PT", "pl-PL", "ru-RU", "uk-UA", "sv-SE", "nb-NO", "fi-FI",
    "it-IT", "it-CH", "nl-NL", "hi-IN", "bn-BD", "ne-NP", "mr-IN", "my-MM", "th-TH", "ja-JP",
    "zh-Hans-CN", "zh-Hant-TW", "ko-KR", "he-IL", "ar-EG", "ar-AE", "ar-MA", "fa-IR", "ur-PK",
    "uz-Arab-AF", "pa-Arab-PK", "sr-Latn-RS", "tr-TR", "hu-HU", "bg-BG", "ka-GE",
  ]
  private static let integers = [
    0, 1, -1, 7, 42, -999, 1234, -1234, 12345, 1_234_567, -98_765_432_109,
  ]
  private static let doubles = [
    0, 0.5, -0.4, 1.5, 2.5, 2.675, 0.125, 9.96, 999.995, 1234.5, -1234.5, 99999.9999999,
    1e15, 123_456_789_012_345_680, 5e-7, .infinity,
  ]

  private func text(_ format: String, _ value: FormatArgument, _ locale: String) -> String {
    var formatter = TextFormatter(
      arguments: [value], locale: locale, symbols: .of(locale), device: .iphone)
    return formatter.string(unlocalized: format)
  }

  @Test("integers", arguments: locales)
  func integers(_ locale: String) {
    let foundation = Locale(identifier: locale)
    for value in Self.integers {
      for format in ["%lld", "%d", "%+lld", "%8lld|", "%-8lld|", "%08lld", "%.4lld"] {
        #expect(
          text(format, .int(Int64(value)), locale)
            == String(
              format: format.replacing("ll", with: "").replacing("d", with: "ld"),
              locale: foundation, value),
          "\(format) of \(value)")
      }
    }
  }

  @Test("decimal numbers", arguments: locales)
  func decimals(_ locale: String) {
    let foundation = Locale(identifier: locale)
    for value in Self.doubles {
      for format in ["%lf", "%.0f", "%.1f", "%.2f", "%12.3f|", "%-12.1f|"] {
        #expect(
          text(format, .double(value), locale)
            == String(format: format, locale: foundation, value), "\(format) of \(value)")
      }
    }
  }

  @Test("numbers with exponents are written as in English, with the decimal sign of the locale")
  func exponents() {
    #expect(text("%e", .double(1234.5), "en") == "1.234500E+03")
    #expect(text("%g", .double(1234.5), "de") == "1.234,5")
    #expect(text("%g", .double(1e21), "en") == "1E+21")
  }

  /// A phone in Egypt, in Mexico and in India.
  @Test("a language without a region is that of its likely region")
  func likelyRegions() {
    #expect(text("%lld", .int(1234), "ar") == "١٬٢٣٤")
    #expect(text("%lld", .int(1234), "es") == "1234")
    #expect(text("%lld", .int(1234567), "hi") == "12,34,567")
    #expect(text("%lld", .int(1234), "xx") == "1,234")
  }
}
