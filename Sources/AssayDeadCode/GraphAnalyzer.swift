// SPDX-License-Identifier: MIT

internal import AssayFindings

/// From an engine's graph to its findings: passes, walks, rules, comments. The same for both
/// engines.
struct GraphAnalyzer: Sendable {
  var configuration: ScanConfiguration
  var publicModules: Set<String>
  var resourceNames = ResourceNames()
  /// The most that the engine is sure of.
  var confidence: Confidence

  struct Result: Sendable {
    var graph: SourceGraph
    var isAlive: [Bool]
    /// Sorted.
    var findings: [Finding]
    /// Declarations that would be unused if every doubtful name meant nothing.
    var keptForDoubt: Int
  }

  func analyze(_ graph: SourceGraph) -> Result {
    var graph = graph
    if !configuration.retainSwiftUIPreviews { graph.markPreviewed() }
    let context = PassContext(
      configuration: configuration, publicModules: publicModules,
      resourceNames: resourceNames, graph: graph)
    for pass in PassList.all { pass.run(on: &graph, in: context) }
    graph.groupEdges()
    let analysis = Analysis(graph: graph, context: context, confidence: confidence)
    let checks = RuleList.all.compactMap { $0 as? any GraphCheck }
    let found = checks.flatMap { $0.findings(in: analysis) }
    let findings = SuperfluousIgnores().apply(
      to: found, in: analysis, isAliveWithoutIgnores: Self.isAliveWithoutIgnores(analysis))
    return Result(
      graph: graph, isAlive: analysis.isAlive, findings: findings.sorted(),
      keptForDoubt: Self.keptForDoubt(analysis))
  }

  private static func keptForDoubt(_ analysis: Analysis) -> Int {
    let graph = analysis.graph
    guard
      graph.roots.contains(where: { $0.reason.isDoubt })
        || graph.edges.contains(where: \.isDoubtful)
        || graph.sharedUses.contains(where: \.isDoubtful)
    else { return 0 }
    let isSure = Reachability(of: graph, ignoresDoubt: true).isAlive
    return graph.declarations.indices.count { index in
      analysis.isAlive[index] && !isSure[index] && graph.marks[index].contains(.judged)
        && graph.declarations[index].kind != .extension
    }
  }

  /// What is used without a comment's asking; of what is not in tests, without tests too, for a
  /// comment may keep it from being called used only by tests.
  private static func isAliveWithoutIgnores(_ analysis: Analysis) -> [Bool] {
    let graph = analysis.graph
    guard graph.roots.contains(where: { $0.reason == .ignored }) else { return analysis.isAlive }
    var isAlive = Reachability(of: graph, ignoresComments: true).isAlive
    guard graph.files.contains(where: \.isTest) else { return isAlive }
    let withoutTests = Reachability(of: graph, ignoresTests: true, ignoresComments: true).isAlive
    for index in isAlive.indices where !graph.isTest(DeclarationID(index)) {
      isAlive[index] = withoutTests[index]
    }
    return isAlive
  }
}
