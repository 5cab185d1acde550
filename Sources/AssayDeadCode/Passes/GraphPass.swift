// SPDX-License-Identifier: MIT

/// One step between the finished graph and the walk from its roots: it adds roots or edges for uses
/// that stand in no source, and knows of no other step.
protocol GraphPass: Sendable {
  func run(on graph: inout SourceGraph, in context: PassContext)
}

/// What the passes know beside the graph.
struct PassContext: Sendable {
  var configuration: ScanConfiguration
  /// Modules whose public declarations others may use.
  var publicModules: Set<String>
  var conformances: KnownConformances
  /// By declaration: how far it is visible, with what the declarations around it allow.
  var effectiveAccess: [AccessLevel]

  init(configuration: ScanConfiguration, publicModules: Set<String>, graph: SourceGraph) {
    self.configuration = configuration
    self.publicModules = graph.modules(seenThrough: publicModules)
    conformances = KnownConformances(of: graph)
    effectiveAccess = graph.effectiveAccess()
  }
}
