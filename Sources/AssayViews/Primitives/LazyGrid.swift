// SPDX-License-Identifier: MIT

/// A column of a grid.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in rows of as many columns as are told: a stack of rows whose cells share the width.
///
/// Fixed columns and equal flexible ones are exact; an adaptive column takes as many cells as fit the
/// width of a `GeometryReader` at its place.
public nonisolated struct LazyVGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

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
    let cells = try content.lowered(in: context)
    let columns = expandedColumns(width: context.available.width)
    guard !columns.isEmpty else { return [] }
    let gap = columns[0].spacing.points ?? 8
    let rows = stride(from: 0, to: cells.count, by: columns.count).map { start in
      let row = columns.indices.map { column in
        cell(start + column < cells.count ? cells[start + column] : nil, in: columns[column])
      }
      return ViewNode(.hStack(alignment: .center, spacing: gap, children: row))
    }
    return [
      ViewNode(.vStack(alignment: alignment, spacing: spacing ?? 8, children: rows))
    ]
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
        .flexibleFrame(
          FlexibleFrameNode(minWidth: minimum, maxWidth: maximum, alignment: alignment)))
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
