// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Deinitializers of living types that do nothing. Others run with their type.
struct EmptyDeinitializers: GraphCheck {
  let rules: [DeadCodeRule] = [.unusedDeinitializer]

  func findings(in analysis: Analysis) -> [Finding] {
    analysis.graph.declarations.indices.compactMap { index in
      let id = DeclarationID(index)
      let declaration = analysis.graph.declarations[index]
      guard declaration.kind == .deinitializer, declaration.flags.contains(.emptyBody),
        analysis.isAlive[index], analysis.graph.marks[index].contains(.judged)
      else { return nil }
      return analysis.finding(
        .unusedDeinitializer, at: id, message: "deinitializer does nothing",
        reason: "its body is empty", fix: "remove the deinitializer")
    }
  }
}
