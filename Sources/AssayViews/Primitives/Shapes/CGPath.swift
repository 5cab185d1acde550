// SPDX-License-Identifier: MIT

/// An outline, by Core Graphics' name.
public typealias CGPath = Path

extension Path {
  /// Creates a rectangle, by Core Graphics' labels.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(rect).transformed(transform)
  }

  /// Creates an ellipse that fills a rectangle, by Core Graphics' labels.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(ellipseIn: rect).transformed(transform)
  }

  /// Creates a rectangle with rounded corners, by Core Graphics' labels.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight)
    ).transformed(transform)
  }

  /// Creates a path of one that is being drawn.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The rectangle around the path, in points.
  public var boundingBox: CGRect { boundingRect }
  /// The rectangle around the path, in points.
  public var boundingBoxOfPath: CGRect { boundingRect }

  private func transformed(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}

/// An outline that is being drawn, by Core Graphics' names, in points.
public final class CGMutablePath {
  fileprivate var path = Path()

  /// Creates an empty path.
  public init() {}
  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last line or curve.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Starts a new part of the outline.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc. Angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds another path.
  public func addPath(_ other: CGPath) { path.addPath(other) }
  /// Closes the part of the outline.
  public func closeSubpath() { path.closeSubpath() }
  /// The path as it is now.
  public func copy() -> CGPath? { path }
}
