// SPDX-License-Identifier: MIT

internal import AssayFindings

/// A deinitializer runs with its type, so only one that does nothing is of no use.
struct EmptyDeinitializers: FindingRule {
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
