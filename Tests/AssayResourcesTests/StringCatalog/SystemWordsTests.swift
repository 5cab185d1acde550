// SPDX-License-Identifier: MIT

import AssayResources
import Testing

/// Expected words are those of UIKit in iOS 15.
@Suite("The system's words")
struct SystemWordsTests {
  /// An app that is written in English, with a text in each of some languages.
  private func tables(_ languages: [String]) -> StringTables {
    var table = StringTable()
    for language in languages { table.localizations[language] = ["a": LocalizedEntry(.text("b"))] }
    return StringTables(tables: languages.isEmpty ? [:] : [StringTables.defaultTable: table])
  }

  private func text(_ key: String, _ locale: String, _ languages: [String]) -> LocalizedText {
    tables(languages).localized(key: key, locale: locale, table: SystemWords.table)
  }

  @Test(
    "they are in the language that the app runs in",
    arguments: [
      ("Search", "de", "Suchen"), ("Cancel", "fr-BE", "Annuler"), ("Done", "es-MX", "Listo"),
      ("Done", "es", "OK"), ("Back", "zh-TW", "返回"), ("Edit", "zh-CN", "编辑"),
      ("Edit", "zh-TW", "編輯"), ("More", "nb", "Mer"), ("Search", "pt-PT", "Pesquisa"),
      ("Search", "pt-BR", "Buscar"), ("OK", "ar-EG", "موافق"), ("OK", "en-GB", "OK"),
    ])
  func words(key: String, locale: String, expected: String) {
    let languages = [
      "ar", "de", "en", "es", "es-419", "fr", "nb", "pt", "pt-PT", "zh-Hans", "zh-Hant",
    ]
    let found = text(key, locale, languages)
    #expect(found.string == expected)
    #expect(!found.isMissing)
  }

  @Test("an app without the language has the words of the language that it is written in")
  func otherLanguage() {
    for languages in [[], ["en"], ["en", "fr"]] {
      let found = text("Search", "de", languages)
      #expect(found.string == "Search")
      #expect(!found.isMissing)
    }
    let german = StringTables(developmentLanguage: "de")
    #expect(
      german.localized(key: "Search", locale: "en", table: SystemWords.table).string == "Suchen")
  }

  @Test("words that are not known are English, and missing")
  func unknown() {
    let spelling = text("Check the spelling or try a new search.", "de", ["de"])
    #expect(spelling.string == "Check the spelling or try a new search.")
    #expect(spelling.isMissing)
    #expect(text("Search", "sw", ["sw"]).isMissing)
    let note = MissingKey(key: "Search", table: SystemWords.table, locale: "sw").description
    #expect(note == "the 'sw' text of the system's \"Search\" is not known; it is drawn in English")
  }

  @Test("a pseudolocale changes them as an app's own words")
  func pseudoLocale() {
    #expect(text("Search", "en-XA", ["en"]).string != "Search")
  }

  @Test("a table of the app with the same name is the app's")
  func ownTable() {
    var table = StringTable()
    table.localizations["en"] = ["Search": LocalizedEntry(.text("Find"))]
    let tables = StringTables(tables: [SystemWords.table: table])
    #expect(
      tables.localized(key: "Search", locale: "en", table: SystemWords.table).string == "Find")
  }
}
