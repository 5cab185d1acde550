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

  @Test("outside of a rendering, the key with its values is the text")
  func outside() {
    #expect(String(localized: "\(2) items") == "2 items")
    #expect(String(localized: "title", defaultValue: "\(2) titles") == "2 titles")
  }
}
