// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The outlines of shapes. All run clockwise on the screen.
extension Outline {
  mutating func add(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect) where rect.isLine,
      .roundedRectangle(let rect, _, _) where rect.isLine,
      .ellipse(let rect) where rect.isLine:
      add(rect)
    case .rectangle(let rect):
      guard !rect.isEmpty else { return }
      add(rect)
    case .roundedRectangle(let rect, let radii, let style):
      guard !rect.isEmpty else { return }
      add(RoundedRectGeometry(rect, radii, style))
    case .ellipse(let rect):
      guard !rect.isEmpty else { return }
      addEllipse(rect)
    case .path(let path):
      add(path)
    }
  }

  private mutating func add(_ rect: Rect) {
    move(Point(x: rect.minX, y: rect.minY))
    line(Point(x: rect.maxX, y: rect.minY))
    line(Point(x: rect.maxX, y: rect.maxY))
    line(Point(x: rect.minX, y: rect.maxY))
    close()
  }

  private mutating func add(_ geometry: RoundedRectGeometry) {
    let rect = geometry.rect
    // From each corner's vertex: the direction back along the edge that leads into it, and on along
    // the edge that leads out of it.
    let (right, left) = (Point(x: 1, y: 0), Point(x: -1, y: 0))
    let (down, up) = (Point(x: 0, y: 1), Point(x: 0, y: -1))
    let corners = [
      (Point(x: rect.minX, y: rect.minY), geometry.topLeft, down, right),
      (Point(x: rect.maxX, y: rect.minY), geometry.topRight, left, down),
      (Point(x: rect.maxX, y: rect.maxY), geometry.bottomRight, up, left),
      (Point(x: rect.minX, y: rect.maxY), geometry.bottomLeft, right, up),
    ]
    var isFirst = true
    for (vertex, corner, back, on) in corners {
      // NB: the curve is given from the horizontal edge to the vertical one; half of the corners
      // are entered along their vertical edge.
      let isReversed = back.x == 0
      let curve = isReversed ? corner.curve.reversed() : corner.curve
      let (alongX, alongY) = isReversed ? (on, back) : (back, on)
      let points = curve.map { point in
        Point(
          x: vertex.x + alongX.x * point.x + alongY.x * point.y,
          y: vertex.y + alongX.y * point.x + alongY.y * point.y)
      }
      if isFirst { move(points[0]) } else { line(points[0]) }
      isFirst = false
      for index in stride(from: 1, to: points.count, by: 3) {
        cubic(points[index + 2], control1: points[index], control2: points[index + 1])
      }
    }
    close()
  }

  private mutating func addEllipse(_ rect: Rect) {
    let quarters = EllipseQuarters(rect)
    move(quarters.top)
    for quarter in quarters.fromTop {
      cubic(quarter.end, control1: quarter.control1, control2: quarter.control2)
    }
    close()
  }

  private mutating func add(_ path: Path) {
    if path.isEvenOdd == true { isEvenOdd = true }
    for element in path.elements {
      switch element {
      case .move(let point): move(point)
      case .line(let point): line(point)
      case .quad(let point, let control): quad(point, control: control)
      case .cubic(let point, let control1, let control2):
        cubic(point, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }
}

extension Shape {
  /// The shape with an outline that begins where Core Graphics' does: an ellipse's at its right, on
  /// which the places of dashes depend.
  var fromItsStart: Shape {
    guard case .ellipse(let rect) = self, !rect.isEmpty else { return self }
    let quarters = EllipseQuarters(rect)
    let curves = quarters.fromTop.dropFirst() + quarters.fromTop.prefix(1)
    return .path(
      Path(
        [.move(Point(x: rect.maxX, y: rect.midY))]
          + curves.map { .cubic(to: $0.end, control1: $0.control1, control2: $0.control2) } + [
            .close
          ]))
  }
}

extension Rect {
  /// Whether it has a length and no area: its stroke is a line, as Core Graphics draws it.
  fileprivate var isLine: Bool {
    width >= 0 && height >= 0 && (width > 0) != (height > 0)
  }
}

/// The quarters of an ellipse, clockwise.
private struct EllipseQuarters {
  typealias Curve = (control1: Point, control2: Point, end: Point)

  let top: Point
  let fromTop: [Curve]

  init(_ rect: Rect) {
    // A quarter of a circle as a cubic: controls at 4/3 (sqrt 2 - 1) of the radius.
    let reachX = rect.width / 2 * CornerCurve.circleControl
    let reachY = rect.height / 2 * CornerCurve.circleControl
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (midX, midY) = (rect.midX, rect.midY)
    self.top = Point(x: midX, y: top)
    fromTop = [
      (
        Point(x: midX + reachX, y: top), Point(x: right, y: midY - reachY),
        Point(x: right, y: midY)
      ),
      (
        Point(x: right, y: midY + reachY), Point(x: midX + reachX, y: bottom),
        Point(x: midX, y: bottom)
      ),
      (
        Point(x: midX - reachX, y: bottom), Point(x: left, y: midY + reachY),
        Point(x: left, y: midY)
      ),
      (Point(x: left, y: midY - reachY), Point(x: midX - reachX, y: top), self.top),
    ]
  }
}
