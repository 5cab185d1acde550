// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

/// A member of a value whose type is written belongs to that type, and to nothing else of its name.
@Suite("Members by the written type of their receiver")
struct SyntaxReceiverTests {
  /// Beside each use: two types with a method `g`, and a value of each.
  private static let types = """

    struct S { func g() {} }
    struct T { func g() {} }
    print(S(), T())
    """

  @Test(
    "a member of a value whose type is written belongs to that type alone",
    arguments: [
      "f(S()); func f(_ s: S) { s.g() }",
      "f(nil); func f(_ s: S?) { s?.g() }",
      "f(nil); func f(_ s: S!) { s!.g() }",
      "f(S()); func f(_ s: inout S) { s.g() }",
      "f(S()); func f(_ s: S) { if true { _ = { s.g() } } }",
      "f(); func f() { let s: S = make(); s.g() }",
      "f(); func f() { var s = S(); s.g() }",
      "f(); func f() throws { let s = try await S(); s.g() }",
      "C().f(); class C { let s: S; func f() { s.g() } }",
      "C().f(); class C { var s = S(); func f() { s.g() } }",
      "C().f(); class C { weak var s: S?; func f() { self.s?.g() } }",
      "C().f(); class C { @State var s: S; func f() { self.s.g() } }",
      "D().f(); class C { var s: S { S() } }; class D: C { func f() { s.g() } }",
      "S.i(S()); extension S { static func i(_ s: S) { s.g() } }",
    ])
  func isOfThatType(_ use: String) {
    #expect(dead(use) == ["T.g()"])
  }

  @Test func isOfTheProtocolAndWhatConforms() {
    let use = "f(U()); func f(_ p: any P) { p.g() }; protocol P { func g() }"
    #expect(dead(use + "\nstruct U: P { func g() {} }") == ["S.g()", "T.g()"])
  }

  @Test func isOfASuperclassAndWhatOverrides() {
    let use = "f(D()); func f(_ c: C) { c.g() }; class C { func g() {} }"
    #expect(dead(use + "\nclass D: C { override func g() {} }") == ["S.g()", "T.g()"])
  }

  @Test(
    "a member belongs to any type where the name may mean another value or another type",
    arguments: [
      // Other values of the name
      "f(S()); func f(_ s: S) { let s = make(); s.g() }",
      "f(S()); func f(_ s: S) { if let s = make() { s.g() } }",
      "f(S()); func f(_ s: S) { list.forEach { s in s.g() } }",
      "f(S()); func f(_ s: S) { _ = { [s = make()] in s.g() } }",
      "C().f(); class C { @Wrapped var s: S; func f() { $s.g() } }",
      "C().f(); class C { var s: S; func f() { struct L: M { func h() { s.g() } }; L().h() } }",
      // Other types of values
      "f([]); func f(_ s: [S]) { s.g() }",
      "f(S()); func f(_ s: S...) { s.g() }",
      "f(S.self); func f(_ s: S.Type) { s.g() }",
      "f { S() }; func f(_ s: () -> S) { s.g() }",
      "f(S()); func f(_ s: S & P) { s.g() }",
      "f(); func f() { let s = S().other; s.g() }",
      "f(); func f() { let s = S.make(); s.g() }",
      // Other types of the name
      "f(T()); func f<S>(_ s: S) { s.g() }",
      "B<T>().f(T()); struct B<S> {}; extension B { func f(_ s: S) { s.g() } }",
      "[T()].f(T()); extension Array { func f(_ s: S) { s.g() } }",
      "f(T()); typealias A = T; func f(_ s: A) { s.g() }",
      "f(T()); protocol Q { associatedtype S }; func f(_ s: S) { s.g() }",
      "f(); func f() { struct S { func g() {} }; let s = S(); s.g() }",
      // Any of several
      "C().f(); class C { #if X\nlet s: S\n#else\nlet s: T\n#endif\nfunc f() { s.g() } }",
      "D().f(); class C { let s: S }; class D: C, Unknown { let s = make(); func f() { s.g() } }",
    ])
  func mayBeOfAnyType(_ use: String) {
    #expect(!dead(use).contains("T.g()"))
  }

  @Test func isOfWhatTheTypeOutsideConformsTo() {
    let use = "f(C()); func f(_ c: C) { c.h() }; class C: V {}; extension V: P {}; protocol P {}"
    #expect(dead(use + "\nextension P { func h() {} }") == ["S.g()", "T.g()"])
  }

  @Test func isOfAnyTypeByDynamicLookup() {
    let use = "f(C()); func f(_ c: C) { c.g() }; @dynamicMemberLookup class C {}"
    #expect(!dead(use).contains("T.g()"))
  }

  /// Names of unused declarations.
  private func dead(_ use: String) -> [String] {
    let file = SourceGraph.File(
      path: "main.swift", modules: ["Main"], isTest: false,
      facts: FactsExtractor.facts(of: Array((use + Self.types).utf8)), declarations: 0..<0,
      referencedModules: nil)
    let analyzed = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .medium
    ).analyze(SyntaxGraphBuilder.graph(files: [file]))
    let graph = analyzed.graph
    return graph.declarations.indices
      .filter { !analyzed.isAlive[$0] && [.method].contains(graph.declarations[$0].kind) }
      .map { graph.qualifiedName(of: DeclarationID($0)) }
  }
}
