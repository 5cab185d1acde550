// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Outlines of shapes as lines and curves.
enum ShapePath {
  /// The control length of a cubic curve nearest to a quarter of a circle: 4 / 3 (√2 - 1).
  private static let k = 0.5522847498307936

  static func elements(_ shape: Shape) -> [Path.Element] {
    switch shape {
    case .path(let path): path.elements
    case .rectangle(let rect), .roundedRectangle(let rect, _, _):
      [
        .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
        .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
      ]
    case .ellipse(let rect):
      rounded(rect, rx: rect.width / 2, ry: rect.height / 2).elements
    }
  }

  /// A rectangle whose corners are quarters of an ellipse.
  static func rounded(_ rect: Rect, rx: Double, ry: Double) -> Path {
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (cx, cy) = (rx * (1 - k), ry * (1 - k))
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(point(l + rx, t)), .line(point(r - rx, t)),
      .cubic(to: point(r, t + ry), control1: point(r - cx, t), control2: point(r, t + cy)),
      .line(point(r, b - ry)),
      .cubic(to: point(r - rx, b), control1: point(r, b - cy), control2: point(r - cx, b)),
      .line(point(l + rx, b)),
      .cubic(to: point(l, b - ry), control1: point(l + cx, b), control2: point(l, b - cy)),
      .line(point(l, t + ry)),
      .cubic(to: point(l + rx, t), control1: point(l, t + cy), control2: point(l + cx, t)),
      .close,
    ])
  }
}
