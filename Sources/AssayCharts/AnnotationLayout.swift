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
    let side = annotation.position.alignment
    let gap = annotation.spacing ?? 4
    let own = annotation.alignment
    let x = Self.place(
      side: side.x, from: rect.minX, to: rect.maxX, gap,
      own: own.horizontal == .leading ? .lower : own.horizontal == .trailing ? .upper : .middle)
    let y = Self.place(
      side: side.y, from: rect.minY, to: rect.maxY, gap,
      own: own.vertical == .top ? .lower : own.vertical == .bottom ? .upper : .middle)
    point = CGPoint(x: x.point, y: y.point)
    anchor = UnitPoint(x: x.anchor, y: y.anchor)
    self.x = annotation.overflow.x.bounds(
      chart: chart.minX...max(chart.minX, chart.maxX), plot: 0...max(0, plot.width))
    self.y = annotation.overflow.y.bounds(
      chart: chart.minY...max(chart.minY, chart.maxY), plot: 0...max(0, plot.height))
  }

  private enum Edge { case lower, middle, upper }

  /// Along one axis of the mark: the point that an annotation touches, and the part of it that is
  /// there.
  ///
  /// - Parameters:
  ///   - side: of the mark on which the annotation is, from 0 to 1.
  ///   - own: where it is if it is on no side.
  private static func place(
    side: CGFloat, from start: CGFloat, to end: CGFloat, _ gap: CGFloat, own: Edge
  ) -> (point: CGFloat, anchor: CGFloat) {
    if side < 0.5 { return (start - gap, 1) }
    if side > 0.5 { return (end + gap, 0) }
    return switch own {
    case .lower: (start, 0)
    case .middle: (start + (end - start) / 2, 0.5)
    case .upper: (end, 1)
    }
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
