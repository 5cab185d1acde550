// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

@Suite("The graph from sources alone")
struct SyntaxEngineTests {
  struct Row: CustomTestStringConvertible, Sendable {
    /// Files; from "@ Name" on those of another module.
    var sources: [String]
    var dead: [String]
    var testDescription: String { sources.joined(separator: "\n//\n") }

    init(_ sources: String..., dead: [String] = []) {
      self.sources = sources
      self.dead = dead
    }
  }

  private func graph(
    _ sources: [String], pairLimit: Int = SyntaxGraphBuilder.pairLimit
  ) -> SourceGraph {
    let files = sources.enumerated().map { index, source in
      let isOther = source.hasPrefix("@ ")
      let text = isOther ? String(source.dropFirst(2)) : source
      return SourceGraph.File(
        path: "File\(index).swift", modules: [isOther ? "Other" : "Main"], isTest: false,
        facts: FactsExtractor.facts(of: Array(text.utf8)), declarations: 0..<0,
        referencedModules: nil)
    }
    return SyntaxGraphBuilder.graph(files: files, pairLimit: pairLimit)
  }

  /// Names of unused declarations, without extensions. Every row begins with a use at the top level
  /// of what it is about.
  private func dead(
    _ sources: [String], pairLimit: Int = SyntaxGraphBuilder.pairLimit
  ) -> [String] {
    let analyzed = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: ["Other"], confidence: .medium
    ).analyze(graph(sources, pairLimit: pairLimit))
    let graph = analyzed.graph
    return graph.declarations.indices
      .filter { !analyzed.isAlive[$0] && graph.declarations[$0].kind != .extension }
      .map { graph.qualifiedName(of: DeclarationID($0)) }
  }

  @Test(
    "a declaration is unused when no living use can mean it by its name, its labels, and its type",
    arguments: [
      // By name and place
      Row("f(); func f() {}; func g() {}", dead: ["g()"]),
      Row("f(); func f() { g() }", "func g() {}", "private func g() {}", dead: ["g()"]),
      Row("f(); func f() { let g = 1; print(g) }; func g() {}", dead: ["g()"]),
      Row("f(g: 1); func f(g: Int) { print(g) }; func g() {}", dead: ["g()"]),
      Row("S().f(); struct S { func f() {}; func g() {} }", dead: ["S.g()"]),
      Row("S().f(); struct S { func f() { g() }; func g() {} }; func h() {}", dead: ["h()"]),
      Row("S().f(); struct S { func f() {} }; struct T { func g() {} }", dead: ["T", "T.g()"]),
      Row("f(); func f() {}; struct T { func f() {} }", dead: ["T", "T.f()"]),
      Row("print(E.a); enum E { case a, b }", dead: ["E.b"]),
      Row("print(S(a: 1)); struct S { init(a: Int) {}; init(b: Int) {} }", dead: ["S.init(b:)"]),
      Row("f(1); func f(_ a: Int) {}; func f(b: Int) {}", dead: ["f(b:)"]),
      Row("f(); func f(a: Int = 1) {}", dead: []),
      Row("f { 1 }; func f(a: () -> Int) {}", dead: []),
      Row("print([1].map(f)); func f(a: Int) {}", dead: []),
      Row("print(S.f); struct S { static let f = 1; static let g = 2 }", dead: ["S.g"]),
      Row(
        "f(); func f() { g() }; func g() { f() }; func h() { i() }; func i() { h() }",
        dead: ["h()", "i()"]),
      Row("print(1 +++ 2); infix operator +++; func +++ (a: Int, b: Int) -> Int { a }", dead: []),
      Row("print(\\S.a); struct S { var a = 1; var b = 1 }", dead: ["S.b"]),
      // Protocols outside the sources, and what extensions give them
      Row(
        "print(C()); class C: NSObject, Account.Delegate {}; "
          + "extension Delegate { func f() { g() } }; func g() {}"),
      Row("print(S()); struct S: Delegate {}; extension Delegate { func f() {} }"),
      Row(
        "print(C()); class C: Account {}; extension Account { func f() {} }", dead: ["Account.f()"]),
      Row(
        "print(S()); struct S: Sequence {}; extension Sequence { func f() {} }",
        dead: ["Sequence.f()"]),
      Row("extension Delegate { func f() {} }", dead: ["Delegate.f()"]),
      Row(
        "for x in list { print(x) }; let list = List(); extension List: Sequence, Iterable {}; "
          + "protocol Iterable { func makeIterator() -> I }; "
          + "extension Iterable { func makeIterator() -> I { I() }; func f() {} }; "
          + "struct I: IteratorProtocol { mutating func next() -> Int? { 1 } }"),
      // What an extension extends is no nested type of the same name
      Row(
        "print(x.f()); struct S { enum View: Int { case a } }; print(S.View.a); "
          + "extension View { func f() {} }"),
      Row(
        "V(); struct V: View { init() { f() } }; struct S { struct View { let a = 1 } }; "
          + "print(S.View().a); extension View { func f() {} }"),
      Row(
        "print(Alias().f()); struct S { struct Alias {} }; typealias Alias = S.Alias; "
          + "extension Alias { func f() {} }"),
      // Types that nobody makes
      Row("print(x.a); let x = 1; struct S { var a = 1 }", dead: ["S", "S.a"]),
      Row(
        "print(S.self); struct S { var a = 1 }; extension S { func f() {} }",
        dead: ["S.a", "S.f()"]),
      Row(
        "print(T.a); let s: S = .init(); print(s); struct S { init() {} }; "
          + "struct T { static let a = 1; init() {} }", dead: ["T.init()"]),
      Row(
        "print(T.make()); struct T { static func make() -> Self { .init() }; init() {} }", dead: []),
      // Members of the type that is named
      Row(
        "S().f(); print(T()); struct S { func f() { self.g() }; func g() {} }; "
          + "struct T { func g() {} }", dead: ["T.g()"]),
      Row(
        "S.f(); print(T()); struct S { static func f() {} }; struct T { static func f() {} }",
        dead: ["T.f()"]),
      Row(
        "D.f(); class C { static func f() {} }; class D: C {}; print(T()); "
          + "struct T { static func f() {} }", dead: ["T.f()"]),
      Row(
        "S().f(); struct S { func f() { self.g() } }; protocol P {}; extension P { func g() {} }; "
          + "extension S: P {}", dead: []),
      Row(
        "print(S().a, T()); @dynamicMemberLookup struct S { func f() { self.g() }; "
          + "subscript(dynamicMember n: String) -> Int { 1 } }; struct T { func g() {} }; S().f()",
        dead: []),
      Row(
        "B<Q>().g(); print(A.Element()); struct A { struct Element {} }; struct B<Element: P> {}; "
          + "extension B { func g() { Element.f() } }; protocol P { static func f() }; "
          + "struct Q: P { static func f() {} }", dead: []),
      // Protocols
      Row(
        "print(S()); protocol P { func f() }; struct S: P { func f() {}; func g() {} }; x.f()",
        dead: ["S.g()"]),
      Row(
        "print(S()); struct S: Equatable { static func == (a: S, b: S) -> Bool { true } }", dead: []
      ),
      Row("print(S()); struct S: Unknown { func f() {}; private func g() {} }", dead: ["S.g()"]),
      Row("print(S()); struct S: Sendable { func f() {} }", dead: ["S.f()"]),
      Row(
        "print(S()); struct S: CustomStringConvertible { var description: String { \"\" } }",
        dead: []
      ),
      Row("print(C()); class C: Unknown { override func f() {} }", dead: []),
      Row(
        "print(D()); class C { func f() {} }; class D: C { override func f() {} }; x.f()", dead: []),
      Row(
        "make(S.self); protocol P { init(a: Int) }; struct S: P { init(a: Int) {} }; "
          + "func make<T: P>(_ t: T.Type) { _ = T(a: 1) }", dead: []),
      // Other modules and other ways in
      Row(
        "import Other\nx.f()", "@ public struct S { public func f() {}; func g() {} }",
        dead: ["S.g()"]),
      Row("import Other\nf()", "@ package func f() {}", dead: []),
      Row("f()", "@ package func f() {}", dead: ["f()"]),
      Row("f()", "@ func f() {}", dead: ["f()"]),
      Row("@testable import Other\nf()", "@ func f() {}", dead: []),
      Row("print(C()); let n = \"f\"; class C { func f() {} }", dead: ["n"]),
      Row(
        "print(S()); @propertyWrapper struct W { var wrappedValue = 1 }; struct S { @W var a; "
          + "func f() { _a } }; S().f()", dead: []),
      Row("#if DEBUG\nfunc f() {}\n#endif\nf()", dead: []),
      Row("#selector(f); func f() {}", dead: []),
      // What a superclass outside the sources conforms to
      Row(
        "C().f(); class C: V { func f() { g(); self.h() } }; extension V: P {}; protocol P {}; "
          + "extension P { func g() {}; func h() {} }", dead: []),
    ])
  func unused(_ row: Row) {
    #expect(dead(row.sources) == row.dead)
  }

  /// `f` has 2 declarations and 1 use, `g` 1 and 0: 2 pairs are more than a limit of 1, and not
  /// more than 2.
  @Test func allOfANameThatIsTooCommonAreKept() {
    let source = "f(); func f() {}; func f(a: Int) {}; func g() {}"
    #expect(dead([source], pairLimit: 1) == ["g()"])
    #expect(dead([source], pairLimit: 2) == ["f(a:)", "g()"])
  }

  /// A use of a type may make one, so its initializers and stored properties are kept with it.
  @Test func aTypeWhoseNameIsTooCommonKeepsItsInitializers() {
    let source = "T(); T(); struct T { init() {}; init(a: Int) {}; func f() {} }"
    #expect(dead([source], pairLimit: 1) == ["T.f()"])
  }

  @Test func identitiesTellWhereAndWhat() {
    let graph = graph(["struct S { func f(a: Int) {} }"])
    #expect(graph.identities == ["Main/S#struct", "Main/S.f(a:)#method"])
  }

  @Test func codeUnderConditionsIsNotJudged() {
    let graph = graph(["#if A\nfunc f() {}\n#endif\nfunc g() {}"])
    #expect(graph.marks.map { $0.contains(.judged) } == [false, true])
  }

  @Test func theSameSourcesGiveTheSameGraph() {
    let sources = ["struct S: P { var a = 1 }; protocol P {}", "func f() { S().a; f() }"]
    let (first, second) = (graph(sources), graph(sources))
    #expect(first.edges.map(describe) == second.edges.map(describe))
  }

  private func describe(_ edge: SourceGraph.Edge) -> String {
    "\(edge.from.rawValue) \(edge.to.rawValue) \(edge.kind)"
  }
}
