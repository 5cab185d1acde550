// SPDX-License-Identifier: MIT

import Testing

@testable import AssayResources

@Suite("JSON (RFC 8259)")
struct JSONParserTests {
  static func parse(_ bytes: [UInt8]) throws -> JSONNode {
    try JSONDocument(ResourceFile(path: "a.json", bytes: bytes)).root
  }

  // Names and verdicts are those of nst/JSONTestSuite's files y_*.json.
  @Test(arguments: [
    "[]", "{}", " [ ] ", "null", "true", "[1]", "[-0]", "[1e1]", "[1E+2]", "[1.5e-3]", "[0]",
    "[\"\"]", "[\"\\u0041\"]", "[\"\\uD83D\\uDE00\"]", "[\"\\\\\"]", "{\"a\":{\"a\":1}}",
    "{\"a\":1,\"a\":2}", "[\"€\"]", "\n\t\r[1]\n",
  ])
  func accepted(_ text: String) throws {
    _ = try Self.parse(Array(text.utf8))
    _ = try Self.parse([0xEF, 0xBB, 0xBF] + Array(text.utf8))
  }

  // n_*.json.
  @Test(arguments: [
    "", " ", "[", "]", "{", "}", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "{'a':1}",
    "{\"a\":1,}", "[01]", "[-]", "[+1]", "[.5]", "[1.]", "[1.e1]", "[1e]", "[1e+]", "[--1]",
    "[0x1]", "[Infinity]", "[NaN]", "[-01]", "[\"a]", "[\"\\x\"]", "[\"\\u12\"]", "[\"\t\"]", "tru",
    "nul", "truex", "[1]x", "[1]]", "//a\n[]", "[\"\\", "\"", "[1e999]",
  ])
  func refused(_ text: String) {
    #expect(throws: ResourceError.self) { try Self.parse(Array(text.utf8)) }
  }

  @Test func strings() throws {
    let node = try Self.parse(Array(#"["\n\t\r\b\f\/\"\\é\u00e9\uD83D\uDE00\uD83D!"]"#.utf8))
    guard case .array(let nodes) = node.value, case .string(let text) = nodes[0].value else {
      Issue.record("no string")
      return
    }
    #expect(text == "\n\t\r\u{8}\u{C}/\"\\éé😀\u{FFFD}!")
    #expect(nodes[0].offset == 1)
  }

  @Test func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try Self.parse(nested(JSONParser.maximumDepth))
    #expect(throws: ResourceError.self) { try Self.parse(nested(JSONParser.maximumDepth + 2)) }
    #expect(throws: ResourceError.self) {
      try Self.parse(Array(String(repeating: "[", count: 100_000).utf8))
    }
  }

  @Test func invalidUTF8() {
    for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0xED, 0xA0, 0x80], [0xC3]] {
      #expect(throws: ResourceError.self) { try Self.parse(bytes) }
    }
  }
}
