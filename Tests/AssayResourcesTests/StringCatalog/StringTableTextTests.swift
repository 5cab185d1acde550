// SPDX-License-Identifier: MIT

import Testing

@testable import AssayResources

@Suite("Deleting keys of a string table")
struct StringTableTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var keys: Set<String>
    var expected: String
    var path = "Localizable.strings"
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "a line", text: "\"a\" = \"A\";\n\"b\" = \"B\";\n", keys: ["a"],
      expected: "\"b\" = \"B\";\n"),
    Case(
      name: "a key with its comment, as genstrings writes it",
      text:
        "/* One */\n\"a\" = \"A\";\n\n/* Two */\n\"b\" = \"B\";\n\n/* Three */\n\"c\" = \"C\";\n\n",
      keys: ["b"], expected: "/* One */\n\"a\" = \"A\";\n\n/* Three */\n\"c\" = \"C\";\n\n"),
    Case(
      name: "the title of a group stays",
      text: "\"z\" = \"Z\";\n\n// Settings\n\"a\" = \"A\";\n\"b\" = \"B\";\n", keys: ["a"],
      expected: "\"z\" = \"Z\";\n\n// Settings\n\"b\" = \"B\";\n"),
    Case(
      name: "the title of a group goes with all of it",
      text: "\"z\" = \"Z\";\n\n// Settings\n// of the app\n\"a\" = \"A\";\n\"b\" = \"B\";\n",
      keys: ["a", "b"], expected: "\"z\" = \"Z\";\n\n"),
    Case(
      name: "a license stays", text: "/* (c) us */\n\"a\" = \"A\";\n", keys: ["a"],
      expected: "/* (c) us */\n"),
    Case(
      name: "two on a line", text: "\"a\" = \"A\"; \"b\" = \"B\";\n", keys: ["a"],
      expected: "\"b\" = \"B\";\n"),
    Case(
      name: "a comment at the end of the line, a key twice, lines as on Windows",
      text: "\"a\" = \"A\";  // x\r\n\"b\" = \"B\";\r\n  a = \"A2\"; /* y */\r\n", keys: ["a"],
      expected: "\"b\" = \"B\";\r\n"),
    Case(
      name: "a value that looks like entries",
      text: "\"a\" = \"\\\"b\\\" = 1;\n// c\";\n\"b\" = \"B\";",
      keys: ["b"], expected: "\"a\" = \"\\\"b\\\" = 1;\n// c\";\n"),
    Case(
      name: "after a byte order mark", text: "\u{FEFF}\"a\" = \"A\";\n\"b\" = \"B\";\n",
      keys: ["b"],
      expected: "\u{FEFF}\"a\" = \"A\";\n"),
  ])
  func strings(_ row: Case) throws { try check(row) }

  private static func catalog(_ entries: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)  },\n  \"version\" : \"1.0\"\n}"
  }

  @Test(arguments: [
    Case(
      name: "first",
      text: catalog("    \"a\" : {\n      \"x\" : [\"}\"]\n    },\n    \"b\" : {}\n"),
      keys: ["a"], expected: catalog("    \"b\" : {}\n"), path: "L.xcstrings"),
    Case(
      name: "last two",
      text: catalog("    \"a\" : {},\n    \"b\" : {},\n    \"c \\\" }\" : {}\n"),
      keys: ["b", "c \" }"], expected: catalog("    \"a\" : {}\n"), path: "L.xcstrings"),
    Case(
      name: "first and last", text: catalog("    \"a\" : {},\n    \"b\" : {},\n    \"c\" : {}\n"),
      keys: ["a", "c"], expected: catalog("    \"b\" : {}\n"), path: "L.xcstrings"),
    Case(
      name: "all", text: catalog("    \"a\" : {},\n    \"b\" : {}\n"), keys: ["a", "b"],
      expected: catalog("    \n"), path: "L.xcstrings"),
    Case(
      name: "another object with the key",
      text: "{\"other\":{\"a\":1},\"strings\":{\"a\":{},\"b\":{}},\"sourceLanguage\":\"en\"}",
      keys: ["a"],
      expected: "{\"other\":{\"a\":1},\"strings\":{\"b\":{}},\"sourceLanguage\":\"en\"}",
      path: "L.xcstrings"),
  ])
  func catalogs(_ row: Case) throws { try check(row) }

  private func check(_ row: Case) throws {
    var bytes = Array(row.text.utf8)
    let table = try StringTableText(path: row.path, bytes: bytes)
    for range in table.deletions(of: row.keys).reversed() { bytes.removeSubrange(range) }
    #expect(String(decoding: bytes, as: UTF8.self) == row.expected)
    let left = try StringTableText(path: row.path, bytes: bytes).entries.map(\.key)
    #expect(left == table.entries.map(\.key).filter { !row.keys.contains($0) })
  }

  @Test("UTF-16 and property lists are not edited")
  func otherFormats() {
    let units = "\"漢漢漢漢\" = \"漢漢\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [[0xFF, 0xFE] + units, Array("<?xml version=\"1.0\"?><plist/>".utf8)] {
      #expect(throws: ResourceError.self) {
        _ = try StringTableText(path: "L.strings", bytes: bytes)
      }
    }
  }
}
