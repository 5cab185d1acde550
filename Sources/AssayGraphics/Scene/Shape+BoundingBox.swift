// SPDX-License-Identifier: MIT

extension Shape {
  /// Around all that its inside covers: never too small.
  package var boundingBox: Rect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
    case .path(let path): path.boundingBox
    }
  }
}

extension Path {
  /// Around its points and control points: never too small.
  package var boundingBox: Rect {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let to, let control): [to, control]
      case .cubic(let to, let first, let second): [to, first, second]
      case .close: []
      }
    }
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
