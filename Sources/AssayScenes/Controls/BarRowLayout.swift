// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout

/// The row of a navigation bar: leading items, trailing items, and the title between them.
///
/// The title stands in the middle of the bar. Where the items leave too little room there, it moves
/// to the side that has more, and then it is shortened.
struct BarRowLayout: UncachedLayout {
  /// Between the items of a side and the title.
  private static let gap = 8.0

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Size(
      width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
      height: sizes.reduce(0) { max($0, $1.height) })
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let trailing = place(subviews[1], in: bounds, width: bounds.width, atEnd: true)
    let leading = place(
      subviews[0], in: bounds, width: max(0, bounds.width - trailing), atEnd: false)
    let start = bounds.minX + (leading > 0 ? leading + Self.gap : 0)
    let end = bounds.maxX - (trailing > 0 ? trailing + Self.gap : 0)
    let offer = AssayLayout.ProposedViewSize(width: max(0, end - start), height: bounds.height)
    let size = subviews[2].sizeThatFits(offer)
    let middle = bounds.midX - size.width / 2
    subviews[2].place(
      at: Point(
        x: max(start, min(middle, end - size.width)), y: bounds.midY - size.height / 2),
      proposal: offer)
  }

  /// Items are as wide as they like to be, at most as wide as the bar; answers that width.
  private func place(
    _ items: Subviews.Element, in bounds: Rect, width: Double, atEnd: Bool
  ) -> Double {
    let ideal = items.sizeThatFits(.unspecified).width
    let offer = AssayLayout.ProposedViewSize(width: min(ideal, width), height: bounds.height)
    let size = items.sizeThatFits(offer)
    items.place(
      at: Point(
        x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2),
      proposal: offer)
    return size.width
  }
}
