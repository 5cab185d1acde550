// SPDX-License-Identifier: MIT

import Testing

@testable import AssayPorting

@Suite("Leaving out parts of a source")
struct EditedSourceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// With `⟨` before each place of an error.
    var source: String
    var result: String
    var cuts: [String]
  }

  @Test(
    "as little as possible is left out, and lines stay where they are",
    arguments: [
      Case(
        testDescription: "a view among others",
        source: """
          struct A: View {
            var body: some View {
              Text("a")
              ⟨Gone()
                .padding()
            }
          }
          """,
        result: """
          struct A: View {
            var body: some View {
              Text("a")
              _LeftOutView("Gone", "A.swift:4")
                .padding()
            }
          }
          """,
        cuts: ["a statement of A.body"]),
      Case(
        testDescription: "a modifier, with its closure",
        source:
          "var a: some View {\n  b\n    .⟨gone(1) {\n      c()\n    }\n    .padding()\n}",
        result:
          "var a: some View {\n  b\n    ._leftOut(\"gone\", \"A.swift:3\")\n\n\n    .padding()\n}",
        cuts: ["the modifier gone of a"]),
      Case(
        testDescription: "a modifier whose argument is at fault, inside of a closure",
        source: "var a: some View {\n  B { C().d(⟨gone).e() }\n}",
        result: "var a: some View {\n  B { C()._leftOut(\"d\", \"A.swift:2\").e() }\n}",
        cuts: ["the modifier d of a"]),
      Case(
        testDescription: "a modifier that was left out before, with the view",
        source: "var a: some View {\n  B().⟨_leftOut(\"d\", \"A.swift:2\")\n}",
        result: "var a: some View {\n  _LeftOutView(\"B\", \"A.swift:2\")\n}",
        cuts: ["a statement of a"]),
      Case(
        testDescription: "a modifier of a value, inside of a container",
        source: "var a: some View {\n  B { c.d().⟨gone() }\n}",
        result: "var a: some View {\n  B { c.d()._leftOut(\"gone\", \"A.swift:2\") }\n}",
        cuts: ["the modifier gone of a"]),
      Case(
        testDescription: "a call of a value in an action, with its statement",
        source: "var a: some View {\n  Button(\"b\") { c.⟨gone() }\n}",
        result: "var a: some View {\n  Button(\"b\") { _LeftOutView(\"a\", \"A.swift:2\") }\n}",
        cuts: ["a statement of a"]),
      Case(
        testDescription: "a value that is not there, with its statement",
        source: "var a: some View {\n  B { ⟨gone.c() }\n}",
        result: "var a: some View {\n  B { _LeftOutView(\"a\", \"A.swift:2\") }\n}",
        cuts: ["a statement of a"]),
      Case(
        testDescription: "a call outside of views, with its statement",
        source: "func a() {\n  B().⟨gone().c()\n}",
        result: "func a() {\n  _LeftOutView(\"B\", \"A.swift:2\")\n}",
        cuts: ["a statement of a"]),
      Case(
        testDescription: "a statement of an initializer",
        source: "class A {\n  init() {\n    let gone = ⟨Gone()\n    b()\n  }\n}",
        result:
          "class A {\n  init() {\n    let _ = _LeftOutView(\"A.init\", \"A.swift:3\")\n    b()\n  }\n}",
        cuts: ["a statement of A.init"]),
      Case(
        testDescription: "a statement that was left out before, with what is around it",
        source: "func a() -> Int {\n  ⟨_LeftOutView(\"a\", \"A.swift:2\")\n}",
        result: "func a() -> Int { _LeftOut.stop(\"func a\", \"A.swift:2\") \n\n}",
        cuts: ["what func a does"]),
      Case(
        testDescription: "a body that was left out before, with its declaration",
        source: "let b = 1\nfunc a() -> ⟨Gone { _LeftOut.stop(\"func a\", \"A.swift:2\") }\n",
        result: "let b = 1\n\n", cuts: ["func a"]),
      Case(
        testDescription: "a property",
        source: "struct A {\n  @Query var a: [⟨B]\n  var c = 1\n}",
        result: "struct A {\n  \n  var c = 1\n}", cuts: ["var a"]),
      Case(
        testDescription: "the last of several conformances",
        source: "class A: B, ⟨Gone {}", result: "class A: B {}",
        cuts: ["the conformance or superclass Gone"]),
      Case(
        testDescription: "the only conformance",
        source: "class A: ⟨Gone {}", result: "class A {}",
        cuts: ["the conformance or superclass Gone"]),
      Case(
        testDescription: "the attribute of a type",
        source: "@⟨Model final class A {}", result: " final class A {}",
        cuts: ["the attribute @Model"]),
      Case(
        testDescription: "a preview",
        source: "let a = 1\n#Preview {\n  ⟨Gone()\n}\n", result: "let a = 1\n\n\n\n",
        cuts: ["#Preview"]),
      Case(
        testDescription: "two in one file, and one within another",
        source: "func a() {\n  b {\n    ⟨c()\n  }.⟨d()\n}\nlet e: ⟨F = 1",
        result: "func a() {\n  _LeftOutView(\"a\", \"A.swift:4\")\n\n\n}\n",
        cuts: ["a statement of a", "let e"]),
    ])
  func cut(_ row: Case) throws {
    var plain = ""
    var found: [(Blocker, CompilerMessage)] = []
    var (line, column) = (1, 1)
    for character in row.source {
      if character == "⟨" {
        let message = CompilerMessage(file: "/a/A.swift", line: line, column: column, text: "no")
        found.append((Blocker(.message, "no"), message))
        continue
      }
      plain.append(character)
      (line, column) = character == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    var source = EditedSource(path: "/a/A.swift", text: Array(plain.utf8))
    let isCut = source.cut(found, round: 1)
    #expect(isCut)
    #expect(String(decoding: source.text, as: UTF8.self) == row.result)
    #expect(
      source.cuts.map { String($0.words { $0 }.split(separator: ":")[0]) } == row.cuts)
  }

  @Test(
    "a function that is left out does what its form allows",
    arguments: [
      ("func a() throws -> B", "throw _LeftOut.failure(\"func a\", \"A.swift:1\")", "func a"),
      ("func a() async throws", "throw _LeftOut.failure(\"func a\", \"A.swift:1\")", "func a"),
      ("func a() async -> B", "await _LeftOut.wait(\"func a\", \"A.swift:1\")", "func a"),
      ("func a() -> B?", "_LeftOut.note(\"func a\", \"A.swift:1\"); return nil", "func a"),
      ("func a() -> [B]", "_LeftOut.note(\"func a\", \"A.swift:1\"); return []", "func a"),
      ("func a() -> [B: C]", "_LeftOut.note(\"func a\", \"A.swift:1\"); return [:]", "func a"),
      ("func a() -> Void", "_LeftOut.note(\"func a\", \"A.swift:1\")", "func a"),
      ("func a()", "_LeftOut.note(\"func a\", \"A.swift:1\")", "func a"),
      ("var a: B?", "_LeftOut.note(\"var a\", \"A.swift:1\"); return nil", "var a"),
      // What nobody can know ends the view that asks for it.
      ("func a() -> B", "_LeftOut.stop(\"func a\", \"A.swift:1\")", "func a"),
      ("func a() throws(E) -> B", "_LeftOut.stop(\"func a\", \"A.swift:1\")", "func a"),
      (
        "func a(b: () throws -> C) rethrows -> B", "_LeftOut.stop(\"func a\", \"A.swift:1\")",
        "func a"
      ),
      ("var a: B", "_LeftOut.stop(\"var a\", \"A.swift:1\")", "var a"),
    ])
  func body(_ head: String, _ code: String, _ name: String) {
    let text = head + " { _LeftOutView(\"a\", \"A.swift:1\") }"
    var source = EditedSource(path: "/a/A.swift", text: Array(text.utf8))
    let message = CompilerMessage(
      file: nil, line: 1, column: head.utf8.count + 4, text: "cannot convert")
    let isCut = source.cut([(Blocker(.message, "no"), message)], round: 2)
    #expect(isCut)
    #expect(String(decoding: source.text, as: UTF8.self) == "\(head) {  \(code) }")
    #expect(source.cuts.map(\.name) == [name])
  }

  @Test("names that are left out are known, and previews are counted in what is left")
  func facts() {
    var source = EditedSource(
      path: "/a/A.swift", text: Array("struct A: B { let c = 1 }\n#Preview { A() }".utf8))
    let message = CompilerMessage(file: nil, line: 1, column: 8, text: "no")
    let isCut = source.cut([(Blocker(.message, "no"), message)], round: 2)
    #expect(isCut)
    #expect(source.cuts.first?.declared == ["A", "c"])
    #expect(source.cuts.first?.cause.round == 2)
    #expect(source.facts.previewCount == 1)
  }

  @Test("what is beyond the source cannot be left out")
  func nowhere() {
    var source = EditedSource(path: "/a/A.swift", text: Array("import A".utf8))
    for (line, column) in [(9, 1), (1, 99), (0, 1), (1, 0)] {
      let message = CompilerMessage(file: nil, line: line, column: column, text: "no")
      let isCut = source.cut([(Blocker(.message, "no"), message)], round: 1)
      #expect(!isCut)
    }
    #expect(source.cuts.isEmpty)
  }

  @Test("conditions that ask for iOS are taken as true, and nothing moves")
  func conditions() {
    let source = EditedSource(
      path: "/a/A.swift",
      text: Array(
        "#if os(iOS) || os(macOS)\nlet a = os(iOS)\n#elseif !os( iOS )\n#endif // os(iOS)\n".utf8))
    #expect(
      String(decoding: source.text, as: UTF8.self)
        == "#if true    || os(macOS)\nlet a = os(iOS)\n#elseif !true     \n#endif // os(iOS)\n")
  }

  /// The systems of the table "Platform condition" in The Swift Programming Language, and the
  /// frameworks that Apple's documentation lists for each system.
  @Test(
    "conditions are decided by the system of the target",
    arguments: [
      (nil, "os(watchOS)", nil), (.watchOS, "os(watchOS)", true), (.watchOS, "os(iOS)", nil),
      (.watchOS, "canImport(UIKit)", nil), (.watchOS, "canImport(WatchKit)", true),
      (.watchOS, "canImport(WebKit)", false), (nil, "canImport(WebKit)", nil),
      (.macOS, "os(macOS)", true), (.macOS, "os(OSX)", true), (.macOS, "os(iOS)", nil),
      (.macOS, "canImport(UIKit)", false), (.macOS, "canImport(AppKit)", true),
      (nil, "canImport(AppKit)", nil), (.tvOS, "os(tvOS)", true),
      (.tvOS, "canImport(SafariServices)", false), (.visionOS, "os(visionOS)", true),
      (.visionOS, "os(xrOS)", true), (.watchOS, "os(Linux)", nil), (.watchOS, "arch(arm64)", nil),
    ] as [(ApplePlatform?, String, Bool?)])
  func platformConditions(_ platform: ApplePlatform?, _ condition: String, _ value: Bool?) {
    let source = EditedSource(
      path: "/a/A.swift", text: Array("#if !\(condition)\n#endif\n".utf8), for: platform)
    let word = value.map { "\($0)" } ?? condition
    let spaces = String(repeating: " ", count: condition.count - word.count)
    #expect(String(decoding: source.text, as: UTF8.self) == "#if !\(word)\(spaces)\n#endif\n")
  }

  @Test("a source that calls itself another file has its own lines")
  func places() {
    let text = "#sourceLocation(file: \"B.swift\", line: 1)\nstruct A {\n#sourceLocation()\n}"
    let source = EditedSource(path: "/A.swift", text: Array(text.utf8))
    let lines = String(decoding: source.text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.filter { $0 != " " } } == ["", "structA{", "", "}"])
    #expect(source.text.count == text.utf8.count)
    #expect(SourceFacts(Array(text.utf8)).needsCopy(for: nil))
  }

  @Test("names are found in the property around a place, and not in others")
  func uses() {
    let tree = SourceTree(
      Array("struct A {\n  var a: Int { b.c + d(c: 1) }\n  var e: Int { b.c }\n}".utf8),
      fileName: "A.swift")
    // The label of an argument and a name without a dot are none.
    #expect(
      tree.uses(of: ["c", "d"], line: 2, column: 20) == [.init(name: "c", line: 2, column: 18)])
    #expect(tree.uses(of: ["c"], line: 9, column: 1).isEmpty)
  }

  /// The places are those of Swift 6.3's messages.
  @Test(
    "an import of a declaration that is elsewhere becomes one of the module",
    arguments: [
      ("import class Foundation.URLSession", 14, "import Foundation"),
      ("@testable import struct Kit.Shapes.Ring // r", 23, "@testable import Kit.Shapes // r"),
      // Nothing of these is left to write.
      ("import Foundation", 8, nil), ("let url: Foundation.URL", 10, nil),
    ])
  func scopedImports(line: String, column: Int, result: String?) {
    var source = EditedSource(path: "A.swift", text: Array("import B\n\(line)\nlet a = 1\n".utf8))
    let isWritten = source.importModules(at: [(line: 2, column: column)])
    #expect(isWritten == (result != nil))
    #expect(
      String(decoding: source.text, as: UTF8.self)
        == "import B\n\(result ?? line)\nlet a = 1\n")
  }

  @Test("a value is made an optional one once, whatever the compiler says of it later")
  func optionalOnce() {
    var source = EditedSource(path: "A.swift", text: Array("if let a = b() { c(a) }\n".utf8))
    let isFirst = source.takeOptionals(at: [(line: 1, column: 4)])
    #expect(isFirst)
    let text = "if let a = Optional(b()) { c(a) }\n"
    #expect(String(decoding: source.text, as: UTF8.self) == text)
    let isAgain = source.takeOptionals(at: [(line: 1, column: 4)])
    #expect(!isAgain)
    #expect(String(decoding: source.text, as: UTF8.self) == text)
  }
}
