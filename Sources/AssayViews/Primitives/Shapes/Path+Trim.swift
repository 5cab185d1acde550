// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension Path {
  /// Returns the part of the path between two fractions of its length, from 0 to 1.
  ///
  /// Unlike SwiftUI, returns straight pieces: each curve becomes 16 lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { trimmed(from: from, to: to) }

  func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (min(1, max(0, start)), min(1, max(0, end)))
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    let lines = flattened()
    let total = lines.reduce(0) { $0 + $1.length }
    var (place, result) = (0.0, Path())
    for line in lines {
      let (from, to) = (start * total - place, end * total - place)
      place += line.length
      guard to > 0, from < line.length, line.length > 0 else { continue }
      let first = line.point(at: max(0, from) / line.length)
      let last = line.point(at: min(line.length, to) / line.length)
      if result.elements.isEmpty || line.startsSubpath || from > 0 {
        result.elements.append(.move(first))
      }
      result.elements.append(.line(last))
    }
    return result
  }

  private struct Line {
    var start: Point
    var end: Point
    var startsSubpath: Bool

    var length: Double {
      let delta = end - start
      return (delta.x * delta.x + delta.y * delta.y).squareRoot()
    }

    func point(at fraction: Double) -> Point {
      Point(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }
  }

  private func flattened() -> [Line] {
    var lines: [Line] = []
    var (current, first, isNew) = (Point.zero, Point.zero, true)
    func add(_ end: Point) {
      lines.append(Line(start: current, end: end, startsSubpath: isNew))
      (current, isNew) = (end, false)
    }
    for element in elements {
      switch element {
      case .move(let point): (current, first, isNew) = (point, point, true)
      case .line(let point): add(point)
      case .close:
        add(first)
        isNew = true
      case .quad(let to, let control):
        let start = current
        for index in 1...16 {
          let t = Double(index) / 16
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(
            Point(
              x: a * start.x + b * control.x + c * to.x, y: a * start.y + b * control.y + c * to.y))
        }
      case .cubic(let to, let control1, let control2):
        let start = current
        for index in 1...16 {
          let t = Double(index) / 16
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
          add(
            Point(
              x: a * start.x + b * control1.x + c * control2.x + d * to.x,
              y: a * start.y + b * control1.y + c * control2.y + d * to.y))
        }
      }
    }
    return lines
  }
}
