// SPDX-License-Identifier: MIT

/// Views in columns with a number of rows; the header and the footer of a section have columns of
/// their own.
///
/// Unlike SwiftUI, fixed rows and equal flexible ones are exact, while an adaptive row fits its
/// cells to the height that fixed frames and paddings around the grid leave.
public nonisolated struct LazyHGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a grid from its rows. Pinned views are accepted and not drawn.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing.points
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let views = try content.evaluated(in: context.insideLazyContainer())
    let rows = expandedRows(height: context.available.height)
    guard !rows.isEmpty else { return [] }
    let columns = LazyGridPart.parts(of: views).flatMap { part in
      switch part {
      case .cells(let cells): self.columns(of: cells, rows)
      case .whole(let view): [view]
      }
    }
    // A grid without cells is as high as its rows.
    let shown = columns.isEmpty ? [column(of: [], rows)] : columns
    return [ViewNode(.hStack(alignment: alignment, spacing: spacing ?? 8, children: shown))]
  }

  private func columns(of cells: [ViewNode], _ rows: [GridItem]) -> [ViewNode] {
    stride(from: 0, to: cells.count, by: rows.count).map { start in
      column(of: cells[start..<min(start + rows.count, cells.count)], rows)
    }
  }

  private func column(of cells: ArraySlice<ViewNode>, _ rows: [GridItem]) -> ViewNode {
    let cells = rows.indices.map { row in
      cell(row < cells.count ? cells[cells.startIndex + row] : nil, in: rows[row])
    }
    return ViewNode(
      .vStack(alignment: .center, spacing: rows[0].spacing.points ?? 8, children: cells))
  }

  /// Room for a cell, also where the last column has none.
  private func cell(_ view: ViewNode?, in row: GridItem) -> ViewNode {
    let gap = ViewNode(
      .color(.clear), modifiers: [.frame(width: 0, height: nil, alignment: .center)])
    var node = view ?? gap
    let alignment = row.alignment ?? .center
    switch row.size {
    case .fixed(let height):
      node.modifiers.append(.frame(width: nil, height: height, alignment: alignment))
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      node.modifiers.append(
        .frame(FrameLimits(minHeight: minimum, maxHeight: maximum), alignment: alignment))
    }
    return node
  }

  private func expandedRows(height: Double) -> [GridItem] {
    rows.flatMap { row -> [GridItem] in
      guard case .adaptive(let minimum, let maximum) = row.size else { return [row] }
      let gap = row.spacing ?? 8
      let count = max(1, min(100, Int(((height + gap) / (max(1, minimum) + gap)).rounded(.down))))
      let cell = GridItem(
        .flexible(minimum: minimum, maximum: maximum), spacing: row.spacing,
        alignment: row.alignment)
      return Array(repeating: cell, count: count)
    }
  }
}
