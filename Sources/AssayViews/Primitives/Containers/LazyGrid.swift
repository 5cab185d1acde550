// SPDX-License-Identifier: MIT

/// A column of a grid.
public struct GridItem: Sendable {
  /// The width of a column, in points.
  public enum Size: Sendable {
    /// A column of exactly this width.
    case fixed(CGFloat)
    /// A column that shares the width of the grid with the others.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns of at least the minimum as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column.
  public var size: Size
  /// The distance to the next column, in points; nil for the default of 8.
  public var spacing: CGFloat?
  /// The alignment of each cell in the column; nil for the center.
  public var alignment: Alignment?

  /// Creates a column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in rows with a number of columns; a section's header and footer have rows of their own.
///
/// Unlike SwiftUI, fixed columns and equal flexible ones are exact, while an adaptive column fits
/// its cells to the width that fixed frames and paddings around the grid leave.
public nonisolated struct LazyVGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a grid from its columns. Pinned views are accepted and not drawn.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing.points
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let views = try content.evaluated(in: context.insideLazyContainer())
    let columns = expandedColumns(width: context.available.width)
    guard !columns.isEmpty else { return [] }
    let rows = LazyGridPart.parts(of: views).flatMap { part in
      switch part {
      case .cells(let cells): self.rows(of: cells, columns)
      case .whole(let view): [view]
      }
    }
    // A grid without cells is as wide as its columns.
    let shown = rows.isEmpty ? [row(of: [], columns)] : rows
    return [
      ViewNode(.vStack(alignment: alignment, spacing: spacing ?? 8, children: shown))
    ]
  }

  private func rows(of cells: [ViewNode], _ columns: [GridItem]) -> [ViewNode] {
    stride(from: 0, to: cells.count, by: columns.count).map { start in
      row(of: cells[start..<min(start + columns.count, cells.count)], columns)
    }
  }

  private func row(of cells: ArraySlice<ViewNode>, _ columns: [GridItem]) -> ViewNode {
    let cells = columns.indices.map { column in
      cell(column < cells.count ? cells[cells.startIndex + column] : nil, in: columns[column])
    }
    return ViewNode(
      .hStack(alignment: .center, spacing: columns[0].spacing.points ?? 8, children: cells))
  }

  /// Room for a cell, also where the last row has none.
  private func cell(_ view: ViewNode?, in column: GridItem) -> ViewNode {
    let gap = ViewNode(
      .color(.clear), modifiers: [.frame(width: nil, height: 0, alignment: .center)])
    var node = view ?? gap
    let alignment = column.alignment ?? .center
    switch column.size {
    case .fixed(let width):
      node.modifiers.append(.frame(width: width, height: nil, alignment: alignment))
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      node.modifiers.append(
        .frame(FrameLimits(minWidth: minimum, maxWidth: maximum), alignment: alignment))
    }
    return node
  }

  private func expandedColumns(width: Double) -> [GridItem] {
    columns.flatMap { column -> [GridItem] in
      guard case .adaptive(let minimum, let maximum) = column.size else { return [column] }
      let gap = column.spacing ?? 8
      let count = max(1, min(100, Int(((width + gap) / (max(1, minimum) + gap)).rounded(.down))))
      let cell = GridItem(
        .flexible(minimum: minimum, maximum: maximum), spacing: column.spacing,
        alignment: column.alignment)
      return Array(repeating: cell, count: count)
    }
  }
}
