// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayYAML
import Testing

@Suite("YAML")
struct YAMLReaderTests {
  private func read(_ text: String, file: String = "f.yaml") throws -> DocumentValue? {
    var budget = DocumentBudget.written
    return try DocumentFile.value(of: Array(text.utf8), file: file, budget: &budget)
  }

  /// YAML 1.2.2, §10.3.2, table of the core schema; what is not in it is a text.
  @Test(
    "numbers, booleans, and nulls are typed; quoted ones and all others are texts",
    arguments: [
      ("a: 1", .number(1)), ("a: -1.5e3", .number(-1500)), ("a: 0", .number(0)),
      ("a: true", .bool(true)),
      ("a: False", .bool(false)), ("a: ~", .null), ("a:", .null), ("a: null", .null),
      ("a: yes", .string("yes")), ("a: no", .string("no")), ("a: 'true'", .string("true")),
      ("a: \"1\"", .string("1")), ("a: 007", .string("007")), ("a: 1.2.3", .string("1.2.3")),
      ("a: 2027-06-30", .string("2027-06-30")), ("a: .inf", .string("infinity")),
    ] as [(String, DocumentValue.Kind)])
  func scalars(_ text: String, _ kind: DocumentValue.Kind) throws {
    #expect(try read(text)?.entries("a map").first?.value.kind == kind)
  }

  @Test(arguments: ["", "# a comment\n", "\u{FEFF}"])
  func anEmptyDocument(_ text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test func aByteOrderMarkIsAccepted() throws {
    #expect(try read("\u{FEFF}a: 1") == read("a: 1"))
    #expect(try read("\u{FEFF}{\"a\": 1}") == read("{\"a\": 1}"))
  }

  @Test func linesMayEndInCRLF() throws {
    let value = try #require(try read("a: 1\r\nb:\r\n  - c\r\n"))
    #expect(try value.entries("a map").map(\.key) == ["a", "b"])
    #expect(try value.entries("a map")[1].value.mark?.line == 3)
  }

  /// RFC 8259, §7 and §2: pairs of escapes, and line separators, which YAML takes for line breaks.
  @Test(arguments: ["f.yaml", "f.json"])
  func jsonIsRead(file: String) throws {
    let value = try read("{\"a\": \"\\ud83d\\ude00 x\u{2028}y\"}", file: file)
    #expect(try value?.entries("a map").first?.value.string() == "😀 x\u{2028}y")
  }

  @Test func escapesOfJSONInYAMLAreRead() throws {
    let value = try read("a: \"\\ud83d\\ude00\"\nb: \"\\\\ud83d\"\nc: \"\\ud83d!\"\n")
    let texts = try value?.entries("a map").map { try $0.value.string() }
    #expect(texts == ["😀", "\\ud83d", "\u{FFFD}!"])
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3\n", "f.yaml:3:1: the key 'a' is written twice"),
    ("{\"a\": 1, \"a\": 2}", "f.yaml:1:10: the key 'a' is written twice"),
    ("a: &x [1]\n? *x\n: 1", "f.yaml:2:3: a key is a word, not an alias"),
    ("a: {&x b: 1, *x : 1}", "f.yaml:1:14: a key is a word, not an alias"),
    ("? [a]\n: 1", "f.yaml:1:3: a key is a word"),
    ("a: '1'\n\"a\": 2", "f.yaml:2:1: the key 'a' is written twice"),
    (
      "a: 1\n--- b",
      "f.yaml:2:1: not valid YAML: expected a single document in the stream, but found another document"
    ),
    (
      "a: *.swift",
      "f.yaml:1:5: not valid YAML: did not find expected alphabetic or numeric character while scanning an alias; "
        + "put text that starts with '*' in quotes"
    ),
    (
      "a: [1",
      "f.yaml:2:1: not valid YAML: did not find expected ',' or ']' while parsing a flow sequence"
    ),
    ("a: \"\u{1}\"", "f.yaml:1:5: not valid YAML: control characters are not allowed"),
    ("a: 1\nü: \u{7}", "f.yaml:2:4: not valid YAML: control characters are not allowed"),
  ])
  func whatIsWrongIsReportedWithItsPlace(_ text: String, _ message: String) {
    let error = #expect(throws: DocumentError.self) { try self.read(text) }
    #expect(error?.description == message)
  }

  @Test func aFileNamedForJSONGetsTheWordsForJSON() {
    let error = #expect(throws: DocumentError.self) { try self.read("{\"a\" 1}", file: "f.json") }
    #expect(error?.description == "f.json:1:6: not valid JSON: '1' where ':' should be")
  }

  @Test func aliasesAreRead() throws {
    let value = try read("a: &x [1, 2]\nb: *x\n")
    let counts = try value?.entries("a map").map { try $0.value.list().count }
    #expect(counts == [2, 2])
  }

  /// YAML 1.2.2, §6.9.1: `!` and `!!str` make a text of what would be a number.
  @Test func tagsOfTextsAndKeysWithAQuestionMarkAreRead() throws {
    let value = try #require(try read("a: !!str 1\nb: ! 2\n? c\n: 3\n"))
    #expect(
      try value.entries("a map").map(\.value.kind) == [.string("1"), .string("2"), .number(3)])
  }

  /// An alias means the last value of its name before it (YAML 1.2.2, §3.2.2.2).
  @Test func anAliasMeansTheLastValueOfItsName() throws {
    let value = try #require(try read("a: &x 1\nb: *x\nc: &x 2\nd: *x\n"))
    #expect(
      try value.entries("a map").map(\.value.kind) == [
        .number(1), .number(1), .number(2), .number(2),
      ])
  }

  @Test func aliasesThatMultiplyAreStopped() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let ten = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(ten)]\n"
    }
    let error = #expect(throws: DocumentError.self) { try self.read(text) }
    #expect(error?.message.contains("more than 200000 values") == true)
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}")])
  func nestingIsBounded(_ brackets: (String, String)) {
    for depth in [500, 5000, 100_000] {
      let text =
        String(repeating: brackets.0, count: depth) + "1"
        + String(repeating: brackets.1, count: depth)
      #expect(throws: DocumentError.self) { try self.read(text) }
    }
  }
}
