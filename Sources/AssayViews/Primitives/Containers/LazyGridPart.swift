// SPDX-License-Identifier: MIT

/// What a lazy grid places one after the other.
enum LazyGridPart {
  /// Views that share the grid's columns, or its rows.
  case cells([ViewNode])
  /// A section's header or footer, which has them all.
  case whole(ViewNode)

  /// The parts of a grid's views: those of each section start a line of their own.
  static func parts(of views: [ViewNode]) -> [LazyGridPart] {
    var parts: [LazyGridPart] = []
    var cells: [ViewNode] = []
    func endLine() {
      if !cells.isEmpty { parts.append(.cells(cells)) }
      cells = []
    }
    for view in views {
      guard case .section(let section) = view.content else {
        cells.append(view)
        continue
      }
      endLine()
      // A modifier of a section is one of each of its views.
      func own(_ view: ViewNode, _ section: ViewNode) -> ViewNode {
        ViewNode(view.content, modifiers: view.modifiers + section.modifiers)
      }
      parts += section.header.map { .whole(own($0, view)) }
      cells = section.rows.map { own($0, view) }
      endLine()
      parts += section.footer.map { .whole(own($0, view)) }
    }
    endLine()
    return parts
  }
}
