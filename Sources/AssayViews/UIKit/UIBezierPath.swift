// SPDX-License-Identifier: MIT

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// Creates a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// A corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// A corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// A corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: 15)
}

/// An outline of lines and curves, by UIKit's names, in points.
open class UIBezierPath: NSObject {
  private var path = Path()

  /// The outline, for `Path(_:)`.
  open var cgPath: Path {
    get { path }
    set { path = newValue }
  }
  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The end of the last line or curve.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle: CGLineCap = .butt
  /// The corners of lines.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest miter of a corner, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// Whether parts within each other are left out in turn.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  /// The frame of the outline.
  open var bounds: CGRect { path.boundingRect }

  /// Creates an empty path.
  public override init() { super.init() }
  /// Creates a path of an outline.
  public init(cgPath: Path) { self.path = cgPath }
  /// Creates a rectangle.
  public init(rect: CGRect) { self.path = Path(rect) }
  /// Creates an ellipse that fills a rectangle.
  public init(ovalIn rect: CGRect) { self.path = Path(ellipseIn: rect) }
  /// Creates a rectangle with rounded corners. Unlike UIKit, the corners are arcs of circles.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.path = Path(roundedRect: rect, cornerRadius: Double(cornerRadius))
  }

  /// Creates a rectangle with some rounded corners, which are arcs of circles.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let limit = min(rect.width, rect.height) / 2
    let radius = min(max(cornerRadii.width, 0), limit)
    func size(of corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let (topLeft, topRight) = (size(of: .topLeft), size(of: .topRight))
    let (bottomLeft, bottomRight) = (size(of: .bottomLeft), size(of: .bottomRight))
    path.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - topRight, y: rect.minY))
    path.addRoundedCorner(to: CGPoint(x: rect.maxX, y: rect.minY + topRight), x: true)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight))
    path.addRoundedCorner(to: CGPoint(x: rect.maxX - bottomRight, y: rect.maxY), x: false)
    path.addLine(to: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY))
    path.addRoundedCorner(to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft), x: true)
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft))
    path.addRoundedCorner(to: CGPoint(x: rect.minX + topLeft, y: rect.minY), x: false)
    path.closeSubpath()
  }

  /// Creates an arc. Angles are in radians, clockwise from the right.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    super.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Starts a new part of the outline at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic Bézier curve to a point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve to a point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds an arc. Angles are in radians, clockwise from the right.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  /// Adds another path.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Closes the part of the outline.
  open func close() { path.closeSubpath() }
  /// Changes all points of the outline.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
  /// Sets the lengths of dashes and gaps, in points; nil for none.
  open func setLineDash(_ lengths: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (lengths.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }
  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
      miterLimit: miterLimit, dash: dash.lengths, dashPhase: dash.phase)
  }
  /// Removes all elements.
  open func removeAllPoints() { path = Path() }
}

extension Path {
  /// Creates a path of UIKit's outline.
  public init(_ path: Path) { self = path }

  /// A quarter of an ellipse from the current point.
  ///
  /// - Parameter isHorizontalFirst: Whether the curve starts along the x axis.
  fileprivate mutating func addRoundedCorner(to end: CGPoint, x isHorizontalFirst: Bool) {
    guard let start = currentPoint, start != end else { return }
    // The control length of a cubic curve nearest to a quarter of a circle: 4 / 3 (√2 - 1).
    let k = CGFloat(0.5522847498307936)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    if isHorizontalFirst {
      addCurve(
        to: end, control1: CGPoint(x: start.x + dx * k, y: start.y),
        control2: CGPoint(x: end.x, y: end.y - dy * k))
    } else {
      addCurve(
        to: end, control1: CGPoint(x: start.x, y: start.y + dy * k),
        control2: CGPoint(x: end.x - dx * k, y: end.y))
    }
  }
}
