// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Testing

@testable import AssayDeadCode

@Suite("Names of resources that only exist at run time")
struct RuntimeNamesTests {
  private func search(_ files: [String: String]) throws -> PackageFindings {
    let folder = try TemporaryFolder(files)
    return UnusedResources().findings(in: PackageContents(root: folder.path, manifest: nil))
  }

  struct Made: CustomTestStringConvertible, Sendable {
    var source: String
    /// In another file.
    var other = ""
    /// Of `Fish1` and `Dog1`: those that are found.
    var found: [String]
    /// Parts of the only note; none without them.
    var note: [String] = []
    var testDescription: String { "\(source) with \(other)" }
  }

  @Test(
    "an asset's name of interpolations alone begins with a text of the first, or cannot be told",
    arguments: [
      Made(
        source: "Image(\"\\(kind.prefix())\\(day())\")",
        other: "func prefix() -> String { switch self { case .fish: return \"Fish\" } }",
        found: ["Dog1"], note: ["1 image ", "is kept", "'a.swift:1'", "'Fish'"]),
      Made(
        source: "Image(\"\\(kind.prefix)\\(day)\")", other: "var prefix: String { \"Fish\" }",
        found: ["Dog1"], note: ["'Fish'"]),
      Made(
        source: "UIImage(named: \"\\(prefix)\\(day)\")", other: "Badge(prefix: \"Fish\")",
        found: ["Dog1"], note: ["'Fish'"]),
      Made(
        source: "Image(kind.prefix + String(day))", other: "let prefix = \"Fish\"",
        found: ["Dog1"], note: ["'Fish'"]),
      Made(
        source: "Image(\"\\(kind.rawValue)\\(day)\")",
        other: "enum Kind: String { case Fish, Cat }",
        found: ["Dog1"], note: ["'Fish'"]),
      // Only the end is told.
      Made(
        source: "Image(\"\\(kind.prefix)\\(suffix)\")", other: "let suffix = \"sh1\"",
        found: ["Dog1"], note: ["'sh1'"]),
      // Nothing tells the prefix but a text of the same file.
      Made(
        source: "let kinds = [\"Fish\"]; Image(\"\\(kinds[0])\\(day)\")", found: ["Dog1"],
        note: ["'Fish'"]),
      Made(
        source: "Image(\"\\(kind.prefix())\\(day)\")", other: "let kinds = [\"Fish\"]", found: [],
        note: ["2 images ", "cannot be judged", "'a.swift:1'"]),
      Made(source: "Text(\"\\(kind.prefix())\\(day)\")", found: ["Dog1", "Fish1"]),
      Made(source: "Image(systemName: \"\\(kind.prefix())\\(day)\")", found: ["Dog1", "Fish1"]),
      Made(source: "// Image(\"\\(prefix)\\(day)\")", found: ["Dog1", "Fish1"]),
    ])
  func madeAsset(_ row: Made) throws {
    let found = try search([
      "Art.xcassets/Dog1.imageset/Contents.json": "{}",
      "Art.xcassets/Fish1.imageset/Contents.json": "{}",
      "a.swift": row.source + "\n", "b.swift": row.other + "\n",
    ])
    #expect(found.findings.compactMap { $0.subject?.name }.sorted() == row.found)
    #expect(found.findings.allSatisfy { $0.confidence == .medium })
    #expect(found.notes.count == (row.note.isEmpty ? 0 : 1))
    for part in row.note { #expect(found.notes.first?.contains(part) == true, "\(part)") }
  }

  @Test(
    "of a name that is joined with a literal, only what fits it is kept",
    arguments: [
      Made(source: "Image(\"Fi\" + day)", found: ["Dog1"], note: ["'a.swift:1'", "'Fi'"]),
      Made(source: "Image(kind + \"sh1\")", found: ["Dog1"], note: ["'sh1'"]),
      Made(source: "Image(kind + \"s\" + day)", found: ["Dog1"], note: ["'s'"]),
      Made(source: "UIImage(named: \"Fi\" + kind + \"1\")", found: ["Dog1"], note: ["'Fi'"]),
      Made(source: "UIImage(named: \"Fi\" + kind + \"2\")", found: ["Dog1", "Fish1"]),
      Made(source: "UIImage(named: \"Fi\".appending(day))", found: ["Dog1"], note: ["'Fi'"]),
      Made(source: "UIImage(named: (\"Fi\" + day))", found: ["Dog1"], note: ["'Fi'"]),
      Made(
        source: "UIImage(named: isOn ? \"Fi\" + day : \"Cat\")", found: ["Dog1"], note: ["'Fi'"]),
      Made(source: "Image(\"Fi\" + \"sh1\")", found: ["Dog1"], note: ["'Fish1'"]),
      // Joined where the variable gets its value.
      Made(source: "let name = \"Fi\" + day; Image(name)", found: ["Dog1"], note: ["'Fi'"]),
      Made(source: "let name = kind + \"sh1\"; Image(name)", found: ["Dog1"], note: ["'sh1'"]),
      Made(
        source: "let name = \"\\(kind)s\\(day)\"; Image(name)", found: ["Dog1"], note: ["'s'"]),
      Made(source: "var name = \"Fi\"; name += day; Image(name)", found: ["Dog1"], note: ["'Fi'"]),
      Made(
        source: "var name = \"Cat\"; name += \"sh1\"; Image(name)", found: ["Dog1"],
        note: ["'sh1'"]),
      Made(
        source: "Image(icon)", other: "var icon: String { \"Fi\" + day }", found: ["Dog1"],
        note: ["'Fi'"]),
      Made(source: "let name = \"\\(kind)sh1\"; Image(name)", found: ["Dog1"], note: ["'sh1'"]),
      Made(source: "Image(\"\\(kind)sh1\")", found: ["Dog1"], note: ["'sh1'"]),
      // Nothing is known of what a body returns, or of a variable in the same file.
      Made(
        source: "let name = palette.name(); Image(name)",
        other: "func name() -> String { return \"\\(kind)\\(day)\" }", found: [],
        note: ["2 images ", "cannot be judged", "'a.swift:1'"]),
      Made(
        source: "Image(palette.art)",
        other: "var art: String { isOn ? \"Cat\" : \"\\(kind)\\(day)\" }", found: [],
        note: ["2 images ", "cannot be judged", "'a.swift:1'"]),
      Made(
        source: "let name = \"\\(kind)\\(day)\"; Image(name)", found: [],
        note: ["2 images ", "cannot be judged", "'a.swift:1'"]),
      // A variable of another file.
      Made(
        source: "let name = \"Cat\"; Image(name)", other: "let name = \"\\(kind)\\(day)\"",
        found: ["Dog1", "Fish1"]),
      Made(
        source: "Image(\"Cat\")", other: "func art() -> String { \"\\(kind)\\(day)\" }",
        found: ["Dog1", "Fish1"]),
      // A literal that begins with a text is a use.
      Made(source: "Image(\"Fi\\(kind)\")", found: ["Dog1"]),
      Made(source: "Image(\"Cat\" + day)", found: ["Dog1", "Fish1"]),
      Made(source: "title = \"Fi\" + day", found: ["Dog1", "Fish1"]),
    ])
  func joinedAsset(_ row: Made) throws { try madeAsset(row) }

  struct Variable: CustomTestStringConvertible, Sendable {
    var source: String
    var other = ""
    var confidence: Confidence
    var testDescription: String { "\(source) with \(other)" }
  }

  @Test(
    "where an asset is loaded by a name that no source has, the finding is of low confidence",
    arguments: [
      Variable(source: "Image(item.icon)", confidence: .low),
      Variable(source: "UIImage(named: name)", confidence: .low),
      Variable(source: "Image(item.icon)", other: "Item(icon: \"Cat\")", confidence: .medium),
      Variable(
        source: "Image(item.icon)",
        other: "struct Item: Codable { let icon: String }; Item(icon: \"Cat\")", confidence: .low),
      Variable(source: "Image(isOn ? \"Cat\" : \"Cow\")", confidence: .medium),
      // What is computed is not decoded.
      Variable(
        source: "Image(item.icon)",
        other: "struct Item: Codable { var icon: String { \"Cat\" } }", confidence: .medium),
      Variable(source: "import XCTest; Image(item.icon)", confidence: .medium),
      Variable(source: "Color(name); UIColor(named: name)", confidence: .medium),
      Variable(source: "Image(.cat)", confidence: .medium),
      Variable(source: "Image(uiImage: image)", confidence: .medium),
    ])
  func variableAsset(_ row: Variable) throws {
    let found = try search([
      "Art.xcassets/Fish1.imageset/Contents.json": "{}",
      "a.swift": row.source + "\n", "b.swift": row.other + "\n",
    ])
    #expect(found.findings.map(\.confidence) == [row.confidence])
    #expect(found.findings.first?.reason.contains("'a.swift:1'") == (row.confidence == .low))
    #expect(found.notes.isEmpty)
  }

  struct Key: CustomTestStringConvertible, Sendable {
    var source: String
    var other = ""
    var isJudged: Bool
    var testDescription: String { "\(source) with \(other)" }
  }

  @Test(
    "where a text is looked up by a name that no source has, its table cannot be judged",
    arguments: [
      Key(source: "Text(LocalizedStringKey(item.key))", isJudged: false),
      Key(source: "NSLocalizedString(key, comment: \"\")", isJudged: false),
      Key(source: "NSLocalizedString(\n  key, tableName: nil, comment: \"\")", isJudged: false),
      Key(source: "bundle.localizedString(forKey: key, value: nil, table: nil)", isJudged: false),
      Key(source: "bundle.localizedString(forKey: key, value: nil, table: table)", isJudged: false),
      Key(
        source: "String(localized: LocalizedStringResource(stringLiteral: key))", isJudged: false),
      Key(source: "String(localized: String.LocalizationValue(key))", isJudged: false),
      Key(source: "ForEach(keys) { key in Text(LocalizedStringKey(key)) }", isJudged: false),
      Key(source: "keys.map { NSLocalizedString($0, comment: \"\") }", isJudged: false),
      Key(source: "LocalizedStringKey(item.key ?? \"none\")", isJudged: false),
      // The sources have its values, and these are literals.
      Key(source: "LocalizedStringKey(item.key)", other: "Item(key: \"cat\")", isJudged: true),
      Key(source: "LocalizedStringKey(key)", other: "let key = \"cat\"", isJudged: true),
      Key(
        source: "LocalizedStringKey(item.key)", other: "var key: String { \"cat\" }", isJudged: true
      ),
      Key(
        source: "ForEach(keys) { key in Text(LocalizedStringKey(key)) }",
        other: "let keys = [\"cat\", \"cow\"]", isJudged: true),
      Key(
        source: "keys.map { NSLocalizedString($0, comment: \"\") }", other: "let keys = [\"cat\"]",
        isJudged: true),
      // A property of decoded data has other values, too.
      Key(
        source: "LocalizedStringKey(item.key)",
        other: "struct Item: Decodable { let key: String }; Item(key: \"cat\")", isJudged: false),
      // Functions and properties that pass names on.
      Key(
        source: "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }",
        other: "tr(\"cat\")", isJudged: true),
      Key(
        source: "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }",
        other: "tr(item.key)", isJudged: false),
      Key(
        source:
          "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }",
        other: "\"cat\".localized", isJudged: true),
      Key(
        source:
          "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }",
        other: "item.key.localized", isJudged: false),
      Key(
        source: "struct Row { init(_ key: String) { text = LocalizedStringKey(key) } }",
        other: "Row(\"cat\")", isJudged: true),
      Key(
        source: "struct Row { init(_ key: String) { text = LocalizedStringKey(key) } }",
        other: "Row(item.key)", isJudged: false),
      // These are no lookups by a name of the run time.
      Key(source: "NSLocalizedString(\"cat\", comment: text)", isJudged: true),
      Key(source: "LocalizedStringKey(isOn ? \"cat\" : \"cow\")", isJudged: true),
      Key(source: "LocalizedStringKey((isOn ? \"cat\" : \"cow\"))", isJudged: true),
      // The sources have a part of its values.
      Key(source: "LocalizedStringKey(\"cat\" + item.key)", isJudged: true),
      Key(source: "LocalizedStringKey(item.key)", other: "Item(key: cat + \"s\")", isJudged: true),
      Key(
        source: "LocalizedStringKey(item.key)", other: "Item(key: \"\\(cat)s\")", isJudged: true),
      Key(
        source: "LocalizedStringKey(item.key)", other: "Item(key: \"\\(cat)\\(end)\")",
        isJudged: false),
      Key(source: "Text(\"\\(item.key)\")", isJudged: true),
      Key(source: "let key: LocalizedStringKey", isJudged: true),
      Key(source: "NSLocalizedString(key, tableName: \"Other\", comment: \"\")", isJudged: true),
      Key(source: "// LocalizedStringKey(item.key)", isJudged: true),
      Key(source: "let text = \"LocalizedStringKey(item.key)\"", isJudged: true),
    ])
  func key(_ row: Key) throws {
    let found = try search([
      "en.lproj/Localizable.strings": "\"dog\" = \"Dog\";\n",
      "a.swift": row.source + "\n", "b.swift": row.other + "\n",
    ])
    #expect(found.findings.compactMap { $0.subject?.name } == (row.isJudged ? ["dog"] : []))
    #expect(found.notes.count == (row.isJudged ? 0 : 1))
    if let note = found.notes.first {
      #expect(note.contains("1 string key of table 'Localizable' cannot be judged"))
      #expect(note.contains(".swift:"))
    }
  }

  @Test(
    "the raw value of a case is a key, as written and with another first letter",
    arguments: [
      "LocalizedStringKey(tab.rawValue)", "LocalizedStringKey(tab.rawValue.capitalized)",
    ])
  func rawValues(source: String) throws {
    let name = source.contains("capitalized") ? "Fish" : "fish"
    let found = try search([
      "en.lproj/Localizable.strings": "\"\(name)\" = \"x\";\n\"dog\" = \"x\";\n",
      "a.swift": source + "\n", "b.swift": "enum Tab: String, CaseIterable { case fish, cat }\n",
    ])
    #expect(found.findings.compactMap { $0.subject?.name } == ["dog"])
    #expect(found.notes.isEmpty)
  }

  @Test(
    "a key of two names and a text between them is used where texts are looked up",
    arguments: [
      "NSLocalizedString(\"\\(kind)/\\(size)\", comment: \"\")",
      "bundle.localizedString(forKey: \"\\(kind)/\\(size)\", value: nil, table: nil)",
      "defaults.string(forKey: \"\\(kind)/\\(size)\")", "Image(\"\\(kind)/\\(size)\")",
    ])
  func pattern(source: String) throws {
    let found = try search([
      "en.lproj/Localizable.strings": "\"fish/small\" = \"x\";\n\"dog\" = \"x\";\n",
      "a.swift": source + "\n",
    ])
    #expect(
      found.findings.compactMap { $0.subject?.name }
        == (source.contains("ocalizedString(") ? ["dog"] : ["dog", "fish/small"]))
  }

  @Test("a source that ends anywhere is read without a trap")
  func cutSources() {
    let source = Array(
      ("func f(_ a: String) { /* \"x */ g(#\"a\\#(b(\"c\"))\"#, "
        + "\"\"\"\n d\\(e)\n \"\"\", [a.b] { $0 }) }").utf8)
    for length in 0...source.count {
      let bytes = Array(source[..<length])
      let tokens = SwiftTokens(bytes)
      for place in tokens.tokens.indices where tokens.isLiteral(place) {
        _ = tokens.literal(at: place)
      }
      _ = RuntimeNames([(path: "a.swift", bytes: bytes)])
    }
    var generator = SplitMix(state: 11)
    for _ in 0..<500 {
      var bytes = Array("NSLocalizedString(\"\\(a.b())\\(c)\", d) Image(e + f { x in g(x) })".utf8)
      for _ in 0..<4 {
        let marks = Array("\"\\(){}[]?:,.+#$".utf8)
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          marks[Int.random(in: 0..<marks.count, using: &generator)]
      }
      // It must not trap; what it reads is no matter.
      _ = RuntimeNames([(path: "a.swift", bytes: bytes)])
    }
  }
}
