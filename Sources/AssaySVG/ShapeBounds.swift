// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The rectangles that shapes fill.
enum ShapeBounds {
  /// Around shapes and groups of them, without the width of lines; nil for none.
  static func of(_ items: [DisplayItem]) -> Rect? {
    var result: Rect?
    for item in items {
      let box: Rect?
      switch item {
      case .fill(let shape, _), .stroke(let shape, _, _): box = of(shape)
      case .group(let group):
        box = of(group.items).map { inner in group.transform.map { moved(inner, $0) } ?? inner }
      case .text, .image: box = nil
      }
      if let box { result = result?.union(box) ?? box }
    }
    return result
  }

  static func of(_ shape: Shape) -> Rect {
    switch shape {
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _): rect
    case .path(let path): of(path)
    }
  }

  /// The extremes of curves are found at 16 places of each: within a hundredth of its size.
  private static func of(_ path: Path) -> Rect {
    var points: [Point] = []
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to):
        points.append(to)
        current = to
      case .quad(let to, let c):
        points += (1...16).map { step in
          let t = Double(step) / 16
          let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return Point(
            x: a * current.x + b * c.x + d * to.x, y: a * current.y + b * c.y + d * to.y)
        }
        current = to
      case .cubic(let to, let c, let e):
        points += (1...16).map { step in
          let t = Double(step) / 16
          let s = 1 - t
          let (a, b, d, f) = (s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t)
          return Point(
            x: a * current.x + b * c.x + d * e.x + f * to.x,
            y: a * current.y + b * c.y + d * e.y + f * to.y)
        }
        current = to
      case .close: break
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func moved(_ rect: Rect, _ transform: AffineTransform) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(transform.apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
