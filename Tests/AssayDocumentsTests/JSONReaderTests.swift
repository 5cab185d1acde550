// SPDX-License-Identifier: MIT

import AssayDocuments
import Testing

@Suite("JSON (RFC 8259)")
struct JSONReaderTests {
  static func parse(_ bytes: [UInt8]) throws -> DocumentValue {
    try JSONReader.value(of: bytes, file: "a.json", budget: .written)
  }

  // Names and verdicts are those of nst/JSONTestSuite's files y_*.json.
  @Test(
    "valid JSON is read, with a byte order mark as without",
    arguments: [
      "[]", "{}", " [ ] ", "null", "true", "[1]", "[-0]", "[1e1]", "[1E+2]", "[1.5e-3]", "[0]",
      "[\"\"]", "[\"\\u0041\"]", "[\"\\uD83D\\uDE00\"]", "[\"\\\\\"]", "{\"a\":{\"a\":1}}",
      "[\"€\"]", "\n\t\r[1]\n", "[\"\u{2028}\u{2029}\u{85}\"]",
    ])
  func accepted(_ text: String) throws {
    let value = try Self.parse(Array(text.utf8))
    #expect(try Self.parse([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == value)
  }

  // n_*.json.
  @Test(
    "invalid JSON is refused, and so is a number too large to hold",
    arguments: [
      "", " ", "[", "]", "{", "}", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}",
      "{'a':1}", "{\"a\":1,}", "[01]", "[-]", "[+1]", "[.5]", "[1.]", "[1.e1]", "[1e]", "[1e+]",
      "[--1]", "[0x1]", "[Infinity]", "[NaN]", "[-01]", "[\"a]", "[\"\\x\"]", "[\"\\u12\"]",
      "[\"\t\"]", "tru", "nul", "truex", "[1]x", "[1]]", "//a\n[]", "[\"\\", "\"", "[1e999]",
    ])
  func refused(_ text: String) {
    #expect(throws: DocumentError.self) { try Self.parse(Array(text.utf8)) }
  }

  @Test("a number that calculations could make infinite is refused at its place")
  func numbersAreBounded() throws {
    #expect(try Self.parse(Array("-1e15".utf8)).number() == -1e15)
    for text in ["\n 1e308", "\n -2e15"] {
      let value = try Self.parse(Array(text.utf8))
      for read in [value.number, value.length] {
        let error = #expect(throws: DocumentError.self) { try read() }
        #expect(error?.mark?.line == 2)
        #expect(error?.message.hasPrefix("expected a number from -1e15 to 1e15") == true)
      }
    }
  }

  @Test("escapes in strings are resolved, and half a surrogate pair becomes U+FFFD")
  func strings() throws {
    let node = try Self.parse(Array(#"["\n\t\r\b\f\/\"\\é\u00e9\uD83D\uDE00\uD83D!"]"#.utf8))
    guard case .list(let nodes) = node.kind, case .string(let text) = nodes[0].kind else {
      Issue.record("no string")
      return
    }
    #expect(text == "\n\t\r\u{8}\u{C}/\"\\éé😀\u{FFFD}!")
    #expect(nodes[0].mark == SourceMark(file: "a.json", line: 1, column: 2))
  }

  @Test("keys and values have the line and column of their first character, counted in characters")
  func marks() throws {
    let text = "{\n  \"é€😀\": [1, {\"b\":\n true}]\n}"
    let root = try Self.parse(Array(text.utf8))
    let entry = try #require(try root.entries("a map").first)
    #expect(entry.mark == SourceMark(file: "a.json", line: 2, column: 3))
    #expect(entry.value.mark == SourceMark(file: "a.json", line: 2, column: 10))
    let inner = try #require(try entry.value.list()[1].entries("a map").first)
    #expect(inner.mark == SourceMark(file: "a.json", line: 2, column: 15))
    #expect(inner.value.mark == SourceMark(file: "a.json", line: 3, column: 2))
  }

  @Test func aNameThatIsWrittenTwiceIsRefused() {
    let error = #expect(throws: DocumentError.self) {
      try Self.parse(Array("{\"a\": 1,\n \"a\": 2}".utf8))
    }
    #expect(error?.description == "a.json:2:2: the key 'a' is written twice")
  }

  @Test("nesting is read down to the largest depth, and refused beyond it")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try Self.parse(nested(DocumentBudget.maximumDepth))
    #expect(throws: DocumentError.self) {
      try Self.parse(nested(DocumentBudget.maximumDepth + 2))
    }
    #expect(throws: DocumentError.self) {
      try Self.parse(Array(String(repeating: "[", count: 100_000).utf8))
    }
  }

  @Test(
    arguments: [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0xED, 0xA0, 0x80], [0xC3]] as [[UInt8]])
  func notUTF8(_ bytes: [UInt8]) {
    let error = #expect(throws: DocumentError.self) {
      try Self.parse(Array("[\n".utf8) + bytes)
    }
    #expect(error?.mark?.line == 2)
    #expect(error?.message == "the text is not UTF-8; save the file as UTF-8")
  }

  @Test func aFileThatIsTooLargeIsRefused() {
    let bytes = [UInt8](repeating: 0x20, count: DocumentBudget.written.maximumBytes + 1)
    let error = #expect(throws: DocumentError.self) { try Self.parse(bytes) }
    #expect(error?.message == "the file is larger than 8388608 bytes, the most that is read")
  }

  @Test func aFileOfManyValuesIsRead() throws {
    let text = "[" + Array(repeating: "1", count: 199_999).joined(separator: ",") + "]"
    #expect(try Self.parse(Array(text.utf8)).list().count == 199_999)
    let error = #expect(throws: DocumentError.self) { try Self.parse(Array("[\(text)]".utf8)) }
    #expect(error?.message.hasPrefix("the document has more than 200000 values") == true)
  }
}
