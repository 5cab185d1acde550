// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

/// A bare name is looked up from the inside out, and a property of a type around it ends the
/// search. What is hidden was tried with Swift 6: calling `V()` in its place is an error.
@Suite("Types that a property of their name hides")
struct HiddenTypeTests {
  @Test(
    "a type is unused where its name means a property of a type around",
    arguments: [
      "M().f(); struct M { var V = 1; func f() { print(V) } }",
      "M().f(); struct M { var V: Int { 1 }; func f() { print(V.description) } }",
      "M.f(); struct M { static let V = 1; static func f() { print(V) } }",
      "M.I().f(); struct M { static let V = 1; struct I { func f() { print(V) } } }",
      "M().f(); struct M { var V = 1 }; extension M { func f() { print(V) } }",
    ])
  func isHidden(_ use: String) {
    #expect(deadStructs(use) == ["V"])
  }

  @Test(
    "a type is kept where its name may mean the type",
    arguments: [
      "M().f(); print(V()); struct M { var V = 1; func f() { print(V) } }",
      "M().f(); struct M { var V = 1; func f() { let v: V? = nil; print(v as Any) } }",
      "M().f(); struct M { var V = 1; func f() { print(1 is V) } }",
      "@A(V()) struct M { var V = 1 }; print(M())",
      "M().f(); struct M { func f() { print(V()) }\n#if X\nvar V = 1\n#endif\n}",
      "M().f(); struct M { func f() { print(V()) } }; extension M { var V: Int { 1 } }",
      "C().f(); class B { var V = 1 }; class C: B { func f() { print(V()) } }",
      "M().f(); struct M { func V() {}; func f() { print(V.self) } }",
      "N().f(); struct M { var V = 1 }; struct N { func f() { print(M().V, V()) } }",
    ])
  func isKept(_ use: String) {
    #expect(!deadStructs(use).contains("V"))
  }

  private func deadStructs(_ use: String) -> [String] {
    let file = SourceGraph.File(
      path: "main.swift", modules: ["Main"], isTest: false,
      facts: FactsExtractor.facts(of: Array((use + "\nstruct V { init() {} }").utf8)),
      declarations: 0..<0, referencedModules: nil)
    let analyzed = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .medium
    ).analyze(SyntaxGraphBuilder.graph(files: [file]))
    let graph = analyzed.graph
    return graph.declarations.indices
      .filter { !analyzed.isAlive[$0] && graph.declarations[$0].kind == .struct }
      .map { graph.qualifiedName(of: DeclarationID($0)) }
  }
}
