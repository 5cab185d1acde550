// SPDX-License-Identifier: MIT

import AssayInlineSnapshots
import AssaySnapshotStore
import Foundation
import Testing

/// What is written into sources. Places are those of the compiler: the column of the parenthesis,
/// or of the brace, after the name of the function.
@Suite("Inline snapshots in sources")
struct InlineSnapshotWriterTests {
  private let source = #"""
    struct Tests {
      @Test func user() {
        assertInlineSnapshot(of: user, as: .json)
        assertInlineSnapshot(of: user, as: .lines) {
          """
          old
          """
        }
        check("a") { 1 } matches: { "b" }
      }
    }

    """#

  private func written(
    _ snapshots: [(line: Int, column: Int, label: String, offset: Int, text: String)],
    into source: String
  ) throws -> String {
    let bytes = Array(source.utf8)
    return String(
      decoding: try InlineSnapshotWriter.written(
        snapshots.map {
          InlineSnapshot(
            file: "/a.swift", line: $0.line, column: $0.column, label: $0.label,
            closureOffset: $0.offset, expected: nil, actual: $0.text, source: bytes)
        }, into: bytes, file: "/a.swift"), as: UTF8.self)
  }

  /// 0xE9 is é in Latin-1, and no character in UTF-8.
  @Test func aSourceThatIsNotUTF8IsLeftAlone() {
    let bytes = [UInt8]("// caf".utf8) + [0xE9, 10] + [UInt8](source.utf8)
    let snapshot = InlineSnapshot(
      file: "/a.swift", line: 4, column: 25, label: "matches", closureOffset: 0, expected: nil,
      actual: "a", source: bytes)
    let error = #expect(throws: InlineSnapshotError.self) {
      try InlineSnapshotWriter.written([snapshot], into: bytes, file: "/a.swift")
    }
    #expect(error?.code == .notUTF8)
  }

  @Test func severalInOneFile() throws {
    let result = try written(
      [
        (9, 10, "matches", 1, "c"), (3, 25, "matches", 0, "{\n  \"a\" : 1\n}\n"),
        (4, 25, "matches", 0, "new\n\nlines"),
      ], into: source)
    #expect(
      result == #"""
        struct Tests {
          @Test func user() {
            assertInlineSnapshot(of: user, as: .json) {
              """
              {
                "a" : 1
              }

              """
            }
            assertInlineSnapshot(of: user, as: .lines) {
              """
              new

              lines
              """
            }
            check("a") { 1 } matches: { """
              c
              """ }
          }
        }

        """#)
  }

  @Test func sourcesWithCarriageReturnsKeepThem() throws {
    let result = try written(
      [(1, 6, "matches", 0, "a\nb")], into: "check(of: 1, as: .dump)\r\n")
    #expect(
      result
        == "check(of: 1, as: .dump) {\r\n  \"\"\"\r\n  a\r\n  b\r\n  \"\"\"\r\n}\r\n")
  }

  @Test(
    "a literal has as many number signs as its text needs, and escapes only control characters",
    arguments: [
      ("a\\nb", "#\"\"\"|a\\nb|\"\"\"#"),
      ("\\#", "##\"\"\"|\\#|\"\"\"##"),
      ("a\"\"\"b", "#\"\"\"|a\"\"\"b|\"\"\"#"),
      ("a\"\"\"#b", "##\"\"\"|a\"\"\"#b|\"\"\"##"),
      ("a\\", "#\"\"\"|a\\|\"\"\"#"),
      ("a\rb", "\"\"\"|a\\rb|\"\"\""),
      ("\\\r\u{0}", "#\"\"\"|\\\\#r\\#u{0}|\"\"\"#"),
      ("", "\"\"\"||\"\"\""),
    ])
  func rawStrings(_ text: String, _ expected: String) {
    let lines = expected.replacing("|", with: "\n")
    #expect(InlineLiteral(text).source(indentation: "", newline: "\n") == lines)
  }

  @Test(arguments: [
    (3, 26, 0, InlineSnapshotError.Code.noCall), (2, 25, 0, .noCall),
    (3, 25, 1, .otherClosure), (9, 10, 1, .otherClosure), (9, 10, 0, .noLiteral),
  ])
  func whatCannotBeWritten(
    _ line: Int, _ column: Int, _ offset: Int, _ code: InlineSnapshotError.Code
  ) {
    let error = #expect(throws: InlineSnapshotError.self) {
      try written([(line, column, "other", offset, "a")], into: source)
    }
    #expect(error?.code == code)
  }

  private func place(
    _ text: String, line: UInt = #line, column: UInt = #column
  ) -> (line: Int, column: Int) { (Int(line), Int(column)) }

  /// The compiler tells an assertion its place; the call is found there again.
  @Test func placesAreThoseOfTheCompiler() throws {
    let here = place("ä 👋"); let there = place("second")
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let result = try written(
      [(here.line, here.column, "matches", 0, "a"), (there.line, there.column, "matches", 0, "b")],
      into: source)
    let literals = ["a", "b"].map { " {\n      \"\"\"\n      \($0)\n      \"\"\"\n    }" }
    #expect(
      result.contains(
        "place(\"ä 👋\")\(literals[0]); let there = place(\"second\")\(literals[1])\n"))
  }

  @Test func aSourceThatChangedIsLeftAlone() {
    let snapshot = InlineSnapshot(
      file: "/a.swift", line: 1, column: 5, label: "matches", closureOffset: 0, expected: nil,
      actual: "a", source: Array("call(1)".utf8))
    let error = #expect(throws: InlineSnapshotError.self) {
      try InlineSnapshotWriter.written(
        [snapshot], into: Array("call(2)".utf8), file: "/a.swift")
    }
    #expect(
      error?.description
        == "/a.swift:1: the source changed since the test ran; run the test again")
  }
}
