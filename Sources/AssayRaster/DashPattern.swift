// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import CFreeType

/// Lengths of dashes and gaps in turn, in pixels.
struct DashPattern {
  /// An even number of them.
  let lengths: [Double]

  /// Nil for a solid line: no lengths, none above zero, or one that is negative or not a number.
  init?(_ lengths: [Double], scale: Double) {
    let pixels = lengths.map { $0 * scale }
    guard pixels.allSatisfy({ $0 >= 0 && $0.isFinite }), pixels.contains(where: { $0 > 0 }) else {
      return nil
    }
    self.lengths = pixels.count % 2 == 0 ? pixels : pixels + pixels
  }
}

extension Outline {
  /// More dashes than this and the line is drawn solid.
  private static let maxDashes = 10_000

  /// The dashes of every contour, as open contours. Each contour starts with a dash.
  func dashed(_ pattern: DashPattern) -> Outline {
    let period = pattern.lengths.reduce(0, +)
    let lines = ends.indices.map { flattened($0) }
    let length = lines.reduce(0) { $0 + Outline.length(of: $1) }
    let dashes = length / period * Double(pattern.lengths.count / 2)
    guard dashes <= Double(Outline.maxDashes) else { return self }
    var result = Outline(.identity)
    for line in lines { result.addDashes(along: line, pattern) }
    result.finishContour(open: true)
    return result
  }

  private mutating func addDashes(along track: [Point], _ pattern: DashPattern) {
    guard var pen = track.first else { return }
    var index = 0
    var rest = pattern.lengths[0]
    move(pen)
    for end in track.dropFirst() {
      var left = Outline.length(from: pen, to: end)
      while left > rest {
        let share = rest / left
        pen = Point(x: pen.x + (end.x - pen.x) * share, y: pen.y + (end.y - pen.y) * share)
        left -= rest
        if index % 2 == 0 { line(pen) }
        index = (index + 1) % pattern.lengths.count
        rest = pattern.lengths[index]
        move(pen)
      }
      rest -= left
      pen = end
      if index % 2 == 0, left > 0 { line(pen) }
    }
  }

  /// A contour as straight lines, in pixels, closed ones back at their start.
  private func flattened(_ contour: Int) -> [Point] {
    let start = contour == 0 ? 0 : ends[contour - 1] + 1
    func point(_ index: Int) -> Point {
      Point(x: Double(points[index].x) / 64, y: Double(points[index].y) / 64)
    }
    var line = [point(start)]
    var index = start + 1
    while index <= ends[contour] {
      let from = line[line.count - 1]
      switch Int(tags[index]) {
      case ASSAY_RASTER_CONIC:
        let (control, to) = (point(index), point(index + 1))
        // The same curve as a cubic: controls at two thirds of the way to the quadratic's.
        let first = Point(
          x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        let second = Point(
          x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
        Outline.flatten(from, first, second, to, into: &line)
        index += 2
      case ASSAY_RASTER_CUBIC:
        Outline.flatten(from, point(index), point(index + 1), point(index + 2), into: &line)
        index += 3
      default:
        line.append(point(index))
        index += 1
      }
    }
    if !isOpen[contour] { line.append(line[0]) }
    return line
  }

  /// Straight lines within about a sixteenth of a pixel of a cubic: its second differences bound how
  /// far n equal steps stray from it, by their size times 3 / (4 n^2).
  private static func flatten(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, into line: inout [Point]
  ) {
    let bend = max(
      (p0.x - 2 * p1.x + p2.x).magnitude + (p0.y - 2 * p1.y + p2.y).magnitude,
      (p1.x - 2 * p2.x + p3.x).magnitude + (p1.y - 2 * p2.y + p3.y).magnitude)
    let steps = max(1, min(1000, Int((bend * 12).squareRoot().rounded(.up))))
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      line.append(
        Point(
          x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
          y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y))
    }
  }

  private static func length(of line: [Point]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + length(from: $1.0, to: $1.1) }
  }

  private static func length(from a: Point, to b: Point) -> Double {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }
}
