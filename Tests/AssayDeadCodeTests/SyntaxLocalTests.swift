// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

@Suite("Unused parameters and locals")
struct SyntaxLocalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    var unused: [String]
    var testDescription: String { source }

    init(_ source: String, _ unused: [String] = []) {
      self.source = source
      self.unused = unused
    }
  }

  @Test(
    "a parameter is unused when no name in the body means it",
    arguments: [
      // Found
      Row("func f(a: Int) { g() }", ["a"]),
      Row("func f(a b: Int, _ c: Int) { c }", ["b"]),
      Row("struct S { init(a: Int) { b = 1 } }", ["a"]),
      Row("struct S { subscript(a: Int, b: Int) -> Int { b } }", ["a"]),
      Row("struct S { subscript(a: Int) -> Int { get { 1 } set { newValue } } }", ["a"]),
      Row("func f(a: Int) { x.a; g(a: 1); let a = 2; a }", ["a"]),
      Row("func f(a: Int) { { a in a } }", ["a"]),
      Row("func f(a: Int) { guard let a = b else { return }; a }", ["a"]),
      Row("func f() { func g(a: Int) { h() }; g(a: 1) }", ["a"]),
      Row("func f(a: Int = b) { g() }", ["a"]),
      Row("func f(a: Int) { fatalError(); g() }", ["a"]),
      Row("func f(a: Int) { #if DEBUG\n#endif\ng() }", ["a"]),
      // Used
      Row("func f(a: Int) { a }"),
      Row("func f(a: Int) { _ = a }"),
      Row("func f(a: Int) { let a = a; a }"),
      Row("func f(a: Int?) { guard let a else { return } }"),
      Row("func f(a: Int?) { if let a { } }"),
      Row("func f(a: Int) { guard let b = c else { a; return } }"),
      Row("func f(a: inout Int) { a = 1 }"),
      Row("func f(a: Int) { { a } }"),
      Row("func f(a: Int) { { [a] in } }"),
      Row("func f(a: Int) { { [weak a] in a } }"),
      Row("func f(a: Int) { func g() { a }; g() }"),
      Row("func f(a: Int) { func g(b: Int = a) { b }; g() }"),
      Row("func f(a: Int) { \"\\(a)\" }"),
      Row("func f(a: Int) { #expect(a == 1) }"),
      Row("func f(a: Int) { #if DEBUG\nprint(a)\n#endif\ng() }"),
      Row("func f(a: Int) { struct S { let b = a } }"),
      Row("func f(@W a: Int) { $a }"),
      Row("func f(a: Int) { switch b { case a: 1 } }"),
      Row("func f(a: Int) { x[a] = 1 }"),
      Row("@_lifetime(borrow a) func f(a: Int) { g() }"),
      // Not asked for
      Row("func f(a: Int) {}"),
      Row("func f(a: Int) { fatalError(\"no\") }"),
      Row("func f(a: Int) { preconditionFailure() }"),
      Row("func f(_: Int, a _: Int) { g() }"),
      Row("protocol P { func f(a: Int); init(a: Int); subscript(a: Int) -> Int { get } }"),
      Row("func == (a: S, b: S) -> Bool { true }"),
      Row("let c = { (a: Int) in g() }"),
      Row("enum E { case a(b: Int) }"),
      Row("func f<T>(a: T.Type) { g() }"),
      Row("func f(a: isolated A) { g() }"),
      Row("@Traced func f(a: Int) { g() }"),
      Row("func f(a: Int) { g( }"),
    ])
  func parameters(_ row: Row) {
    #expect(SyntaxSample(row.source).parameters == row.unused)
  }

  @Test(
    "locals that nothing reads are unused, and so are functions that only call each other",
    arguments: [
      // Found
      Row("func f() { let a = 1 }", ["a"]),
      Row("func f() { var a = 1; a = 2 }", ["a"]),
      Row("func f() { let a: Int; a = 2 }", ["a"]),
      Row("func f() { let a = 1, b = 2; b }", ["a"]),
      Row("func f() { let a = 1; do { let a = 2; a } }", ["a"]),
      Row("func f() { let token = observe() }", ["token"]),
      Row("func f() { { let a = 1 } }", ["a"]),
      // Computed ones are visible to closures before their place; found in IceCubesApp.
      Row("func f() { var a: Int { 1 } }", ["a"]),
      Row("func f() { g { a }; var a: Int { 1 } }"),
      Row("func f() { var a: Int { 1 }; g(a) }"),
      Row("func f() { if b { let a = 1 } }", ["a"]),
      Row("var a: Int { let b = 1; return 2 }", ["b"]),
      Row("func f() { func g() {} }", ["g"]),
      Row("func f() { func g() { g() } }", ["g"]),
      Row("func f() { func g() { h() }; func h() { g() } }", ["g", "h"]),
      // Used
      Row("func f() { let a = 1; a }"),
      Row("func f() { var a = 1; a += 1 }"),
      Row("func f() { var a = b; a.c = 1 }"),
      Row("func f() { let a = 1; defer { g(a) } }"),
      Row("func f() { func g() {}; func h() { g() }; h() }"),
      Row("func f() { func g() {}; run(g) }"),
      Row("func f() { func g(a: Int) { a }; func g(b: String) { b }; g(a: 1) }"),
      Row("func f() { let a = 1; #if DEBUG\ng(a)\n#endif\n }"),
      Row("func f() { #if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif\ng(a) }"),
      // Not asked for
      Row("func f() { _ = g() }"),
      Row("func f() { let (a, b) = c }"),
      Row("func f() { @W var a = 1 }"),
      Row("func f() { if let a = b {} }"),
      Row("func f() { guard let a = b else { return } }"),
      Row("func f() { for a in b {} }"),
      Row("func f() { switch b { case .c(let a): 1 } }"),
      Row("func f() { do {} catch let a {} }"),
      Row("func f() { struct S { let a = 1 } }"),
      Row("func f() { guard let self else { return }; let `self` = b }"),
      Row("func f() { var a = 1 { didSet { g() } }; a = 2 }"),
      Row("let a = 1; struct S { let b = 1 }"),
    ])
  func locals(_ row: Row) {
    #expect(SyntaxSample(row.source).locals == row.unused)
  }

  @Test(
    "a local is safe to remove when it is never assigned and its value has no effects",
    arguments: [
      ("let a = 1", true), ("let a = b", true), ("let a = { b() }", true), ("let a: Int", true),
      ("let a = \"b\"", true), ("let a = [1, b]", true), ("func a() { b() }", true),
      ("let a = b()", false), ("let a = b.c", false), ("let a = \"\\(b)\"", false),
      ("let a = [b()]", false), ("async let a = b()", false), ("var a = 1; a = 2", false),
    ])
  func safety(_ row: (source: String, isSafe: Bool)) {
    let facts = SyntaxSample("func f() { \(row.source) }").facts
    #expect(facts.unusedLocals.map(\.isSafeToRemove) == [row.isSafe])
  }

  @Test func parametersSayWhereTheyAre() throws {
    let facts = SyntaxSample("func f(_ a: Int, b: Int, c d: Int) { b }").facts
    #expect(facts.unusedParameters.map(\.position) == [0, 2])
    #expect(facts.unusedParameters.map { facts.names[$0.label] } == ["_", "c"])
    #expect(facts.unusedParameters.map(\.range.end.column) == [16, 34])
    #expect(facts.unusedParameters.map(\.nameStart.column) == [10, 28])
  }
}
