// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

/// A row of a list: its content at the leading edge, in the middle of the height.
struct ListRowLayout: UncachedLayout {
  var insets: EdgeInsets
  var minHeight: Double
  /// Whether one line of text is as high as its text style's leading.
  var countsLeading: Bool

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let offer = offer(proposal.width)
    let content = subviews.first?.sizeThatFits(offer) ?? .zero
    let height = max(content.height, subviews.first.flatMap { lineHeight($0, in: offer) } ?? 0)
    return Size(
      width: proposal.width ?? content.width + insets.leading + insets.trailing,
      height: max(minHeight, height + insets.top + insets.bottom))
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

  /// What a row of one line of text is high, in whole points; nil for any other row.
  private func lineHeight(
    _ content: AssayLayout.LayoutSubview, in offer: AssayLayout.ProposedViewSize
  ) -> Double? {
    guard countsLeading, let leading = content.spacing.top.textLeading else { return nil }
    let dimensions = content.dimensions(in: offer)
    guard let first = dimensions[explicit: VerticalAlignment.firstTextBaseline],
      let last = dimensions[explicit: VerticalAlignment.lastTextBaseline],
      // Beside a symbol baselines differ a little, from line to line by more.
      last - first < 0.4 * dimensions.height
    else { return nil }
    return (dimensions.height + leading).rounded(.down)
  }

  private func offer(_ width: Double?) -> AssayLayout.ProposedViewSize {
    AssayLayout.ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }
}

/// The header or the footer of a section, with the color of its words. What is inside a footer
/// knows that it is there.
struct ListAsideLayout: UncachedLayout {
  var style: StyleNode
  var isFooter: Bool

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
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
