// SPDX-License-Identifier: MIT

import Testing

@testable import AssayResources

@Suite("String catalogs")
struct StringCatalogReaderTests {
  static func read(_ text: String) throws -> StringTable {
    try StringCatalogReader.read(ResourceFile(path: "a.xcstrings", bytes: Array(text.utf8)))
  }

  @Test(
    "a broken file is refused with the place, what is wrong, and what to do next",
    arguments: [
      ("syntax.xcstrings", "4:31: not a valid JSON file: '}' where a value should be"),
      ("type.xcstrings", "4:69: 'value' must be a string, not a number"),
      ("version.xcstrings", "1:56: string catalog version '2.0' is not supported"),
      ("language.xcstrings", "1:1: a string catalog needs 'sourceLanguage'"),
      ("semicolon.strings", "3:1: not a valid strings file: no ';' after the value of \"c\""),
      ("quote.strings", "1:7: not a valid strings file: a string without its closing quote"),
      ("comment.strings", "1:1: not a valid strings file: a comment without its end"),
    ])
  func brokenFiles(_ name: String, _ message: String) throws {
    let file = try ResourceFile(path: Fixtures.path("Broken/" + name))
    let error = #expect(throws: ResourceError.self) {
      if name.hasSuffix(".strings") {
        _ = try StringsFileReader.read(file)
      } else {
        _ = try StringCatalogReader.read(file)
      }
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix(Fixtures.path("Broken/" + name) + ":" + message), "\(text)")
    #expect(text.contains("; "), "it says what to do next")
  }

  @Test("a broken strings dictionary is refused with what is wrong in it")
  func brokenRules() throws {
    let tag = try ResourceFile(path: Fixtures.path("Broken/tag.stringsdict"))
    let syntax = #expect(throws: ResourceError.self) { try StringsDictionaryReader.read(tag) }
    #expect(
      syntax?.code
        == .malformed(format: "property list", reason: "Encountered unknown tag text"))
    let rule = try ResourceFile(path: Fixtures.path("Broken/rule.stringsdict"))
    let content = #expect(throws: ResourceError.self) { try StringsDictionaryReader.read(rule) }
    #expect(
      content?.code
        == .unexpectedContent(reason: "the entry 'a' needs 'NSStringLocalizedFormatKey'"))
  }

  @Test func aFileThatIsNotThere() {
    let error = #expect(throws: ResourceError.self) {
      try ResourceFile(path: "/nowhere/Localizable.xcstrings")
    }
    #expect(error?.description.hasPrefix("/nowhere/Localizable.xcstrings: cannot read") == true)
  }

  @Test(
    "catalogs of the versions 1, 1.0, 1.1, and 1.2 are read", arguments: ["1", "1.0", "1.1", "1.2"])
  func versions(_ version: String) throws {
    let table = try Self.read(
      #"{ "version" : "\#(version)", "sourceLanguage" : "en", "strings" : { "a" : {} } }"#)
    #expect(table.localizations == ["en": ["a": LocalizedEntry(.text("a"))]])
  }

  static func catalog(_ localization: String) -> String {
    #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"fr":\#(localization)}}}}"#
  }

  @Test(
    "a localization of an unexpected form is refused",
    arguments: [
      #"{"variations":{"width":{"20":{"stringUnit":{"value":"a"}}}}}"#,
      #"{"variations":{"plural":{"several":{"stringUnit":{"value":"a"}}}}}"#,
      #"{"variations":{"plural":{},"device":{}}}"#,
      #"{"variations":{}}"#,
      #"{"variations":[]}"#,
      #"{"stringUnit":"a"}"#,
      #"{"stringUnit":{"state":1,"value":"a"}}"#,
      #"{"stringUnit":{"value":"a"},"substitutions":{"b":{"argNum":0,"variations":{"plural":{"other":{"stringUnit":{"value":"c"}}}}}}}"#,
      #"{"stringUnit":{"value":"a"},"substitutions":{"b":{"argNum":1.5,"variations":{"plural":{"other":{"stringUnit":{"value":"c"}}}}}}}"#,
      #"[]"#,
    ])
  func wrongContent(_ localization: String) {
    #expect(throws: ResourceError.self) { try Self.read(Self.catalog(localization)) }
  }

  @Test(arguments: [
    #"{}"#,
    #"{"stringUnit":{"state":"new","value":"a"}}"#,
    #"{"stringUnit":{"state":"translated"}}"#,
    #"{"variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"a"}}}}}"#,
    #"{"stringSet":{"state":"translated","values":[]}}"#,
  ])
  func noUsableTranslation(_ localization: String) throws {
    #expect(try Self.read(Self.catalog(localization)).localizations["fr"] == nil)
  }

  @Test func damagedCatalogsNeverCrash() throws {
    let seed = try Array(Fixtures.text("Catalog/Localizable.xcstrings").utf8)
    var generator = SeededGenerator(state: 7)
    let alphabet = Array("{}[]\",:\\u0-+.eE tfn".utf8) + [0xFF, 0x00, 0x80]
    var refused = 0
    for _ in 0..<500 {
      let bytes = generator.damaged(seed, alphabet: alphabet)
      do {
        let table = try StringCatalogReader.read(ResourceFile(path: "fuzz", bytes: bytes))
        let tables = StringTables(tables: ["Localizable": table])
        for key in ["%lld files", "gesture", "summary %lld %@"] {
          _ = tables.localized(key: key, arguments: [.int(3)], locale: "en")
        }
      } catch {
        refused += 1
      }
    }
    #expect(refused > 150)
  }
}
