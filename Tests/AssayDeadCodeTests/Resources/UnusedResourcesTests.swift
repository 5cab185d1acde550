// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Foundation
import Testing

@testable import AssayDeadCode

@Suite("Unused string keys and assets")
struct UnusedResourcesTests {
  private func search(_ root: String, _ manifest: PackageManifest? = nil) -> PackageFindings {
    UnusedResources().findings(in: PackageContents(root: root, manifest: manifest))
  }

  struct Key: CustomTestStringConvertible, Sendable {
    var key: String
    var source: String
    var isUsed: Bool
    var testDescription: String { "\(key) in \(source)" }
  }

  @Test(arguments: [
    Key(key: "greeting", source: "Text(\"greeting\")", isUsed: true),
    Key(key: "greeting", source: "Text(\"greetings\")", isUsed: false),
    Key(key: "greeting", source: "let x = 1", isUsed: false),
    Key(key: "Say \"hi\"", source: #"Text("Say \"hi\"")"#, isUsed: true),
    Key(key: "Say \"hi\"", source: ##"Text(#"Say "hi""#)"##, isUsed: true),
    Key(key: "Café", source: #"Text("Caf\u{e9}")"#, isUsed: true),
    Key(key: "a\\b", source: #"Text("a\\b")"#, isUsed: true),
    Key(key: "Hello %@", source: #"Text("Hello \(name)")"#, isUsed: true),
    Key(key: "Hello %@", source: #"Text("Hello \(f("x"))")"#, isUsed: true),
    Key(key: "Hello %@", source: #"Text("Hallo \(name)")"#, isUsed: false),
    Key(key: "%lld photos", source: #"Text("\(count) photos")"#, isUsed: true),
    Key(key: "%lld photos", source: #"Text("\(count) videos")"#, isUsed: false),
    Key(key: "%lld photos (all)", source: #"Text("\(count) photos (all)")"#, isUsed: true),
    Key(key: "100%% of %@", source: #"Text("100% of \(name)")"#, isUsed: true),
    Key(key: "%1$@ and %2$lld", source: #"Text("\(a) and \(b)")"#, isUsed: true),
    Key(key: "error.404", source: #"text("error.\(code)")"#, isUsed: true),
    Key(key: "error.404", source: #"text("error." + code)"#, isUsed: true),
    Key(key: "error.404", source: #"text("warning." + code)"#, isUsed: false),
    Key(key: "home.title", source: #"text("\(screen).title")"#, isUsed: true),
    Key(key: "home.title", source: "L10n.Home.title", isUsed: true),
    Key(key: "home_title", source: "String(localized: .homeTitle)", isUsed: true),
    Key(key: "18 photos", source: "String(localized: ._18Photos)", isUsed: true),
    Key(key: "common.tab.Menu-title", source: "Texts.common_tab_menu_title", isUsed: true),
    Key(key: "common.tab.Menu-title", source: "Texts.common_tab_Menu_title", isUsed: true),
    Key(key: "tab.title...", source: "Texts.tab_title___", isUsed: true),
    Key(key: "common.tab.Menu-title", source: "Texts.common_tab_menu", isUsed: false),
    Key(key: "home.title", source: "view.title", isUsed: false),
    Key(key: "In a block", source: "\"\"\"\n  In a block\n  \"\"\"", isUsed: true),
  ])
  func stringKey(_ row: Key) throws {
    let folder = try TemporaryFolder()
    let key = try String(
      decoding: JSONEncoder().encode(row.key), as: UTF8.self
    ).replacingOccurrences(of: "\\/", with: "/")
    try folder.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          \(key) : {
          }
        },
        "version" : "1.0"
      }
      """, to: "Localizable.xcstrings")
    try folder.write(row.source + "\n", to: "a.swift")
    let found = search(folder.path)
    #expect(found.notes.isEmpty)
    #expect(found.findings.map(\.subject?.name) == (row.isUsed ? [] : [row.key]))
    if let finding = found.findings.first {
      #expect(finding.location.path == "Localizable.xcstrings")
      #expect(finding.location.start?.line == 4)
      #expect(finding.location.start?.column == 5)
    }
  }

  @Test(
    "a key is one finding for all languages; tables of the system and of storyboards are not judged"
  )
  func stringsFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "/* c */\n\"used\" = \"U\";\n\"unused\" = \"N\";\n", to: "en.lproj/Localizable.strings")
    try folder.write("\"unused\" = \"N\";\n", to: "de.lproj/Localizable.strings")
    try folder.write("\"CFBundleName\" = \"N\";\n", to: "en.lproj/InfoPlist.strings")
    try folder.write("\"abc.text\" = \"N\";\n", to: "en.lproj/Main.strings")
    try folder.write("<document/>", to: "Base.lproj/Main.storyboard")
    try folder.write("\"ayoYEb\" = \"N\";\n", to: "en.lproj/Intents.strings")
    try folder.write("{}", to: "Base.lproj/Intents.intentdefinition")
    try folder.write("Text(\"used\")\n", to: "a.swift")
    try folder.write("\"unused\" = \"N\";\n", to: "fr.lproj/Other.strings")
    let findings = search(folder.path).findings.sorted()
    #expect(
      findings.map { "\($0.location.path):\($0.location.start?.line ?? 0)" } == [
        "en.lproj/Localizable.strings:3", "fr.lproj/Other.strings:1",
      ])
    #expect(findings.first?.reason.hasSuffix(" (in de, en)") == true)
    #expect(findings.first?.fix == "remove the key in every language")
    #expect(findings.last?.fix == "remove the key")
  }

  @Test("a file of one language that cannot be read is a note, and the others are judged")
  func brokenLanguage() throws {
    let folder = try TemporaryFolder([
      "de.lproj/Localizable.strings": "\"unused\" = \n",
      "en.lproj/Localizable.strings": "\"unused\" = \"N\";\n",
    ])
    let found = search(folder.path)
    #expect(found.findings.map(\.subject?.name) == ["unused"])
    #expect(found.notes.count == 1)
  }

  struct Table: CustomTestStringConvertible, Sendable {
    var used: Int
    var unused: Int
    var isJudged: Bool
    var testDescription: String { "\(unused) of \(used + unused) unused" }
  }

  @Test(
    "a table nearly all of whose keys seem unused is named by code that is missing: one note",
    arguments: [
      // 20 of 25 are 80%.
      Table(used: 5, unused: 20, isJudged: false),
      Table(used: 6, unused: 20, isJudged: true),
      Table(used: 0, unused: 20, isJudged: false),
      Table(used: 0, unused: 19, isJudged: true),
    ])
  func missingGenerator(_ row: Table) throws {
    let used = (0..<row.used).map { "used\($0)" }
    let all = used + (0..<row.unused).map { "unused\($0)" }
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": all.map { "\"\($0)\" = \"x\";\n" }.joined(),
      "a.swift": used.map { "print(\"\($0)\")\n" }.joined(),
    ])
    let found = search(folder.path)
    #expect(found.findings.count == (row.isJudged ? row.unused : 0))
    #expect(found.notes.count == (row.isJudged ? 0 : 1))
    if let note = found.notes.first {
      #expect(note.contains("names \(row.unused) of them") && note.contains("'Localizable'"))
    }
  }

  @Test("a .strings file whose lines end as on Windows has a key on each line")
  func carriageReturns() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"used\" = \"U\";\r\n  \"un\\\"used\" = \"N\";\r\n",
      "a.swift": "Text(\"used\")\r\n",
    ])
    let finding = try #require(search(folder.path).findings.first)
    #expect(finding.subject?.name == "un\"used")
    #expect(finding.location.start == SourcePosition(line: 2, column: 3))
    #expect(finding.location.range?.end == SourcePosition(line: 2, column: 13))
  }

  struct Lookup: CustomTestStringConvertible, Sendable {
    var source: String
    var keepsTable: Bool
    var testDescription: String { source }
  }

  @Test(
    "a table that is asked for a computed key may have any of its keys used",
    arguments: [
      Lookup(source: #"tr("Emoji", key)"#, keepsTable: true),
      Lookup(source: #"tr(key, "Emoji")"#, keepsTable: true),
      Lookup(
        source: #"NSLocalizedString(key, tableName: "Emoji", value: "", comment: "")"#,
        keepsTable: true),
      Lookup(
        source: "NSLocalizedString(\n  key,\n  tableName: \"Emoji\",\n  comment: \"\")",
        keepsTable: true),
      Lookup(
        source: #"Bundle.main.localizedString(forKey: key, value: nil, table: "Emoji")"#,
        keepsTable: true),
      Lookup(source: #"print(tr("Emoji", names[0].key) + "x")"#, keepsTable: true),
      Lookup(
        source: #"Bundle.main.path(forResource: "Emoji", ofType: "strings")"#, keepsTable: true),
      Lookup(
        source: #"bundle.url(forResource: "Emoji", withExtension: "strings")"#, keepsTable: true),
      Lookup(
        source: #"bundle.url(forResource: "Emoji", withExtension: "png")"#, keepsTable: false),
      Lookup(source: #"tr("Emoji", "dog", count)"#, keepsTable: false),
      Lookup(
        source: "NSLocalizedString(\n  \"dog\",\n  tableName: \"Emoji\",\n  comment: \"\")",
        keepsTable: false),
      Lookup(source: #"Text("dog", tableName: "Emoji", bundle: bundle)"#, keepsTable: false),
      Lookup(source: #"tr("Other", key)"#, keepsTable: false),
      Lookup(source: #"open("Emoji")"#, keepsTable: false),
      Lookup(source: #"Label("Emoji", systemImage: icon)"#, keepsTable: false),
      Lookup(source: #"let names = ["Emoji", key]"#, keepsTable: false),
    ])
  func computedKeys(_ row: Lookup) throws {
    let folder = try TemporaryFolder([
      "en.lproj/Emoji.strings": "\"cat\" = \"Cat\";\n", "a.swift": row.source + "\n",
    ])
    let names = search(folder.path).findings.map(\.subject?.name)
    #expect(names == (row.keepsTable ? [] : ["cat"]))
  }

  @Test("string keys that pods may use are judged only where the pods are installed")
  func pods() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"Log in\" = \"Log in\";\n\"Old\" = \"Old\";\n",
      "Podfile": "pod 'Login'\n",
    ])
    let found = search(folder.path)
    #expect(found.findings.isEmpty)
    #expect(found.notes.count == 1)
    try folder.write("NSLocalizedString(\"Log in\", comment: \"\")\n", to: "Pods/Login/A.swift")
    let judged = search(folder.path)
    #expect(judged.findings.map(\.subject?.name) == ["Old"])
    #expect(judged.notes.isEmpty)
  }

  @Test("string keys that submodules may use are judged only where these are checked out")
  func submodules() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"Log in\" = \"Log in\";\n\"Old\" = \"Old\";\n",
      ".gitmodules": "[submodule \"Login\"]\n\tpath = Login\n",
    ])
    let found = search(folder.path)
    #expect(found.findings.isEmpty)
    #expect(found.notes.count == 1)
    try folder.write("NSLocalizedString(\"Log in\", comment: \"\")\n", to: "Login/A.swift")
    let judged = search(folder.path)
    #expect(judged.findings.map(\.subject?.name) == ["Old"])
    #expect(judged.notes.isEmpty)
  }

  @Test("missing pods keep the keys below their Podfile, not those of another app")
  func podsOfOneApp() throws {
    let folder = try TemporaryFolder([
      "shop/App/en.lproj/Localizable.strings": "\"Log in\" = \"Log in\";\n",
      "shop/Podfile": "pod 'Login'\n",
      "bank/en.lproj/Localizable.strings": "\"Old\" = \"Old\";\n",
    ])
    let found = search(folder.path)
    #expect(found.findings.map(\.subject?.name) == ["Old"])
    #expect(found.notes.count == 1)
    #expect(found.notes.first?.contains("'shop/Podfile'") == true)
  }

  struct Asset: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var isUsed: Bool
    var suffix = "imageset"
    var testDescription: String { "\(name) in \(source)" }
  }

  @Test(
    "an asset is used where a string or a generated symbol may name it; AccentColor always is",
    arguments: [
      Asset(name: "logo", source: "Image(\"logo\")", isUsed: true),
      Asset(name: "logo", source: "UIImage(named: \"banner\")", isUsed: false),
      Asset(name: "logo", source: "let a = 1", isUsed: false),
      Asset(name: "my-icon", source: "Image(.myIcon)", isUsed: true),
      Asset(name: "my icon 2", source: "Image(.myIcon2)", isUsed: true),
      Asset(name: "URLIcon", source: "Image(.urlIcon)", isUsed: true),
      Asset(name: "18px_gear", source: "Image(._18PxGear)", isUsed: true),
      Asset(name: "18px_share-up-2", source: "Image(._18PxShareUp2)", isUsed: true),
      Asset(name: "18px_gear", source: "Image(._18PxGears)", isUsed: false),
      Asset(name: "flag_de", source: "Image(\"flag_\\(code)\")", isUsed: true),
      Asset(
        name: "BackgroundColor", source: "Color(.background)", isUsed: true, suffix: "colorset"),
      Asset(
        name: "dog-small", source: "Image(\"\\(animal)-\\(isBig ? \"big\" : \"tiny\")\")",
        isUsed: true),
      Asset(
        name: "dog_small", source: "Image(\"\\(animal)-\\(isBig ? \"big\" : \"tiny\")\")",
        isUsed: false),
      Asset(name: "dog-small", source: "Text(\"\\(animal)-\\(size)\")", isUsed: false),
      Asset(name: "dog-small", source: "UIImage(named: \"\\(animal)\")", isUsed: false),
      Asset(name: "Brand", source: "Color(\"Brand\")", isUsed: true, suffix: "colorset"),
      Asset(name: "Brand", source: "Color(\"Blend\")", isUsed: false, suffix: "colorset"),
      Asset(name: "AccentColor", source: "", isUsed: true, suffix: "colorset"),
    ])
  func asset(_ row: Asset) throws {
    let folder = try TemporaryFolder()
    let path = "Media.xcassets/\(row.name).\(row.suffix)"
    try folder.write(
      "{\"info\": {\"author\": \"xcode\", \"version\": 1}}", to: path + "/Contents.json")
    try folder.write(row.source + "\n", to: "a.swift")
    let found = search(folder.path)
    #expect(found.notes.isEmpty)
    #expect(
      found.findings.map(\.location.path) == (row.isUsed ? [] : [path + "/Contents.json"]))
    if let finding = found.findings.first {
      #expect(finding.location.start == SourcePosition(line: 1, column: 1))
      #expect(finding.location.range?.lastLine == 1)
      #expect(finding.fix == "remove \(path)")
    }
  }

  struct Lowered: CustomTestStringConvertible, Sendable {
    var data: String
    var source: String
    var isUsed: Bool
    var testDescription: String { "\(data) in \(source)" }
  }

  @Test(
    "a name that a JSON file has in another case is used if code lowers names",
    arguments: [
      Lowered(data: "The Desk", source: "UIImage(named: owner.name.lowercased())", isUsed: true),
      Lowered(data: "The Desk", source: "UIImage(named: owner.name)", isUsed: false),
      Lowered(data: "The Desk Inc", source: "UIImage(named: name.lowercased())", isUsed: false),
      Lowered(data: "the desk", source: "UIImage(named: owner.name)", isUsed: true),
    ])
  func loweredName(_ row: Lowered) throws {
    let folder = try TemporaryFolder([
      "Media.xcassets/the desk.imageset/Contents.json": "{}",
      "owners.json": #"[{"name": "\#(row.data)"}]"#,
      "a.swift": row.source + "\n",
    ])
    let found = search(folder.path)
    #expect(found.findings.map(\.subject?.name) == (row.isUsed ? [] : ["the desk"]))
  }

  @Test("a key that its file does not write as expected is at the start of the file")
  func keyInOneLine() throws {
    let folder = try TemporaryFolder([
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"old": {}}, "version": "1.0"}"#
    ])
    let finding = try #require(search(folder.path).findings.first)
    #expect(finding.subject?.name == "old")
    #expect(finding.location.start == SourcePosition(line: 1, column: 1))
    #expect(finding.location.range != nil)
  }

  @Test("a storyboard's and a property list's names count")
  func otherFiles() throws {
    for (file, text) in [
      ("Main.storyboard", "<image name=\"logo\"/>"), ("Info.plist", "<string>logo</string>"),
    ] {
      let folder = try TemporaryFolder()
      try folder.write("{}", to: "Media.xcassets/logo.imageset/Contents.json")
      try folder.write(text, to: file)
      #expect(search(folder.path).findings.isEmpty)
    }
  }

  @Test("a literal of Objective-C is read with its escapes")
  func escapedKeys() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings":
        #"""
      "Take \"%@\"?" = "x";
      "a\\b" = "x";
      "Drop \"%@\"?" = "x";

      """#,
      "a.m": #"NSLocalizedString(@"Take \"%@\"?", nil); NSLocalizedString(@"a\\b", nil);"#,
    ])
    #expect(search(folder.path).findings.compactMap { $0.subject?.name } == [#"Drop "%@"?"#])
  }

  struct Data: CustomTestStringConvertible, Sendable {
    var file: String
    var content: String
    var isUsed: Bool
    var testDescription: String { "\(content) in \(file)" }
  }

  @Test(
    "data names assets and keys whatever its file is called, prose does not",
    arguments: [
      Data(file: "json/fish", content: #"[{"icon": "Fish42"}]"#, isUsed: true),
      Data(file: "json/fish", content: "\u{FEFF}\n {\"icon\": \"Fish42\"}", isUsed: true),
      Data(file: "list", content: "<list><icon>Fish42</icon></list>", isUsed: true),
      Data(file: "sea", content: "SQLite format 3\0 Fish42", isUsed: true),
      Data(file: "fish.xml", content: "<icon>Fish42</icon>", isUsed: true),
      Data(file: "fish.geojson", content: #"{"icon": "Fish42"}"#, isUsed: true),
      Data(file: "fish.csv", content: "42;\"Fish42\";blue\r\n", isUsed: true),
      Data(file: "fish.txt", content: "Fish41\nFish42\n", isUsed: true),
      Data(file: "fish.csv", content: "42;Fish42 is blue\n", isUsed: false),
      Data(file: "fish.txt", content: "The asset Fish42 is blue.\n", isUsed: false),
      Data(file: "NOTES", content: "Fish42 is blue.\n", isUsed: false),
      Data(file: "Makefile", content: "all:\n\techo Fish42\n", isUsed: false),
      Data(file: ".hidden", content: #"[{"icon": "Fish42"}]"#, isUsed: false),
    ])
  func data(_ row: Data) throws {
    let folder = try TemporaryFolder([
      "Media.xcassets/Fish42.imageset/Contents.json": "{}",
      "en.lproj/Localizable.strings": "\"Fish42\" = \"Trout\";\n",
      row.file: row.content,
    ])
    let found = search(folder.path)
    #expect(found.findings.map(\.subject?.name) == (row.isUsed ? [] : ["Fish42", "Fish42"]))
  }

  @Test("only what belongs to targets that are no tests, and is not excluded")
  func targets() throws {
    let folder = try TemporaryFolder()
    for place in ["Sources/A/Res", "Sources/A/Out", "Tests/ATests", "Elsewhere"] {
      try folder.write("{}", to: place + "/Media.xcassets/logo.imageset/Contents.json")
    }
    let manifest = LiteralManifest(
      text: """
        let package = Package(name: "p", targets: [
          .target(name: "A", path: "Sources/A", exclude: ["Out"], resources: [.process("Res")]),
          .testTarget(name: "ATests", path: "Tests/ATests"),
        ])
        """
    ).manifest
    let findings = search(folder.path, manifest).findings
    #expect(
      findings.map(\.location.path) == ["Sources/A/Res/Media.xcassets/logo.imageset/Contents.json"])
  }

  @Test("a broken catalog is a note")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "Localizable.xcstrings")
    let found = search(folder.path)
    #expect(found.findings.isEmpty)
    #expect(found.notes.count == 1)
  }
}
