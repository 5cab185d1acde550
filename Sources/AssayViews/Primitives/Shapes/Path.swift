// SPDX-License-Identifier: MIT

public import AssayGraphics

/// How a line is drawn: width, caps, joins and dashes.
public typealias StrokeStyle = AssayGraphics.StrokeStyle

/// How the corners of a rounded rectangle are curved.
public typealias RoundedCornerStyle = AssayGraphics.RoundedCornerStyle

/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
  package var elements: [AssayGraphics.Path.Element] = []

  /// Creates an empty path.
  public init() {}
  /// Creates a path in a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Creates an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a rectangle with rounded corners, which are arcs of circles.
  public init(
    roundedRect rect: CGRect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  init(elements: [AssayGraphics.Path.Element]) { self.elements = elements }

  /// Creates a rectangle with rounded corners, which are arcs of ellipses.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle whose rounded corners have their own radii; leading is left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A part of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// The start of a part of the outline.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the part.
    case closeSubpath
  }

  /// Calls a closure with each part of the path.
  public func forEach(_ body: (Element) -> Void) {
    func point(_ p: Point) -> CGPoint { CGPoint(x: p.x, y: p.y) }
    for element in elements {
      switch element {
      case .move(let to): body(.move(to: point(to)))
      case .line(let to): body(.line(to: point(to)))
      case .quad(let to, let control):
        body(.quadCurve(to: point(to), control: point(control)))
      case .cubic(let to, let first, let second):
        body(.curve(to: point(to), control1: point(first), control2: point(second)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last line or curve; nil for an empty or closed path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _):
      CGPoint(x: point.x, y: point.y)
    case .close, nil:
      nil
    }
  }

  /// Starts a new part of the outline at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(Point(end))) }
  /// Adds a line to a point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(Point(end))) }

  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quad(to: Point(end), control: Point(control)))
  }

  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(
      .cubic(to: Point(end), control1: Point(control1), control2: Point(control2)))
  }

  /// Adds a line to the start of the current part of the outline.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Adds lines between points. No points add nothing.
  public mutating func addLines(
    _ lines: [CGPoint], transform: CGAffineTransform = .identity
  ) {
    if !transform.isIdentity {
      var lined = Path()
      lined.addLines(lines)
      return addPath(lined, transform: transform)
    }
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if !transform.isIdentity { return addPath(Path(rect), transform: transform) }
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the elements of another path, through a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }

  /// Returns the path through a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    applying(AssayGraphics.AffineTransform(transform))
  }

  /// Returns the path moved by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(AssayGraphics.AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy))
  }

  func applying(_ transform: AssayGraphics.AffineTransform) -> Path {
    Path(elements: elements.map { $0.moved(transform) })
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension AssayGraphics.AffineTransform {
  init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }
}
