// SPDX-License-Identifier: MIT

/// Edges grouped by where they start: `table[id]` gives the edges from one declaration, in the order in
/// which they were given.
package struct EdgeTable: Sendable {
  package let edges: [SourceGraph.Edge]
  private let starts: [Int32]

  /// A counting sort, for there are many edges and few declarations.
  package init(_ unordered: [SourceGraph.Edge], declarationCount: Int) {
    var starts = [Int32](repeating: 0, count: declarationCount + 1)
    for edge in unordered { starts[edge.from.index + 1] += 1 }
    for index in 0..<declarationCount { starts[index + 1] += starts[index] }
    var next = starts
    var order = [Int32](repeating: 0, count: unordered.count)
    for (index, edge) in unordered.enumerated() {
      order[Int(next[edge.from.index])] = Int32(index)
      next[edge.from.index] += 1
    }
    edges = order.map { unordered[Int($0)] }
    self.starts = starts
  }

  /// Of edges that are grouped already.
  package init(grouped edges: [SourceGraph.Edge], declarationCount: Int) {
    var starts = [Int32](repeating: 0, count: declarationCount + 1)
    for edge in edges { starts[edge.from.index + 1] += 1 }
    for index in 0..<declarationCount { starts[index + 1] += starts[index] }
    self.edges = edges
    self.starts = starts
  }

  package subscript(id: DeclarationID) -> ArraySlice<SourceGraph.Edge> {
    edges[Int(starts[id.index])..<Int(starts[id.index + 1])]
  }
}
