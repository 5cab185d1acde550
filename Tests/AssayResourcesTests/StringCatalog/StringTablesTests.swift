// SPDX-License-Identifier: MIT

import Testing

@testable import AssayResources

@Suite("String tables")
struct StringTablesTests {
  static let catalog = Result { try StringTables(directory: Fixtures.path("Catalog")) }
  static let folders = Result { try StringTables(directory: Fixtures.path("Folders")) }

  struct Row: CustomTestStringConvertible, Sendable {
    var key: String
    var arguments: [FormatArgument] = []
    var locale: String
    var device = LocalizedDevice.iphone
    var string: String
    var resolved: String?
    var isMissing = false
    var testDescription: String { "\(key) \(arguments) \(locale)" }
  }

  @Test(arguments: [
    Row(key: "welcome_message", locale: "en", string: "Welcome to Assay!", resolved: "en"),
    Row(key: "welcome_message", locale: "es", string: "¡Bienvenido a Assay!", resolved: "es"),
    Row(key: "welcome_message", locale: "es-MX", string: "¡Bienvenido a Assay!", resolved: "es"),
    Row(
      key: "welcome_message", locale: "fr", string: "Welcome to Assay!", resolved: "en",
      isMissing: true),
    Row(key: "welcome_message", locale: "en-GB", string: "Welcome to Assay!", resolved: "en"),
    Row(key: "change_language", locale: "es", string: "Cambiar idioma", resolved: "es"),
    Row(key: "change_language", locale: "es-AR", string: "Cambiar el idioma", resolved: "es-419"),
    // The key is the source text; the German unit is new, so it has no translation yet.
    Row(key: "Cancel", locale: "en", string: "Cancel", resolved: "en"),
    Row(key: "Cancel", locale: "es", string: "Cancelar", resolved: "es"),
    Row(key: "Cancel", locale: "de", string: "Cancel", resolved: "en", isMissing: true),
    Row(key: "Assay", locale: "es", string: "Assay", resolved: "en"),
    Row(key: "source", locale: "en", string: "The source's own text", resolved: "en"),
    Row(key: "shortcut", locale: "en", string: "Open it", resolved: "en"),
    Row(key: "nowhere", locale: "en", string: "nowhere"),
    // As NSLocalizedString("") gives it.
    Row(key: "", locale: "ja", string: ""),
    Row(key: "nowhere", locale: "es", string: "nowhere", isMissing: true),
    Row(key: "%@?", arguments: [.string("x")], locale: "en", string: "x?"),
    Row(key: "%@?", arguments: [.string("x")], locale: "es", string: "x?", isMissing: true),
    Row(key: "", locale: "en", string: ""),
  ])
  func catalogs(_ row: Row) throws { check(row, in: try Self.catalog.get()) }

  @Test(arguments: [
    // Apple's zero form, which English has no CLDR category for.
    Row(key: "%lld files", arguments: [.int(0)], locale: "en", string: "No files", resolved: "en"),
    Row(key: "%lld files", arguments: [.int(1)], locale: "en", string: "1 file", resolved: "en"),
    Row(key: "%lld files", arguments: [.int(2)], locale: "en", string: "2 files", resolved: "en"),
    Row(
      key: "%lld files", arguments: [.int(0)], locale: "es", string: "0 archivos", resolved: "es"),
    Row(key: "%lld files", arguments: [.int(1)], locale: "es", string: "1 archivo", resolved: "es"),
    // "many" is Spanish for a million; a text without it falls back to other.
    Row(
      key: "%lld files", arguments: [.int(1_000_000)], locale: "es", string: "1.000.000 archivos",
      resolved: "es"),
    Row(key: "%lld files", arguments: [.int(1)], locale: "ru", string: "1 файл", resolved: "ru"),
    Row(key: "%lld files", arguments: [.int(3)], locale: "ru", string: "3 файла", resolved: "ru"),
    Row(
      key: "%lld files", arguments: [.int(11)], locale: "ru", string: "11 файлов", resolved: "ru"),
    Row(key: "%lld files", arguments: [.int(0)], locale: "ar", string: "لا ملفات", resolved: "ar"),
    Row(key: "%lld files", arguments: [.int(2)], locale: "ar", string: "ملفان", resolved: "ar"),
    Row(key: "%lld files", arguments: [.int(5)], locale: "ar", string: "٥ ملفات", resolved: "ar"),
    Row(key: "%lld files", arguments: [.int(11)], locale: "ar", string: "١١ ملفًا", resolved: "ar"),
    Row(
      key: "%lld files", arguments: [.int(100)], locale: "ar", string: "١٠٠ ملف", resolved: "ar"),
    // French has none: the English text counts by English rules, where 0 would be French's one.
    Row(
      key: "%lld files", arguments: [.int(0)], locale: "fr", string: "No files", resolved: "en",
      isMissing: true),
    Row(
      key: "summary %lld %@", arguments: [.int(1), .string("Lima")], locale: "en",
      string: "1 photo in Lima", resolved: "en"),
    Row(
      key: "summary %lld %@", arguments: [.int(12), .string("Lima")], locale: "en",
      string: "12 photos in Lima", resolved: "en"),
  ])
  func plurals(_ row: Row) throws { check(row, in: try Self.catalog.get()) }

  @Test(
    "a text is the variant for the device, or the one for all others",
    arguments: [
      Row(key: "gesture", locale: "en", string: "Tap to open", resolved: "en"),
      Row(key: "gesture", locale: "en", device: .mac, string: "Click to open", resolved: "en"),
      Row(
        key: "gesture", locale: "en", device: .applewatch, string: "Raise to open", resolved: "en"),
      Row(
        key: "gesture", arguments: [.int(1)], locale: "en", device: .ipad,
        string: "Tap with 1 finger", resolved: "en"),
      Row(
        key: "gesture", arguments: [.int(3)], locale: "en", device: .ipad,
        string: "Tap with 3 fingers", resolved: "en"),
      Row(key: "gesture", locale: "en", device: .ipod, string: "Tap to open", resolved: "en"),
    ])
  func devices(_ row: Row) throws { check(row, in: try Self.catalog.get()) }

  @Test(arguments: [
    Row(key: "welcome", locale: "en", string: "Welcome", resolved: "en"),
    Row(key: "welcome", locale: "es", string: "Bienvenido", resolved: "es"),
    Row(key: "welcome", locale: "es-MX", string: "Bienvenido", resolved: "es"),
    Row(key: "welcome", locale: "zh-TW", string: "歡迎", resolved: "zh-TW"),
    Row(key: "welcome", locale: "zh-Hans-CN", string: "欢迎", resolved: "zh-Hans"),
    // Another variant in the same script, never the other script.
    Row(key: "welcome", locale: "zh-HK", string: "歡迎", resolved: "zh-TW"),
    Row(key: "welcome", locale: "de", string: "Welcome", resolved: "en", isMissing: true),
    Row(key: "base.only", locale: "en", string: "From the base", resolved: "en"),
    Row(
      key: "base.only", locale: "es", string: "From the base", resolved: "en", isMissing: true),
    Row(key: "quote", locale: "en", string: "She said \"hi\"\né", resolved: "en"),
    Row(
      key: "files", arguments: [.int(0), .int(1)], locale: "en", string: "No files in 1 folder",
      resolved: "en"),
    Row(
      key: "files", arguments: [.int(1), .int(2)], locale: "en", string: "1 file in 2 folders",
      resolved: "en"),
    Row(
      key: "nested", arguments: [.int(1), .int(1)], locale: "en", string: "One person and a dog",
      resolved: "en"),
    Row(
      key: "nested", arguments: [.int(2), .int(3)], locale: "en", string: "2 people and 3 dogs",
      resolved: "en"),
    Row(key: "page.title", locale: "en", string: "Overview of the whole project", resolved: "en"),
    Row(key: "tap", locale: "en", string: "Tap", resolved: "en"),
    Row(key: "tap", locale: "en", device: .mac, string: "Click", resolved: "en"),
  ])
  func folders(_ row: Row) throws { check(row, in: try Self.folders.get()) }

  private func check(_ row: Row, in tables: StringTables) {
    let text = tables.localized(
      key: row.key, arguments: row.arguments, locale: row.locale, device: row.device)
    #expect(text.string == row.string)
    #expect(text.resolvedLocale == row.resolved)
    #expect(text.isMissing == row.isMissing)
  }

  @Test func tablesByName() throws {
    let tables = try Self.folders.get()
    let name = tables.localized(key: "CFBundleName", locale: "ru", table: "InfoPlist")
    #expect(name.string == "Проба")
    #expect(tables.localized(key: "x", locale: "ru", table: "Gone").isMissing)
    #expect(tables.locales == ["en", "es", "ru", "zh-Hans", "zh-TW"])
  }

  @Test func aProjectWithoutStringsMissesNone() throws {
    let tables = StringTables()
    #expect(tables.tables.isEmpty)
    let text = tables.localized(key: "Hello, %@", arguments: [.string("you")], locale: "es")
    #expect(text == LocalizedText(string: "Hello, you", isMissing: false, resolvedLocale: nil))
    #expect(try StringTables(directory: "/nowhere/at/all").tables.isEmpty)
  }

  @Test func aCatalogWinsOverAFolder() throws {
    let both = try StringTables(soundIn: Fixtures.path(""))
    #expect(both.localized(key: "welcome", locale: "es").string == "Bienvenido")
    #expect(both.localized(key: "Cancel", locale: "es").string == "Cancelar")
  }

  @Test func missingKeysHaveAnOrder() {
    let keys = ["es", "ar"].flatMap { locale in
      ["k2", "k0", "k1"].map { MissingKey(key: $0, locale: locale) }
    }.sorted()
    let names = keys.map { "\($0.locale) \($0.key)" }
    #expect(names == ["ar k0", "ar k1", "ar k2", "es k0", "es k1", "es k2"])
    #expect(
      keys.first?.description
        == "no 'ar' text for \"k0\" in table 'Localizable'; add it to the string catalog or to"
        + " ar.lproj/Localizable.strings")
  }

  @Test(
    "an app without English texts runs in its own language",
    arguments: [
      ([:], nil, nil), (["en": "Hello"], nil, nil), (["en-GB": "Hello", "ko": "안녕"], nil, nil),
      (["ko": "안녕"], "ko", "ko"), (["ja": "こんにちは", "ko": "안녕"], "ko", "ko"),
      (["zh-Hans": "你好"], nil, "zh-Hans"), (["Base": "Hello", "ko": "안녕"], nil, nil),
    ] as [([String: String], String?, String?)])
  func languages(_ texts: [String: String], _ source: String?, _ expected: String?) {
    var table = StringTable()
    table.sourceLanguage = source
    for (language, text) in texts {
      table.localizations[language] = ["hello": LocalizedEntry(.text(text))]
    }
    let tables = StringTables(tables: texts.isEmpty ? [:] : [StringTables.defaultTable: table])
    #expect(tables.languageWithoutEnglish == expected)
  }
}

extension StringTables {
  /// The two sound fixture folders merged, as one project that has both kinds of file.
  fileprivate init(soundIn directory: String) throws {
    self = try StringTables(directory: directory + "Folders")
    let catalog = try StringTables(directory: directory + "Catalog")
    for (name, table) in catalog.tables {
      tables[name, default: StringTable()].merge(table)
    }
  }
}
