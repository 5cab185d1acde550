// SPDX-License-Identifier: MIT

import AssayResources
import AssayTestSupport
import AssayTraits
import Foundation
import Testing

@testable import AssayViews

/// Strings that code looks up itself, in the language of the rendering.
@MainActor
@Suite("Strings of the app in code")
struct LocalizedStringTests {
  private static let catalog = """
    {"version": "1.0", "sourceLanguage": "en", "strings": {
      "welcome": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Welcome"}},
        "de": {"stringUnit": {"state": "translated", "value": "Willkommen"}}}},
      "%lld items": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%lld Sachen"}}}}}}
    """

  private struct Screen: View {
    var body: some View {
      Text(verbatim: String(localized: "welcome"))
      Text(
        verbatim: String(localized: "\(3) items", table: nil, bundle: .main, comment: "A count"))
      Text(verbatim: String(localized: "title", defaultValue: "A title"))
      Text(verbatim: String(localized: "welcome", defaultValue: "Hello"))
      Text(verbatim: String(localized: LocalizedStringResource("welcome")))
      Text(verbatim: String(localized: String.LocalizationValue("welcome")))
    }
  }

  @Test(
    "texts are those of the language of the rendering",
    arguments: [
      ("en", ["Welcome", "3 items", "A title", "Welcome", "Welcome", "Welcome"]),
      ("de", ["Willkommen", "3 Sachen", "A title", "Willkommen", "Willkommen", "Willkommen"]),
    ])
  func languages(locale: String, expected: [String]) throws {
    let tables = try TemporaryFolder.with(["Localizable.xcstrings": Self.catalog]) {
      try StringTables(directory: $0)
    }
    var environment = EnvironmentValues()
    environment.localeIdentifier = locale
    environment.mainBundle = MainBundle(strings: tables, folder: nil)
    let screen = try Screen().viewNode(in: environment)
    let built = try ScreenSketch.builder().build(
      screen, traits: TraitSet(canvas: .device(.iPhone13), locale: locale))
    #expect(built.texts.map(\.string) == expected)
  }

  private struct OldScreen: View {
    private var texts: [String] {
      [
        NSLocalizedString("welcome", comment: ""),
        NSLocalizedString("welcome", tableName: nil, comment: ""),
        NSLocalizedString("welcome", bundle: .main, comment: ""),
        NSLocalizedString("welcome", value: "Hello", comment: ""),
        NSLocalizedString("welcome", tableName: nil, bundle: .main, comment: ""),
        NSLocalizedString("welcome", tableName: "Localizable", value: "Hello", comment: ""),
        NSLocalizedString("welcome", bundle: .main, value: "Hello", comment: ""),
        NSLocalizedString("title", value: "A title", comment: ""),
        NSLocalizedString("title", tableName: nil, comment: ""),
        _localizedString("welcome", tableName: nil, bundle: .main, value: ""),
        _localizedString("title", tableName: nil, bundle: .main, value: ""),
      ]
    }
    var body: some View { Text(verbatim: texts.joined(separator: " ")) }
  }

  @Test("Foundation's older functions find them, too, whatever arguments are left out")
  func olderFunctions() throws {
    let tables = try TemporaryFolder.with(["Localizable.xcstrings": Self.catalog]) {
      try StringTables(directory: $0)
    }
    var environment = EnvironmentValues()
    environment.localeIdentifier = "de"
    environment.mainBundle = MainBundle(strings: tables, folder: nil)
    let built = try ScreenSketch.builder().build(
      try OldScreen().viewNode(in: environment),
      traits: TraitSet(canvas: .device(.iPhone13), locale: "de"))
    let words = built.texts.map(\.string).joined().split(separator: " ")
    #expect(
      words.joined(separator: " ")
        == String(repeating: "Willkommen ", count: 7) + "A title title Willkommen title")
  }

  @Test("outside of a rendering, the key with its values is the text")
  func outside() {
    #expect(String(localized: "\(2) items") == "2 items")
    #expect(String(localized: "title", defaultValue: "\(2) titles") == "2 titles")
  }
}
