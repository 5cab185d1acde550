// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

@Suite("Explanations")
struct ExplainerTests {
  private static let source = """
    struct App {
      func run() { Cart().total(of: 1) }
    }
    struct Cart {
      func total(of count: Int) {}
      func total() {}
      func old() { older() }
      func older() { older() }
      func alone() {}
    }
    """

  /// Edges by names, with the reachability of the real walk.
  private func result() throws -> ScanResult {
    var graph = SourceGraph()
    graph.files = [
      SourceGraph.File(
        path: "Sources/Shop/Shop.swift", modules: ["Shop"], isTest: false,
        facts: FactsExtractor.facts(of: Array(Self.source.utf8)), declarations: 0..<0,
        referencedModules: nil)
    ]
    graph.addDeclarations()
    func id(_ name: String) throws -> DeclarationID {
      let index = graph.declarations.indices.first {
        graph.qualifiedName(of: DeclarationID($0)) == name
      }
      return DeclarationID(try #require(index))
    }
    func edge(
      _ from: String, _ to: String, _ kind: SourceGraph.EdgeKind, _ line: UInt32, _ column: UInt32
    ) throws -> SourceGraph.Edge {
      SourceGraph.Edge(
        from: try id(from), to: try id(to), kind: kind,
        position: SourcePosition(line: line, column: column), file: 0)
    }
    graph.add([
      try edge("App.run()", "Cart", .use, 2, 16),
      try edge("App.run()", "Cart.total(of:)", .use, 2, 23),
      try edge("App.run()", "App", .member, 2, 8),
      try edge("Cart.total(of:)", "Cart", .member, 5, 8),
      try edge("Cart.old()", "Cart.older()", .use, 7, 16),
      try edge("Cart.older()", "Cart.older()", .use, 8, 18),
    ])
    graph.groupEdges()
    graph.roots = [SourceGraph.Root(try id("App.run()"), .entryPoint)]
    let finding = Finding(
      rule: "unused-parameter", severity: .warning, confidence: .high,
      location: Finding.Location(
        path: "Sources/Shop/Shop.swift", focus: SourcePosition(line: 5, column: 17)),
      message: "parameter 'count' is never used", reason: "the body does not mention it")
    let report = FindingReport(tool: "t", version: "1", rules: [], findings: [finding])
    let isAlive = Reachability(of: graph).isAlive
    return ScanResult(report: report, graph: graph, isAlive: isAlive)
  }

  @Test("a used declaration has the shortest way from a root, and the findings inside of it")
  func used() throws {
    let explainer = Explainer(try result())
    let id = try #require(explainer.declarations(matching: "Cart.total(of:)").first)
    let explanation = explainer.explanation(of: id)
    #expect(explanation.title == "method 'Cart.total(of:)'")
    #expect(explanation.place.description == "Sources/Shop/Shop.swift:5:8")
    #expect(explanation.isUsed)
    #expect(explanation.verdict == "it is used, 1 step from a root")
    #expect(
      explanation.steps.map { "\($0.text) \($0.place?.description ?? "")" } == [
        "method 'App.run()' is kept: it is the program's entry point Sources/Shop/Shop.swift:2:8",
        "uses method 'Cart.total(of:)' Sources/Shop/Shop.swift:2:23",
      ])
    #expect(
      explanation.findings == [
        "unused-parameter: parameter 'count' is never used: the body does not mention it"
      ])
  }

  struct Dead: CustomTestStringConvertible, Sendable {
    var name: String
    var verdict: String
    var steps: [String] = []
    var testDescription: String { name }
  }

  @Test(
    "an unused declaration has what refers to it",
    arguments: [
      Dead(name: "Cart.alone()", verdict: "nothing refers to it"),
      Dead(name: "Cart.old()", verdict: "nothing refers to it"),
      Dead(
        name: "Cart.older()", verdict: "only unused code refers to it",
        steps: ["method 'Cart.old()', which is itself unused, uses it"]),
    ])
  func unused(_ row: Dead) throws {
    let explainer = Explainer(try result())
    let id = try #require(explainer.declarations(matching: row.name).first)
    let explanation = explainer.explanation(of: id)
    #expect(!explanation.isUsed)
    #expect(explanation.verdict == row.verdict)
    #expect(explanation.steps.map(\.text) == row.steps)
  }

  struct Query: CustomTestStringConvertible, Sendable {
    var text: String
    var found: [String]
    var testDescription: String { text }
  }

  @Test(
    "names and places find declarations",
    arguments: [
      Query(text: "Cart", found: ["Cart"]),
      Query(text: "Shop.Cart", found: ["Cart"]),
      Query(text: "Cart.total", found: ["Cart.total(of:)", "Cart.total()"]),
      Query(text: "total", found: ["Cart.total(of:)", "Cart.total()"]),
      Query(text: "total(of:)", found: ["Cart.total(of:)"]),
      Query(text: "Cart.total()", found: ["Cart.total()"]),
      Query(text: "otal", found: []),
      Query(text: "Sources/Shop/Shop.swift:5", found: ["Cart.total(of:)"]),
      Query(text: "./Sources/Shop/Shop.swift:5:8", found: ["Cart.total(of:)"]),
      Query(text: "Shop.swift:4", found: ["Cart"]),
      Query(text: "Shop.swift:10", found: ["Cart"]),
      Query(text: "Shop.swift:99", found: []),
      Query(text: "hop.swift:4", found: []),
    ])
  func search(_ row: Query) throws {
    let explainer = Explainer(try result())
    let found = explainer.declarations(matching: row.text)
    #expect(found.map { explainer.graph.qualifiedName(of: $0) } == row.found)
  }

  @Test("a requirement and its default implementation have findings of their own")
  func findingsOfTwins() throws {
    let source = """
      print(Dark().name)
      protocol Theme { var name: String { get }; var color: Int { get } }
      extension Theme { var color: Int { 1 } }
      struct Dark: Theme { var name: String { "dark" } }
      """
    let file = SourceGraph.File(
      path: "A.swift", modules: ["A"], isTest: false,
      facts: FactsExtractor.facts(of: Array(source.utf8)), declarations: 0..<0,
      referencedModules: nil)
    let analyzed = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .medium
    ).analyze(SyntaxGraphBuilder.graph(files: [file]))
    let explainer = Explainer(
      ScanResult(
        report: FindingReport(
          tool: "t", version: "1", rules: [],
          findings: analyzed.findings.filter { $0.rule == "unused-property" }),
        graph: analyzed.graph, isAlive: analyzed.isAlive))
    let found = explainer.declarations(matching: "Theme.color").map(explainer.explanation)
    #expect(
      found.map(\.findings) == [
        [
          "unused-property: property 'color' is never used: only its unused implementations or "
            + "overrides refer to it: 'Theme.color'"
        ],
        ["unused-property: property 'color' is never used: nothing refers to it"],
      ])
  }

  @Test("a misspelled name has suggestions")
  func suggestions() throws {
    #expect(Explainer(try result()).suggestions(for: "Cart.oldr()") == ["old", "older"])
  }

  @Test("the graph as text")
  func export() throws {
    let export = GraphExport(try result())
    let dot = export.text(.dot)
    #expect(dot.hasPrefix("digraph declarations {\n"))
    #expect(dot.contains("  d3 [label=\"method Cart.total(of:)\"];\n"))
    #expect(dot.contains("  d5 [label=\"method Cart.old()\", style=dashed, color=gray];\n"))
    #expect(dot.contains("  d1 -> d3 [label=\"use\"];\n"))
    let json = export.text(.json)
    #expect(
      json.contains(
        "{\"from\": 1, \"to\": 3, \"kind\": \"use\", \"path\": \"Sources/Shop/Shop.swift\""
          + ", \"line\": 2, \"column\": 23}"))
    #expect(json.contains("{\"declaration\": 1, \"reason\": \"it is the program's entry point\"}"))
  }

  @Test("what the syntax engine keeps for its name only is counted, and has the place of the doubt")
  func doubt() throws {
    let source = """
      f()
      func f() { make().stop(); print(Second(), Model.self, "refresh") }
      func make() -> First { First() }
      struct First { func stop() {} }
      struct Second { func stop() {} }
      final class Model { func refresh() {} }
      """
    let file = SourceGraph.File(
      path: "A.swift", modules: ["A"], isTest: false,
      facts: FactsExtractor.facts(of: Array(source.utf8)), declarations: 0..<0,
      referencedModules: nil)
    let analyzed = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .medium
    ).analyze(SyntaxGraphBuilder.graph(files: [file]))
    // Both methods named stop(), and refresh().
    #expect(analyzed.keptForDoubt == 3)
    let explainer = Explainer(
      ScanResult(
        report: FindingReport(tool: "t", version: "1", rules: [], findings: []),
        graph: analyzed.graph, isAlive: analyzed.isAlive))
    let found = try ["Second.stop()", "Model.refresh()"].map { name in
      let id = try #require(explainer.declarations(matching: name).first)
      return explainer.explanation(of: id)
    }
    #expect(found.first?.verdict == "it is kept because of doubt, 1 step from a root")
    let steps = try found.map { try #require($0.steps.last) }
    #expect(
      steps.map { "\($0.text) \($0.place?.description ?? "")" } == [
        "uses method 'Second.stop()' or another declaration of that name A.swift:2:19",
        "method 'Model.refresh()' is kept: \(RetentionReason.uncertain.rawValue) A.swift:2:55",
      ])
  }
}
