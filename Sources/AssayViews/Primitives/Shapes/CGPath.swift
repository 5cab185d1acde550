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
  public init(_ path: CGMutablePath) { self = path.outline }

  /// The outline, by Core Graphics' name.
  public var cgPath: CGPath { self }
  /// The rectangle around the path, in points.
  public var boundingBox: CGRect { boundingRect }
  /// The rectangle around the path, in points.
  public var boundingBoxOfPath: CGRect { boundingRect }

  private func transformed(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}

/// What builds an outline by Core Graphics' calls: a path, or a context with its current path.
public class _CGOutline {
  package internal(set) final var outline: CGPath = Path()

  package init() {}
  /// Starts a new part of the outline.
  public final func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a line.
  public final func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds lines between points.
  public final func addLines(between points: [CGPoint]) { outline.addLines(points) }
  /// Adds a cubic Bézier curve.
  public final func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve.
  public final func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc. Angles are in radians.
  public final func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  /// Adds a rectangle.
  public final func addRect(_ rect: CGRect) { outline.addRect(rect) }
  /// Adds rectangles.
  public final func addRects(_ rects: [CGRect]) { outline.addRects(rects) }
  /// Adds an ellipse that fills a rectangle.
  public final func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  /// Adds another path.
  public final func addPath(_ other: CGPath) { outline.addPath(other) }
  /// Adds another path.
  public final func addPath(_ other: CGMutablePath) { outline.addPath(other.outline) }
}

/// An outline that is being drawn, by Core Graphics' names, in points.
public final class CGMutablePath: _CGOutline {
  /// Creates an empty path.
  public override init() { super.init() }
  /// Whether the path has no elements.
  public var isEmpty: Bool { outline.isEmpty }
  /// The end of the last line or curve.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// Closes the part of the outline.
  public func closeSubpath() { outline.closeSubpath() }
  /// The path as it is now.
  public func copy() -> CGPath? { outline }
}
