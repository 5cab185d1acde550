// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

/// Reads a source and prints what a test asks for.
struct SyntaxSample {
  let facts: FileFacts

  init(_ source: String) {
    facts = FactsExtractor.facts(of: Array(source.utf8))
  }

  /// `kind Outer.full(name:) line:column`
  var declarations: [String] {
    facts.declarations.map { fact in
      var names = [facts.names[fact.fullName]]
      var parent = fact.parent
      while parent >= 0 {
        names.append(facts.names[facts.declarations[Int(parent)].fullName])
        parent = facts.declarations[Int(parent)].parent
      }
      return "\(fact.kind) \(names.reversed().joined(separator: "/")) "
        + "\(fact.nameStart.line):\(fact.nameStart.column)"
    }
  }

  func fact(_ name: String) -> DeclarationFact? {
    facts.declarations.first { facts.names[$0.fullName] == name }
  }

  func range(_ name: String) -> String {
    guard let fact = fact(name) else { return "none" }
    return "\(fact.range.start.line):\(fact.range.start.column)-"
      + "\(fact.range.end.line):\(fact.range.end.column)"
  }

  var uses: [String] { facts.uses.map { facts.names[$0.name] } }
  var parameters: [String] { facts.unusedParameters.map { facts.names[$0.name] } }
  var locals: [String] { facts.unusedLocals.map { facts.names[$0.name] } }
}

@Suite("Declarations of a source")
struct SyntaxDeclarationTests {
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
    "declarations are read with their names and places, and local ones are left out",
    arguments: [
      Row("class A {}", ["class A 1:7"]),
      Row("struct A { struct B {} }", ["struct A 1:8", "struct A/B 1:19"]),
      Row("actor A {}\nprotocol P {}", ["actor A 1:7", "protocol P 2:10"]),
      Row(
        "enum E { case a, b(x: Int, String); indirect case c }",
        ["enum E 1:6", "enumCase E/a 1:15", "enumCase E/b(x:_:) 1:18", "enumCase E/c 1:51"]),
      Row("func f() {}", ["function f() 1:6"]),
      Row("func f(a b: Int, _ c: Int, d: Int) {}", ["function f(a:_:d:) 1:6"]),
      Row("func `default`() {}", ["function default() 1:6"]),
      Row(
        "struct A { init?(a: Int) {} ; subscript(i: Int, at j: Int) -> Int { 0 } }",
        ["struct A 1:8", "initializer A/init(a:) 1:12", "subscript A/subscript(_:at:) 1:31"]),
      Row("class A { deinit {} }", ["class A 1:7", "deinitializer A/deinit 1:11"]),
      Row("let a = 1, b = 2", ["global a 1:5", "global b 1:12"]),
      Row("let (a, (b, _)) = x", ["global a 1:6", "global b 1:10"]),
      Row("struct A { static var a: Int { 1 } }", ["struct A 1:8", "property A/a 1:23"]),
      Row("infix operator +++: P", ["operator +++ 1:16"]),
      Row("precedencegroup P { higherThan: Q }", ["precedenceGroup P 1:17"]),
      Row(
        "func +++ (left: Int, right: Int) -> Int { 0 }", ["function +++(_:_:) 1:6"]),
      Row("extension A.B { func f() {} }", ["extension A.B 1:13", "method A.B/f() 1:22"]),
      Row("extension [Int] {}", ["extension Array 1:11"]),
      Row(
        "protocol P { associatedtype T; typealias U = T }",
        ["protocol P 1:10", "associatedType P/T 1:29", "typealias P/U 1:42"]),
      Row(
        "@freestanding(expression) macro m(a: Int) = #externalMacro(module: \"M\", type: \"T\")",
        ["macro m(a:) 1:33"]),
      // Columns count bytes: each of these letters has two.
      Row("/* éé */ let a = 1", ["global a 1:16"]),
      // Nothing local is a declaration.
      Row("func f() { let a = 1; struct B { var c = 1 }; func g() {} }", ["function f() 1:6"]),
      Row("let a = { let b = 1; return b }()", ["global a 1:5"]),
      Row("if true { let a = 1 }", []),
      Row("for x in [1] { print(x) }", []),
    ])
  func placesAndNames(_ row: Row) {
    #expect(SyntaxSample(row.source).declarations == row.expected)
  }

  struct FlagRow: CustomTestStringConvertible, Sendable {
    var source: String
    var has: DeclarationFlags
    var lacks: DeclarationFlags
    var testDescription: String { source }

    init(_ source: String, has: DeclarationFlags, lacks: DeclarationFlags = []) {
      self.source = source
      self.has = has
      self.lacks = lacks
    }
  }

  @Test(
    "flags tell how a declaration stores its value, what it holds, and what marks it",
    arguments: [
      FlagRow(
        "let a = 1", has: [.stored, .constant, .hasInitialValue], lacks: .initialValueHasEffects),
      FlagRow("var a = f()", has: [.stored, .initialValueHasEffects], lacks: .constant),
      FlagRow("var a = { f() }", has: .stored, lacks: .initialValueHasEffects),
      FlagRow("var a: Int { 1 }", has: .hasBody, lacks: [.stored, .observed]),
      FlagRow("var a: Int { get { 1 } set {} }", has: .hasBody, lacks: .stored),
      FlagRow("var a = 1 { didSet { f() } }", has: [.stored, .observed, .hasInitialValue]),
      FlagRow("var a: Int { willSet {} didSet {} }", has: [.stored, .observed]),
      FlagRow("lazy var a = 1", has: [.lazy, .stored]),
      FlagRow("var a = 1, b = 2", has: .sharesDeclaration, lacks: .tuplePattern),
      FlagRow("var (a, b) = c", has: [.tuplePattern, .sharesDeclaration]),
      FlagRow("@objc func f() {}", has: [.objc, .hasBody, .emptyBody]),
      FlagRow("@main struct A {}", has: .main, lacks: .customAttribute),
      FlagRow("@Observable class A {}", has: .customAttribute),
      FlagRow("@Test func f() {}", has: [.testing, .customAttribute]),
      FlagRow("@available(*, unavailable) func f() {}", has: .unavailable, lacks: .deprecated),
      FlagRow("@available(*, deprecated) func f() {}", has: .deprecated, lacks: .unavailable),
      FlagRow(
        "@available(iOS 17, *) func f() {}", has: .hasBody, lacks: [.unavailable, .deprecated]),
      FlagRow("@inlinable func f() { g() }", has: .inlinable, lacks: .emptyBody),
      FlagRow("struct A: ~Copyable {}", has: .noncopyable),
      FlagRow("extension A where T: P {}", has: .constrained),
      FlagRow("extension A<Int>: P {}", has: .constrained),
      FlagRow("extension A.B<Int>: P {}", has: .constrained),
      FlagRow("extension A<Int>.B: P {}", has: .constrained),
      FlagRow("extension [Int]: P {}", has: .constrained),
      FlagRow("extension A.B: P {}", has: [], lacks: .constrained),
      FlagRow("class A<T> {}", has: .hasGenericParameters, lacks: .final),
      FlagRow("final class A {}", has: .final),
    ])
  func flags(_ row: FlagRow) throws {
    let fact = try #require(SyntaxSample(row.source).facts.declarations.first)
    #expect(fact.flags.isSuperset(of: row.has))
    #expect(fact.flags.isDisjoint(with: row.lacks))
  }

  @Test func enumCasesSayWhatTheyHold() throws {
    let sample = SyntaxSample("enum E: Int { case a = 1; case b(Int); case c }")
    #expect(try #require(sample.fact("a")).flags.contains(.hasRawValue))
    #expect(try #require(sample.fact("b(_:)")).flags.contains(.hasAssociatedValues))
    #expect(try #require(sample.fact("c")).flags == [])
  }

  @Test("access levels are read as written, those of setters apart")
  func access() throws {
    let sample = SyntaxSample(
      """
      public private(set) var a = 1
      fileprivate func b() {}
      open class C { internal(set) package var d = 1; var e = 1 }
      """)
    let levels = sample.facts.declarations.map { [$0.access, $0.setterAccess] }
    #expect(
      levels == [
        [.public, .private], [.fileprivate, .unstated], [.open, .unstated],
        [.package, .internal], [.unstated, .unstated],
      ])
  }

  @Test("a declaration's range begins at its attributes; one of a list has a range of its own")
  func ranges() {
    let sample = SyntaxSample(
      """
      /// Words.
      @objc
      public func a() {
      }  // after
      var b = 1, c = 2
      enum E { case d, e }
      """)
    #expect(sample.range("a()") == "2:1-4:2")
    #expect(sample.range("b") == "5:5-5:10")
    #expect(sample.range("c") == "5:12-5:17")
    #expect(sample.range("d") == "6:15-6:16")
    #expect(sample.range("E") == "6:1-6:21")
  }

  @Test func inheritanceAndAttributes() throws {
    let sample = SyntaxSample(
      "@_spi(Testing) @A.B struct S: Swift.Codable, P & Q, ~Copyable, @unchecked R {}")
    let facts = sample.facts
    #expect(
      facts.inheritedTypes.map { facts.names[$0.name] } == ["Codable", "P", "Q", "Copyable", "R"])
    #expect(
      facts.inheritedTypes.map { facts.names[$0.text] }
        == ["Swift.Codable", "P", "Q", "~Copyable", "@unchecked R"])
    #expect(facts.attributeNames.map { facts.names[$0] } == ["_spi(Testing)", "B"])
    #expect(try #require(facts.declarations.first).inheritanceCount == 5)
  }

  @Test func importsSayWhatTheyAre() {
    let facts = SyntaxSample(
      """
      import A
      @testable import B
      @_exported public import C
      import struct D.E
      @preconcurrency import F.G
      """
    ).facts
    #expect(facts.imports.map { facts.names[$0.module] } == ["A", "B", "C", "D", "F"])
    #expect(facts.imports.map { facts.names[$0.text] } == ["A", "B", "C", "struct D.E", "F.G"])
    #expect(facts.imports.map(\.isTestable) == [false, true, false, false, false])
    #expect(facts.imports.map(\.isExported) == [false, false, true, false, false])
    #expect(facts.imports.map(\.hasOtherAttributes) == [false, false, false, false, true])
    #expect(facts.imports[2].access == .public)
    #expect(facts.imports[3].nameStart == SourcePosition(line: 4, column: 15))
  }

  @Test("a condition knows the one around it, and a declaration the innermost around itself")
  func conditionsNest() {
    let facts = SyntaxSample(
      """
      #if os(Linux)
      func a() {}
      #if DEBUG
      func b() {}
      #endif
      #else
      func c() {}
      #endif
      func d() {}
      """
    ).facts
    #expect(facts.conditions.map { facts.names[$0.text] } == ["os(Linux)", "DEBUG", ""])
    #expect(facts.conditions.map(\.parent) == [-1, 0, -1])
    #expect(facts.conditions.map(\.range.start.line) == [1, 3, 6])
    #expect(facts.conditions.map(\.range.end.line) == [6, 5, 8])
    #expect(facts.declarations.map(\.condition) == [0, 1, 2, -1])
  }

  @Test(
    "statements are code at the top level; declarations and previews are none",
    arguments: [
      ("print(1)", true), ("let a = f()", false), ("func f() {}", false), ("if true {}", true),
      ("#if DEBUG\nprint(1)\n#endif", true), ("#Preview { A() }", false),
    ])
  func topLevelCode(_ row: (source: String, expected: Bool)) {
    #expect(SyntaxSample(row.source).facts.hasTopLevelCode == row.expected)
  }

  @Test(
    "a line ends at a line feed, a carriage return, or both, and the last one needs no end",
    arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\r\nb\r\n", 2), ("a\rb", 2)])
  func lines(_ row: (source: String, expected: UInt32)) {
    #expect(SyntaxSample(row.source).facts.lineCount == row.expected)
  }

  @Test func shapesMarkWhatCallsMayLeaveOut() throws {
    let sample = SyntaxSample("func f(a: Int, b: Int = 1, _ c: Int...) {}")
    let fact = try #require(sample.fact("f(a:b:_:)"))
    #expect(sample.facts.names[fact.shape] == "f(a:b=:_*:)")
  }
}
