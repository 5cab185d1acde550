// SPDX-License-Identifier: MIT

internal import AssayFindings

/// From an engine's graph to its findings: passes, walks, rules, comments. The same for both engines.
struct GraphAnalyzer: Sendable {
  var configuration: ScanConfiguration
  var publicModules: Set<String>
  /// The most that the engine is sure of.
  var confidence: Confidence

  func analyze(_ graph: SourceGraph) -> (graph: SourceGraph, isAlive: [Bool], findings: [Finding]) {
    var graph = graph
    let context = PassContext(
      configuration: configuration, publicModules: publicModules, graph: graph)
    for pass in PassList.all { pass.run(on: &graph, in: context) }
    graph.groupEdges()
    let analysis = Analysis(graph: graph, context: context, confidence: confidence)
    let found = RuleList.all.flatMap { $0.findings(in: analysis) }
    let hasIgnored = graph.roots.contains { $0.reason == .ignored }
    let isAliveWithoutIgnores =
      hasIgnored ? Reachability(of: graph, ignoresComments: true).isAlive : analysis.isAlive
    let findings = SuperfluousIgnores.apply(
      to: found, in: analysis, isAliveWithoutIgnores: isAliveWithoutIgnores)
    return (graph, analysis.isAlive, findings.sorted())
  }
}
