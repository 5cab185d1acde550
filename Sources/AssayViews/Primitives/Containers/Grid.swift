// SPDX-License-Identifier: MIT

internal import AssayLayout

/// Rows whose cells share the widths of their columns.
public nonisolated struct Grid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let alignment: Alignment
  private let horizontalSpacing: Double?
  private let verticalSpacing: Double?
  private let content: Content

  /// Creates a grid from rows. Spacings are in points; nil for the default of 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.points
    self.verticalSpacing = verticalSpacing.points
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let grid = GridNode(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      children: try content.evaluated(in: context))
    return [ViewNode(.grid(grid))]
  }
}

/// The cells of a row of a grid.
public nonisolated struct GridRow<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row from its cells; without an alignment, that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let row = GridRowNode(alignment: alignment, children: try content.evaluated(in: context))
    return [ViewNode(.gridRow(row))]
  }
}

nonisolated extension View {
  /// Sets how many columns of a grid the view takes. A count below 1 counts as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    modified(.gridCellColumns(max(1, count)))
  }

  /// Sets where the view is in the room of its cell of a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified(.gridCellAnchor(anchor))
  }

  /// Sets the axes along which the view does not make its cell of a grid larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified(.gridCellUnsizedAxes(axes))
  }

  /// Sets the alignment of all cells in the view's column of a grid.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified(.gridColumnAlignment(guide))
  }
}
