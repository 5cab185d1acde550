// SPDX-License-Identifier: MIT

import Testing

@testable import AssayXcode

@Suite("OpenStep property lists")
struct PropertyListReaderTests {
  @Test("strings, arrays, dictionaries and comments")
  func values() throws {
    let text = #"""
      // !$*UTF8*$!
      {
        plain = a_b-c/d.swift; /* a comment */
        "quoted key" = "tab\t, quote \" and backslash \\";
        list = (one, "two, three", );
        inner = { empty = (); none = ""; };
      }
      """#
    let value = try PropertyListReader.read(Array(text.utf8))
    #expect(value["plain"]?.text == "a_b-c/d.swift")
    #expect(value["quoted key"]?.text == "tab\t, quote \" and backslash \\")
    #expect(value["list"]?.texts == ["one", "two, three"])
    #expect(value["inner"]?["empty"] == .array([]))
    #expect(value["inner"]?["none"]?.text == "")
  }

  @Test(
    "what is no list is refused with its line",
    arguments: [
      ("{ a = 1; ", 1, "a value"),
      ("{ a = 1\n}", 2, "';'"),
      ("{ a 1; }", 1, "'='"),
      ("(a b)", 1, "',' or ')'"),
      ("\"open", 1, "the end of a string"),
      ("/* open", 1, "the end of a comment"),
      ("a b", 1, "the end of the file"),
      ("", 1, "a value"),
      ("{", 1, "a value"),
      ("{ a = ; }", 1, "a value"),
      ("{ a = b }", 1, "';'"),
      ("{} x", 1, "the end of the file"),
    ])
  func problems(_ text: String, _ line: Int, _ expected: String) {
    #expect(throws: PropertyListReader.Problem(code: .expected(expected), line: line)) {
      try PropertyListReader.read(Array(text.utf8))
    }
  }

  @Test("100 levels of nesting are read, and one more is refused")
  func nesting() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "(", count: depth) + String(repeating: ")", count: depth)).utf8)
    }
    #expect(try PropertyListReader.read(nested(100)) != .array([]))
    #expect(throws: PropertyListReader.Problem(code: .tooDeep(limit: 100), line: 1)) {
      try PropertyListReader.read(nested(101))
    }
    #expect(throws: PropertyListReader.Problem(code: .tooDeep(limit: 100), line: 1)) {
      try PropertyListReader.read(nested(100_000))
    }
  }

  @Test("changed bytes end in a value or a problem")
  func fuzz() {
    var state: UInt64 = 0x2545_F491_4F6C_DD1D
    func next() -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33)
    }
    let seed = Array(XcodeProjectTests.project.utf8)
    for _ in 0..<500 {
      var bytes = seed
      for _ in 0..<(1 + next() % 8) { bytes[next() % bytes.count] = UInt8(next() % 256) }
      do {
        _ = try XcodeProject(bytes, root: "/nowhere")
      } catch {
        // The compiler knows the type of the error; its line is one of the file.
        #expect((1...1000).contains(error.line))
      }
    }
  }
}
