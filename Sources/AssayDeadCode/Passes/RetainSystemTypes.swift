// SPDX-License-Identifier: MIT

/// Types that the system finds by their conformance: App Intents and previews.
struct RetainSystemTypes: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    for index in graph.declarations.indices where graph.declarations[index].kind.isNominalType {
      let id = DeclarationID(index)
      guard graph.declarations[index].kind != .protocol else { continue }
      let known = context.conformances[id]
      if known.contains(.appIntent) { graph.retain(id, .appIntent) }
      if known.contains(.preview), context.configuration.retainSwiftUIPreviews {
        graph.retain(id, .preview)
      }
    }
  }
}
