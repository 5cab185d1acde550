// SPDX-License-Identifier: MIT

/// What is in files that the configuration names.
struct RetainConfigured: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    let retained = GlobSet(context.configuration.retainFiles)
    if retained.isEmpty { return }
    for file in graph.files where retained.matches(file.path) {
      for index in file.declarations { graph.retain(DeclarationID(index), .configuration) }
    }
  }
}
