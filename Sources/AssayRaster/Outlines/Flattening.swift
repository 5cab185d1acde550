// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import CFreeType

/// Curves as straight lines.
///
/// FreeType flattens curves itself, to within about a tenth of a pixel and not alike in all
/// versions: fine for glyphs, but it takes half a percent off a circle.
extension Outline {
  /// The contours of straight lines that a fill covers, each point in 26.6 pixels; contours run the
  /// way that gives FreeType positive areas, whose coverage it rounds down (a half is 128 of 256,
  /// not 127).
  func polygons() -> Outline {
    var result = Outline(.identity)
    var area = 0
    for contour in ends.indices {
      let line = flattened(contour).map { FixedPoint.round($0) }
      area &+= Outline.doubleArea(line)
      result.appendContour(line)
    }
    return area > 0 ? result.reversed() : result
  }

  /// A contour as straight lines, in pixels.
  func flattened(_ contour: Int) -> [Point] {
    let start = contour == 0 ? 0 : ends[contour - 1] + 1
    // NB: a contour from FreeType may end with control points, whose curve leads back to its start.
    func point(_ index: Int) -> Point {
      let place = points[index <= ends[contour] ? index : start]
      return Point(x: Double(place.x) / 64, y: Double(place.y) / 64)
    }
    var line = [point(start)]
    var index = start + 1
    while index <= ends[contour] {
      let from = line[line.count - 1]
      // The higher bits are hints.
      switch Int(tags[index] & 3) {
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
    return line
  }

  /// Straight lines within a 64th of a pixel of a cubic: n equal steps stray from it by at most 3 /
  /// (4 n^2) of its largest second difference.
  private static func flatten(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, into line: inout [Point]
  ) {
    let bend = max(
      (p0.x - 2 * p1.x + p2.x).magnitude + (p0.y - 2 * p1.y + p2.y).magnitude,
      (p1.x - 2 * p2.x + p3.x).magnitude + (p1.y - 2 * p2.y + p3.y).magnitude)
    let steps = max(1, min(1000, Int((bend * 48).squareRoot().rounded(.up))))
    for step in 1..<steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      line.append(
        Point(
          x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
          y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y))
    }
    line.append(p3)
  }

  /// Twice the area a contour runs around, positive where it runs clockwise on the screen.
  private static func doubleArea(_ line: [assay_raster_point]) -> Int {
    guard var last = line.last else { return 0 }
    var sum = 0
    for point in line {
      // NB: wrapping, for only millions of points at the limits of the plane reach so far.
      sum &+= last.x * point.y - point.x * last.y
      last = point
    }
    return sum
  }
}

extension FixedPoint {
  static func round(_ point: Point) -> assay_raster_point {
    assay_raster_point(x: round(point.x), y: round(point.y))
  }
}
