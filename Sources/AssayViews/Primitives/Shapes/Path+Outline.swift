// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The contours of a path as straight lines.
struct PathContour {
  var points: [Point]
  var isClosed: Bool
}

extension Path {
  /// Straight lines within a 64th of a point of the curves.
  func contours() -> [PathContour] {
    var result: [PathContour] = []
    var line: [Point] = []
    func add(_ curve: (Double) -> Point, bend: Double) {
      let steps = max(1, min(200, Int((bend * 48).squareRoot().rounded(.up))))
      for step in 1...steps { line.append(curve(Double(step) / Double(steps))) }
    }
    func finish(isClosed: Bool) {
      if line.count > 1 { result.append(PathContour(points: line, isClosed: isClosed)) }
      line = isClosed ? Array(line.prefix(1)) : []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        line = [point]
      case .line(let point): line.append(point)
      case .quad(let to, let control):
        guard let from = line.last else { continue }
        let bend = (from - control) - (control - to)
        add(
          { t in
            let u = 1 - t
            return Point(
              x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
              y: u * u * from.y + 2 * u * t * control.y + t * t * to.y)
          }, bend: bend.x.magnitude + bend.y.magnitude)
      case .cubic(let to, let first, let second):
        guard let from = line.last else { continue }
        let (a, b) = ((from - first) - (first - second), (first - second) - (second - to))
        add(
          { t in
            let u = 1 - t
            let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return Point(
              x: p * from.x + q * first.x + r * second.x + s * to.x,
              y: p * from.y + q * first.y + r * second.y + s * to.y)
          },
          bend: max(a.x.magnitude + a.y.magnitude, b.x.magnitude + b.y.magnitude))
      case .close: finish(isClosed: true)
      }
    }
    finish(isClosed: false)
    return result
  }

  init(contours: [[Point]]) {
    self.init()
    for contour in contours where contour.count > 2 {
      elements.append(.move(contour[0]))
      elements += contour.dropFirst().map { .line($0) }
      elements.append(.close)
    }
  }

  /// Whether a point is inside of the filled path.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = PathWinding.number(of: Point(p), in: contours().map(\.points))
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The smallest rectangle around all points of the path, without the control points of its
  /// curves.
  /// `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    var points: [Point] = []
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        points.append(point)
        current = point
      case .quad(let to, let control):
        points += PathExtremes.points(current, control, to)
        current = to
      case .cubic(let to, let first, let second):
        points += PathExtremes.points(current, first, second, to)
        current = to
      case .close: break
      }
    }
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

enum PathWinding {
  /// How often closed contours run around a point, clockwise on the screen.
  static func number(of p: Point, in contours: [[Point]]) -> Int {
    var winding = 0
    for contour in contours {
      guard var last = contour.last else { continue }
      for point in contour {
        if (last.y <= p.y) != (point.y <= p.y) {
          let cross = (point.x - last.x) * (p.y - last.y) - (p.x - last.x) * (point.y - last.y)
          if point.y > last.y, cross > 0 { winding += 1 }
          if point.y < last.y, cross < 0 { winding -= 1 }
        }
        last = point
      }
    }
    return winding
  }
}

/// The ends of curves and the points where they turn around.
private enum PathExtremes {
  static func points(_ a: Point, _ b: Point, _ c: Point) -> [Point] {
    func place(_ a: Double, _ b: Double, _ c: Double) -> Double? {
      let divisor = a - 2 * b + c
      return divisor == 0 ? nil : (a - b) / divisor
    }
    let places = [place(a.x, b.x, c.x), place(a.y, b.y, c.y)].compactMap { $0 }
    let turns = places.filter { $0 > 0 && $0 < 1 }.map { t -> Point in
      let u = 1 - t
      let (p, q, r) = (u * u, 2 * u * t, t * t)
      return Point(x: p * a.x + q * b.x + r * c.x, y: p * a.y + q * b.y + r * c.y)
    }
    return [a, c] + turns
  }

  static func points(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    /// Where the derivative is 0.
    func places(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
      let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
      if p == 0 { return q == 0 ? [] : [-r / q] }
      let root = q * q - 4 * p * r
      guard root >= 0 else { return [] }
      return [(-q + root.squareRoot()) / (2 * p), (-q - root.squareRoot()) / (2 * p)]
    }
    let all = places(a.x, b.x, c.x, d.x) + places(a.y, b.y, c.y, d.y)
    let turns = all.filter { $0 > 0 && $0 < 1 }.map { t -> Point in
      let u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(
        x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
    }
    return [a, d] + turns
  }
}
