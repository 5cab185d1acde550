// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout

/// A row of a list: its content at the leading edge, in the middle of the height.
struct ListRowLayout: UncachedLayout {
  var insets: EdgeInsets
  var minHeight: Double

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let content = subviews.first?.sizeThatFits(offer(proposal.width)) ?? .zero
    return Size(
      width: proposal.width ?? content.width + insets.leading + insets.trailing,
      height: max(minHeight, content.height + insets.top + insets.bottom))
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = offer(bounds.width)
    for content in subviews {
      let size = content.sizeThatFits(offer)
      let top = insets.top - insets.bottom
      content.place(
        at: Point(
          x: bounds.minX + insets.leading, y: bounds.midY + top / 2 - size.height / 2),
        proposal: offer)
    }
  }

  private func offer(_ width: Double?) -> AssayLayout.ProposedViewSize {
    AssayLayout.ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }
}

/// Rows under each other, and the lines between them: first all rows, then the lines.
struct ListGroupLayout: UncachedLayout {
  var rowCount: Int
  /// For each line: the row whose bottom it lies at; -1 for the top of the first.
  var lines: [Int]
  /// Of the rows' content, where no view inside says where the line starts.
  var leading: Double
  var trailing: Double
  /// Whether the lines above the first row and below the last reach from side to side.
  var outerLinesAreFull: Bool
  /// In points.
  var thickness: Double

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let offer = AssayLayout.ProposedViewSize(width: proposal.width, height: nil)
    let sizes = subviews.prefix(rowCount).map { $0.sizeThatFits(offer) }
    return Size(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = AssayLayout.ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    var bottoms: [Double] = []
    var starts: [Double] = []
    for row in subviews.prefix(rowCount) {
      row.place(at: Point(x: bounds.minX, y: y), proposal: offer)
      let dimensions = row.dimensions(in: offer)
      y += dimensions.height
      bottoms.append(y)
      starts.append(dimensions[explicit: .listRowSeparatorLeading] ?? leading)
    }
    for (line, row) in zip(subviews.dropFirst(rowCount), lines) {
      let isFull = outerLinesAreFull && (row < 0 || row == rowCount - 1)
      let start = isFull ? 0 : starts[max(0, row)]
      let end = isFull ? 0 : trailing
      line.place(
        at: Point(
          x: bounds.minX + start, y: row < 0 ? bounds.minY : bottoms[row] - thickness),
        proposal: AssayLayout.ProposedViewSize(width: bounds.width - start - end, height: thickness)
      )
    }
  }
}
