// SPDX-License-Identifier: MIT

/// What a comment without a list of rules asks to ignore is kept, with all that it uses.
struct RetainIgnored: GraphPass {
  func run(on graph: inout SourceGraph, in context: PassContext) {
    for file in graph.files {
      let ignored = IgnoredRegions(file.facts)
      if ignored.isEmpty { continue }
      for index in file.declarations {
        let fact = Int32(index - file.declarations.lowerBound)
        if ignored.keeps(fact, in: file.facts) { graph.retain(DeclarationID(index), .ignored) }
      }
    }
  }
}
