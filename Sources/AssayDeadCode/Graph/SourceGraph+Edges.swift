// SPDX-License-Identifier: MIT

/// Uses, in both directions, and roots.
extension SourceGraph {
  /// The edges by where they start. Requires grouped edges.
  func outgoingEdges() -> EdgeTable {
    EdgeTable(of: self)
  }

  /// The edges by where they end.
  func incomingEdges() -> IncomingEdges { IncomingEdges(of: self) }

  mutating func retain(_ id: DeclarationID, _ reason: RetentionReason) {
    roots.append(Root(id, reason))
  }

  func roots(of id: DeclarationID) -> [Root] {
    roots.filter { $0.declaration == id }
  }

  /// An edge for a use that no source shows. Its place is the declaration that causes it.
  func implied(_ from: DeclarationID, uses to: DeclarationID) -> Edge {
    Edge(
      from: from, to: to, kind: .need, position: fact(of: to).nameStart,
      file: declarations[to.index].file)
  }
}
