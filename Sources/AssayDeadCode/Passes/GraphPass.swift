// SPDX-License-Identifier: MIT

/// One step between the finished graph and the walk from its roots: it adds roots or edges for uses
/// that no source shows, and is independent of the other steps.
protocol GraphPass: Sendable {
  func run(on graph: inout SourceGraph, in context: PassContext)
}

/// What the passes know beside the graph.
struct PassContext: Sendable {
  var configuration: ScanConfiguration
  /// Modules whose public declarations others may use.
  var publicModules: Set<String>
  var conformances: KnownConformances
  /// What storyboards, property lists and data models name.
  var resourceNames: ResourceNames
  /// By declaration: how far it is visible, with what the declarations around it allow.
  var effectiveAccess: [AccessLevel]

  init(
    configuration: ScanConfiguration, publicModules: Set<String>,
    resourceNames: ResourceNames = ResourceNames(), graph: SourceGraph
  ) {
    self.resourceNames = resourceNames
    self.configuration = configuration
    self.publicModules = graph.modules(seenThrough: publicModules)
    conformances = KnownConformances(of: graph)
    effectiveAccess = graph.effectiveAccess()
  }
}
