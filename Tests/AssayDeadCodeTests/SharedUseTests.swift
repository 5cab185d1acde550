// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

/// Uses that share the list of what they may mean, against edges from each use to each declaration:
/// the same graph in another form.
@Suite("Uses that share what they mean")
struct SharedUseTests {
  /// Several copies of every claim's sources in one module, so that each name has several meanings.
  private static func files(copies: Int) -> [SourceGraph.File] {
    let claims = ClaimReader.shared.claims.filter { $0.files.allSatisfy { isSwift($0.path) } }
    let files = (0..<copies).flatMap { copy in
      claims.flatMap { claim in
        claim.files.map { file in
          SourceGraph.File(
            path: "\(copy)/\(claim.name)/\(file.path)", modules: ["Main"],
            isTest: file.path.hasPrefix("Tests/"),
            facts: FactsExtractor.facts(of: Array(file.text.utf8)), declarations: 0..<0,
            referencedModules: nil)
        }
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

  private func analyzed(
    _ files: [SourceGraph.File], mostEdges: Int
  ) -> GraphAnalyzer.Result {
    var configuration = ScanConfiguration()
    configuration.retainPublic = false
    return GraphAnalyzer(configuration: configuration, publicModules: [], confidence: .medium)
      .analyze(SyntaxGraphBuilder.graph(files: files, mostEdges: mostEdges))
  }

  @Test(arguments: [1, 3])
  func findingsAreThoseOfSeparateEdges(copies: Int) {
    let files = Self.files(copies: copies)
    let shared = analyzed(files, mostEdges: 0)
    let separate = analyzed(files, mostEdges: .max)
    #expect(!shared.graph.sharedUses.isEmpty)
    #expect(separate.graph.sharedUses.isEmpty)
    #expect(shared.isAlive == separate.isAlive)
    #expect(shared.findings == separate.findings)
    #expect(shared.keptForDoubt == separate.keptForDoubt)
    #expect(shared.graph.marks == separate.graph.marks)
  }

  @Test func edgesAreTheSame() {
    let files = Self.files(copies: 2)
    let shared = analyzed(files, mostEdges: 0).graph
    let separate = analyzed(files, mostEdges: .max).graph
    #expect(Set(shared.allEdges().map(text)) == Set(separate.edges.map(text)))
    let (incoming, outgoing) = (shared.incomingEdges(), shared.outgoingEdges())
    let ids = shared.declarations.indices.map { DeclarationID($0) }
    #expect(Set(ids.flatMap { incoming[$0].map(text) }) == Set(separate.edges.map(text)))
    #expect(Set(ids.flatMap { outgoing[$0].map(text) }) == Set(separate.edges.map(text)))
  }

  private func text(_ edge: SourceGraph.Edge) -> String {
    "\(edge.from.rawValue) \(edge.to.rawValue) \(edge.kind) \(edge.file) \(edge.position.line)"
      + ":\(edge.position.column) \(edge.isDoubtful)"
  }

  /// A function that names itself means the others of its name there: of three `f`, each has the
  /// other two.
  @Test func aDeclarationDoesNotMeanItself() {
    let source =
      "print(A(), B(), C()); struct A { func f() { g.f() } }; struct B { func f() { g.f() } };"
    let file = SourceGraph.File(
      path: "A.swift", modules: ["Main"], isTest: false,
      facts: FactsExtractor.facts(of: Array((source + " struct C { func f() { g.f() } }").utf8)),
      declarations: 0..<0, referencedModules: nil)
    let graph = SyntaxGraphBuilder.graph(files: [file], mostEdges: 2)
    #expect(graph.sharedUses.count == 3)
    let uses = graph.allEdges().filter { $0.kind == .use }
    #expect(uses.count == 6)
    #expect(uses.allSatisfy { $0.from != $0.to })
  }
}
