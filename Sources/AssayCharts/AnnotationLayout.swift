// SPDX-License-Identifier: MIT

internal import AssayViews

/// Places an annotation beside its mark, and moves it into an area where the app asks for that.
struct AnnotationLayout: Layout {
  /// The point that the annotation touches, in the coordinates of the plot.
  let point: CGPoint
  /// The part of the annotation that is there.
  let anchor: UnitPoint
  private let x: ClosedRange<CGFloat>?
  private let y: ClosedRange<CGFloat>?

  /// - Parameters:
  ///   - rect: of the mark.
  ///   - plot: the size of the plot.
  ///   - chart: the bounds of the chart, in the coordinates of the plot.
  init(_ annotation: ChartMark.Annotation, of rect: CGRect, plot: CGSize, chart: CGRect) {
    let at = annotation.position.alignment
    let gap = annotation.spacing ?? 4
    let own = annotation.alignment
    let (x, horizontal): (CGFloat, CGFloat) =
      at.x < 0.5
      ? (rect.minX - gap, 1)
      : at.x > 0.5
        ? (rect.maxX + gap, 0)
        : own.horizontal == .leading
          ? (rect.minX, 0) : own.horizontal == .trailing ? (rect.maxX, 1) : (rect.midX, 0.5)
    let (y, vertical): (CGFloat, CGFloat) =
      at.y < 0.5
      ? (rect.minY - gap, 1)
      : at.y > 0.5
        ? (rect.maxY + gap, 0)
        : own.vertical == .top
          ? (rect.minY, 0) : own.vertical == .bottom ? (rect.maxY, 1) : (rect.midY, 0.5)
    point = CGPoint(x: x, y: y)
    anchor = UnitPoint(x: horizontal, y: vertical)
    self.x = annotation.overflow.x.bounds(
      chart: chart.minX...max(chart.minX, chart.maxX), plot: 0...max(0, plot.width))
    self.y = annotation.overflow.y.bounds(
      chart: chart.minY...max(chart.minY, chart.maxY), plot: 0...max(0, plot.height))
  }

  /// The place of an annotation of a size.
  func frame(of size: CGSize) -> CGRect {
    CGRect(
      x: Self.moved(point.x - anchor.x * size.width, size.width, into: x),
      y: Self.moved(point.y - anchor.y * size.height, size.height, into: y), width: size.width,
      height: size.height)
  }

  /// One that is too long begins with the area.
  private static func moved(
    _ start: CGFloat, _ length: CGFloat, into bounds: ClosedRange<CGFloat>?
  ) -> CGFloat {
    guard let bounds else { return start }
    return max(bounds.lowerBound, min(start, bounds.upperBound - length))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let frame = frame(of: subview.sizeThatFits(.unspecified))
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .unspecified)
    }
  }
}
