// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// The cells of all rows as the views of one layout.
  func lowerGrid(_ node: GridNode, _ environment: SceneEnvironment) throws -> ID {
    var cells: [GridLayout.Cell] = []
    var ids: [ID] = []
    // A divider in a grid is a line between rows.
    let inner = environment.with { $0.stackAxis = .vertical }
    let inRow = environment.with { $0.stackAxis = .horizontal }
    for (row, view) in Self.gridRows(node.children).enumerated() {
      guard case .gridRow(let gridRow) = view.content else {
        let cell = GridLayout.Cell(view, row: row, column: 0, columns: nil, alignment: nil)
        cells.append(cell)
        ids.append(single(try lower(view, inner), inner))
        continue
      }
      var column = 0
      for child in Self.flattened(gridRow.children) {
        let view = ViewNode(child.content, modifiers: child.modifiers + view.modifiers)
        let cell = GridLayout.Cell(
          view, row: row, column: column, columns: 1, alignment: gridRow.alignment)
        cells.append(cell)
        column += cell.columns ?? 1
        ids.append(single(try lower(view, inRow), inRow))
      }
    }
    let layout = GridLayout(
      cells: cells, alignment: node.alignment,
      spacing: Size(width: node.horizontalSpacing ?? 8, height: node.verticalSpacing ?? 8))
    return container("Grid", layout, ids, environment)
  }

  /// Outside of a grid, a row's views are in the container around it.
  func lowerGridRow(_ node: GridRowNode, _ environment: SceneEnvironment) throws -> [ID] {
    try lower(node.children, environment)
  }

  private static func gridRows(_ views: [ViewNode]) -> [ViewNode] { flattened(views) }

  private static func flattened(_ views: [ViewNode]) -> [ViewNode] {
    views.flatMap { view -> [ViewNode] in
      if case .group(let group) = view.content {
        return flattened(
          group.children.map { ViewNode($0.content, modifiers: $0.modifiers + view.modifiers) })
      }
      return view.content == .empty ? [] : [view]
    }
  }
}

extension GridLayout.Cell {
  fileprivate init(
    _ view: ViewNode, row: Int, column: Int, columns: Int?, alignment: VerticalAlignment?
  ) {
    self.init(row: row, column: column, columns: columns, verticalAlignment: alignment)
    for modifier in view.modifiers {
      guard case .container(.gridCell(let word)) = modifier.effect else { continue }
      switch word {
      case .columns(let count): self.columns = self.columns.map { _ in count }
      case .anchor(let anchor): self.anchor = anchor
      case .unsizedAxes(let axes): self.unsizedAxes = axes
      case .columnAlignment(let alignment): self.columnAlignment = alignment
      }
    }
  }
}
