// SPDX-License-Identifier: MIT

internal import AssayViews

/// Lines and areas through points.
enum LineShape {
  static func path(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      add(points, method, to: &path)
    }
  }

  static func area(top: [CGPoint], bottom: [CGPoint], _ method: InterpolationMethod) -> Path {
    Path { path in
      guard let first = top.first, let last = bottom.last else { return }
      path.move(to: first)
      add(top, method, to: &path)
      path.addLine(to: last)
      add(bottom.reversed(), method, to: &path)
      path.closeSubpath()
    }
  }

  /// Adds what follows the first point, at which the path is.
  private static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    switch method.kind {
    case .linear:
      for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd:
      for (a, b) in zip(points, points.dropFirst()) {
        let x = method.kind == .stepStart ? a.x : method.kind == .stepEnd ? b.x : (a.x + b.x) / 2
        path.addLine(to: CGPoint(x: x, y: a.y))
        path.addLine(to: CGPoint(x: x, y: b.y))
        path.addLine(to: b)
      }
    case .catmullRom: addCardinal(points, tension: 0, to: &path)
    case .cardinal(let tension): addCardinal(points, tension: tension, to: &path)
    case .spacedCatmullRom(let alpha):
      for index in points.indices.dropLast() {
        let before = points[max(0, index - 1)]
        let (a, b) = (points[index], points[index + 1])
        let after = points[min(points.count - 1, index + 2)]
        path.addCurve(
          to: b, control1: control(from: a, to: b, before: before, alpha),
          control2: control(from: b, to: a, before: after, alpha))
      }
    case .monotone:
      let slopes = slopes(points)
      for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
        let third = (b.x - a.x) / 3
        path.addCurve(
          to: b, control1: CGPoint(x: a.x + third, y: a.y + slopes[index] * third),
          control2: CGPoint(x: b.x - third, y: b.y - slopes[index + 1] * third))
      }
    }
  }

  /// Adds a curve whose direction at a point is that between its neighbors. A tension takes its
  /// share of the half distance between both away from the length of the tangents.
  private static func addCardinal(_ points: [CGPoint], tension: CGFloat, to path: inout Path) {
    let share = (1 - tension) / 6
    for index in points.indices.dropLast() {
      let before = points[max(0, index - 1)]
      let (a, b) = (points[index], points[index + 1])
      let after = points[min(points.count - 1, index + 2)]
      path.addCurve(
        to: b,
        control1: CGPoint(x: a.x + (b.x - before.x) * share, y: a.y + (b.y - before.y) * share),
        control2: CGPoint(x: b.x - (after.x - a.x) * share, y: b.y - (after.y - a.y) * share))
    }
  }

  /// The control point at the start of a part of a Catmull-Rom curve. Without a point before, it is
  /// a third of the way to the next one.
  ///
  /// Source: Yuksel, Schaefer and Keyser, "Parameterization and applications of Catmull-Rom curves"
  /// (2011), with the distance of two points to the power of alpha as the length of a part.
  private static func control(
    from start: CGPoint, to end: CGPoint, before: CGPoint, _ alpha: CGFloat
  ) -> CGPoint {
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let (x, y) = (Double(b.x - a.x), Double(b.y - a.y))
      return CGFloat(pow((x * x + y * y).squareRoot(), Double(alpha)))
    }
    let (own, other) = (length(start, end), length(before, start))
    guard before != start, end != start, own > 0, other > 0 else {
      return CGPoint(x: start.x + (end.x - start.x) / 3, y: start.y + (end.y - start.y) / 3)
    }
    func place(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
      let sum = other * other * c - own * own * a
      let middle = (2 * other * other + 3 * other * own + own * own) * b
      return (sum + middle) / (3 * other * (other + own))
    }
    return CGPoint(
      x: place(before.x, start.x, end.x), y: place(before.y, start.y, end.y))
  }

  /// Source: Fritsch and Carlson, "Monotone Piecewise Cubic Interpolation", in the limited form of
  /// Fritsch and Butland: the harmonic mean of both sides, 0 where they turn.
  private static func slopes(_ points: [CGPoint]) -> [CGFloat] {
    let secants = zip(points, points.dropFirst()).map { a, b in
      b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    guard let first = secants.first, let last = secants.last else { return points.map { _ in 0 } }
    let inner = zip(secants, secants.dropFirst()).map { a, b in
      a * b <= 0 ? 0 : 2 * a * b / (a + b)
    }
    return [first] + inner + [last]
  }
}
