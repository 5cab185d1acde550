// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A path that operators make, in the picture's coordinates. Source: section 8.5.2.
struct PDFPathBuilder {
  private var elements: [Path.Element] = []
  private var current = Point.zero
  private var first = Point.zero

  var isEmpty: Bool { elements.isEmpty }

  mutating func add(_ name: String, _ n: [Double], _ transform: AffineTransform) {
    func point(_ index: Int) -> Point { transform.apply(Point(x: n[index], y: n[index + 1])) }
    switch (name, n.count) {
    case ("m", 2): move(point(0))
    case ("l", 2) where !isEmpty: line(point(0))
    case ("c", 6) where !isEmpty: curve(point(0), point(2), point(4))
    case ("v", 4) where !isEmpty: curve(current, point(0), point(2))
    case ("y", 4) where !isEmpty: curve(point(0), point(2), point(2))
    case ("h", _) where !isEmpty: close()
    case ("re", 4):
      let (x, y, width, height) = (n[0], n[1], n[2], n[3])
      move(transform.apply(Point(x: x, y: y)))
      line(transform.apply(Point(x: x + width, y: y)))
      line(transform.apply(Point(x: x + width, y: y + height)))
      line(transform.apply(Point(x: x, y: y + height)))
      close()
    default: break
    }
  }

  func shape(isEvenOdd: Bool, moved transform: AffineTransform? = nil) -> Shape {
    let own = transform.map { transform in elements.map { $0.moved(transform) } } ?? elements
    return .path(Path(own, isEvenOdd: isEvenOdd ? true : nil))
  }

  static func moved(_ shape: Shape, _ transform: AffineTransform) -> Shape {
    switch shape {
    case .path(var path):
      path.elements = path.elements.map { $0.moved(transform) }
      return .path(path)
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _):
      var corners = PDFPathBuilder()
      corners.add("re", [rect.x, rect.y, rect.width, rect.height], transform)
      return corners.shape(isEvenOdd: false)
    }
  }

  private mutating func move(_ to: Point) {
    elements.append(.move(to))
    (current, first) = (to, to)
  }

  private mutating func line(_ to: Point) {
    elements.append(.line(to))
    current = to
  }

  private mutating func curve(_ c1: Point, _ c2: Point, _ to: Point) {
    elements.append(.cubic(to: to, control1: c1, control2: c2))
    current = to
  }

  private mutating func close() {
    elements.append(.close)
    current = first
  }
}
