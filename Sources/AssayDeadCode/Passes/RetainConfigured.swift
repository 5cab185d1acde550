// SPDX-License-Identifier: MIT

/// What the configuration names: files to retain, and what Objective-C sees.
struct RetainConfigured: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    let configuration = context.configuration
    let globs = configuration.retainFiles.map { Glob($0) }
    for file in graph.files where globs.contains(where: { $0.matches(file.path) }) {
      for index in file.declarations { graph.retain(DeclarationID(index), .configuration) }
    }
  }
}
