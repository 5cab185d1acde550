// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

@Suite("Uses of names in a source")
struct SyntaxUseTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    var expected: [String]
    var testDescription: String { source }

    init(_ source: String, _ expected: [String]) {
      self.source = source
      self.expected = expected
    }
  }

  @Test(
    "names that the source itself binds are no uses, and all others are",
    arguments: [
      Row("func f(x: A) { x.b(); c }", ["A", "b", "c"]),
      Row("func f(x: A) { let y = x; y.b; z }", ["A", "b", "z"]),
      Row("func f() { let x = x; x }", ["x"]),
      Row("func f() { if let x = a { x } else { x } }", ["a", "x"]),
      Row("func f(x: A?) { if let x { x.b } }", ["A", "b"]),
      Row("func f() { if let x { x.b } }", ["x", "b"]),
      Row("func f() { guard let x = a else { x; return }; x }", ["a", "x"]),
      Row("func f() { for x in x { x } }", ["x"]),
      Row("func f() { for case .a(let x) in b where x { x } }", ["a", "b"]),
      Row("func f() { while let x = a { x }; x }", ["a", "x"]),
      Row("func f() { do { a } catch { error }; error }", ["a", "error"]),
      Row("func f() { do { a } catch let e as B { e } }", ["a", "B"]),
      Row("func f() { switch a { case .b(let x): x; case .c: x } }", ["a", "b", "c", "x"]),
      Row(
        "func f() { switch a { case let .b(x) where x > 1: x; default: x } }", ["a", "b", ">", "x"]),
      Row("func f() { { x in x } ; x }", ["x"]),
      Row("func f() { { (x: A) -> B in x } }", ["A", "B"]),
      Row("func f() { { [y = x] in y } }", ["x"]),
      Row("func f() { { [x] in x } }", ["x"]),
      Row("func f() { { [weak self] in self } }", []),
      Row("func f() { { $0 + $1 } }", ["+"]),
      Row("func f() { g(); func g() {} }", []),
      Row("func f() { let x: B = B(); struct B { var c = 1; func d() { c; e } } }", ["e"]),
      Row("func f<T: A>(x: T) -> T where T.B == C { T.d }", ["A", "B", "C", "==", "d"]),
      Row("struct S<T> { var x: T; var y: U }", ["U"]),
      Row("var a: Int { get { b } set { newValue } }", ["Int", "b"]),
      Row("var a: Int { set(x) { x; newValue } }", ["Int", "newValue"]),
      Row("var a = 1 { didSet { oldValue } }", []),
      Row("let a = \"\\(b) \\(c.d)\"", ["b", "c", "d"]),
      Row("let a = \\B.c.d", ["B", "c", "d"]),
      Row("let a = #m(b) { c }", ["m", "b", "c"]),
      Row("@A(b) struct S {}", ["A", "b"]),
      Row("@available(iOS, introduced: 1) struct S {}", []),
      Row("extension A.B: C {}", ["A", "B", "C"]),
      Row("let a = $b; let c = `default`", ["b", "default"]),
      Row("let a = self.b + super.c", ["b", "+", "c"]),
      Row("let a = B.self; let c = D.init(e: 1)", ["B", "D", "init"]),
      Row("let a: A = .self; let b = c(.self.d)", ["A", "self", "c", "self", "d"]),
      Row("let a = b[c]", ["b", "subscript", "c"]),
      Row("let a = x ? y : z as B", ["x", "y", "z", "B"]),
      Row("let a = B.super + C.self", ["B", "super", "+", "C"]),
      Row("let a: [B: C?] = [:]", ["B", "C"]),
      Row("infix operator +++: P", ["P"]),
      Row("let a: any B & C", ["B", "C"]),
      Row("func f() { label: while true { break label } }", []),
      // What is bound under a condition may be bound outside too.
      Row("func f() { #if DEBUG\nlet x = 1\n#endif\nx }", ["x"]),
      Row("#if DEBUG\nfunc f() { let x = 1; x }\n#endif", []),
    ])
  func names(_ row: Row) {
    let uses = SyntaxSample(row.source).uses
    // A where clause's `==` is no operator.
    #expect(uses == row.expected.filter { $0 != "==" })
  }

  struct FlagRow: CustomTestStringConvertible, Sendable {
    var source: String
    var name: String
    var flags: UseFlags
    var labels: String
    var testDescription: String { source }

    init(_ source: String, _ name: String, _ flags: UseFlags, _ labels: String = "") {
      self.source = source
      self.name = name
      self.flags = flags
      self.labels = labels
    }
  }

  @Test(arguments: [
    FlagRow("a", "a", []),
    FlagRow("a()", "a", .called, "()"),
    FlagRow("a(b: 1, 2)", "a", .called, "(b:_:)"),
    FlagRow("a(1) {}", "a", .called, "(_:{}:)"),
    FlagRow("a {} b: {}", "a", .called, "({}:b:)"),
    FlagRow("x.a?(1)", "a", [.member, .called], "(_:)"),
    FlagRow("a<Int>(1)", "a", .called, "(_:)"),
    FlagRow("f(a(b:c:))", "a", [], "(b:c:)"),
    FlagRow("a = 1", "a", .written),
    FlagRow("a += 1", "a", []),
    FlagRow("x.a = 1", "a", [.member, .written]),
    FlagRow("a.x = 1", "a", []),
    FlagRow("self.a = 1", "a", [.member, .written, .onSelf]),
    FlagRow("Self.a", "a", [.member, .onSelf]),
    FlagRow("try a = f()", "a", .written),
    FlagRow("let x: a", "a", .type),
    FlagRow("let x: b.a", "a", [.type, .member]),
    FlagRow("x as a", "a", .type),
    FlagRow("switch x { case .a: 1 }", "a", [.member, .implicitMember, .switchItem]),
    FlagRow(
      "switch x { case .b, .a(let y): y }", "a", [.member, .implicitMember, .switchItem, .called],
      "(_:)"),
    FlagRow(
      "switch x { case let .a(y)?: y }", "a", [.member, .implicitMember, .switchItem, .called],
      "(_:)"),
    FlagRow("switch x { case (.a, _): 1 }", "a", [.member, .implicitMember, .pattern]),
    FlagRow("switch x { case .b(.a): 1 }", "a", [.member, .implicitMember, .pattern]),
    FlagRow(
      "switch x { case .a: fallthrough; default: 1 }", "a", [.member, .implicitMember, .pattern]),
    FlagRow("if case .a = x {}", "a", [.member, .implicitMember, .pattern]),
    FlagRow("f(.a)", "a", [.member, .implicitMember]),
    FlagRow("\\.a", "a", [.member, .keyPath]),
    FlagRow("#m(a)", "a", .macroArgument),
    FlagRow("x + a", "+", .operator),
    FlagRow("f(0, +)", "+", .operator),
    FlagRow("@a struct S {}", "a", [.attribute, .type]),
    FlagRow("struct S: a {}", "a", [.inheritance, .type]),
    FlagRow("extension a {}", "a", [.extended, .type]),
  ])
  func flags(_ row: FlagRow) throws {
    let facts = SyntaxSample(row.source).facts
    let use = try #require(facts.uses.first { facts.names[$0.name] == row.name })
    #expect(use.flags == row.flags)
    #expect(facts.names[use.labels] == row.labels)
  }

  @Test func usesBelongToTheInnermostDeclaration() {
    let facts = SyntaxSample("struct S { @A var x = b, y = c\n func f(d: D = e) { g } }\nh").facts
    let owners = facts.uses.map { use in
      let owner =
        use.declaration < 0
        ? "-" : facts.names[facts.declarations[Int(use.declaration)].fullName]
      return "\(facts.names[use.name]) \(owner)"
    }
    #expect(owners == ["A x", "b x", "c y", "D f(d:)", "e f(d:)", "g f(d:)", "h -"])
  }

  @Test("literals are kept once each, with gaps for what they interpolate, and no empty ones")
  func literals() {
    let facts = SyntaxSample(#"let a = ["one", "two \(x) three", "one", ""]"#).facts
    #expect(facts.literals.map { facts.names[$0.text] } == ["one", #"two \() three"#])
  }
}
