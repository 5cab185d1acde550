// SPDX-License-Identifier: MIT

internal import AssayFindings

/// A use of a name that may mean any declaration of a list: as many edges as the list has
/// declarations, in the space of one.
///
/// Uses and declarations of one name both grow with the sources, and edges between all of them with
/// the square.
package struct SharedUse: BitwiseCopyable, Sendable {
  var from: DeclarationID
  /// Of the graph's `targetLists`.
  var list: Int32
  var position: SourcePosition
  var file: Int32
  var isDoubtful: Bool

  /// The edge to one target; nil where the use cannot mean it.
  func edge(to target: TargetLists.Target) -> SourceGraph.Edge? {
    guard target.isMeant(by: from) else { return nil }
    return SourceGraph.Edge(
      from: from, to: target.declaration, kind: target.kind, position: position, file: file,
      isDoubtful: isDoubtful)
  }
}

extension SourceGraph {
  /// Groups the last shared uses by where they start, in the order of the sources.
  mutating func groupSharedUses(since start: Int) {
    sharedUses[start...].sort { ($0.from, $0.position) < ($1.from, $1.position) }
  }

  /// By declaration: where its shared uses start in `sharedUses`; one more at the end.
  func sharedStarts() -> [Int32] {
    IndexGroups.starts(count: sharedUses.count, keyCount: declarations.count) {
      sharedUses[$0].from.index
    }
  }

  /// Every edge, those of shared uses too.
  ///
  /// - Complexity: O(uses * declarations of a name).
  func allEdges() -> [Edge] {
    edges + sharedUses.flatMap { use in targetLists[use.list].compactMap { use.edge(to: $0) } }
  }
}
