// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The outlines of shapes. All run clockwise on the screen.
extension Outline {
  mutating func add(_ shape: Shape) {
    switch shape {
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
    // A quarter of a circle as a cubic: controls at 4/3 (sqrt 2 - 1) of the radius.
    let reachX = rect.width / 2 * CornerCurve.circleControl
    let reachY = rect.height / 2 * CornerCurve.circleControl
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (midX, midY) = (rect.midX, rect.midY)
    move(Point(x: midX, y: top))
    cubic(
      Point(x: right, y: midY), control1: Point(x: midX + reachX, y: top),
      control2: Point(x: right, y: midY - reachY))
    cubic(
      Point(x: midX, y: bottom), control1: Point(x: right, y: midY + reachY),
      control2: Point(x: midX + reachX, y: bottom))
    cubic(
      Point(x: left, y: midY), control1: Point(x: midX - reachX, y: bottom),
      control2: Point(x: left, y: midY + reachY))
    cubic(
      Point(x: midX, y: top), control1: Point(x: left, y: midY - reachY),
      control2: Point(x: midX - reachX, y: top))
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
