// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import CFreeType

/// Contours in 26.6 pixels, built from shapes in points through a transform.
struct Outline {
  private(set) var points: [assay_raster_point] = []
  private(set) var tags: [UInt8] = []
  /// The index of each contour's last point.
  private(set) var ends: [Int] = []
  /// Of each contour, whether it was left open.
  private(set) var isOpen: [Bool] = []

  /// Whether the even-odd rule says what is inside, instead of the non-zero winding rule.
  var isEvenOdd = false

  private let transform: AffineTransform
  private var isDrawing = false
  private var lastMove = Point.zero
  /// False once a coordinate was not a number: such a shape is not drawn.
  private(set) var isValid = true

  init(_ transform: AffineTransform) {
    self.transform = transform
  }

  /// A shape's outline; nil where a coordinate is not a finite number.
  init?(_ shape: Shape, _ transform: AffineTransform) {
    self.init(transform)
    add(shape)
    finishContour(open: true)
    guard isValid else { return nil }
  }

  var isEmpty: Bool { ends.isEmpty }

  mutating func move(_ point: Point) {
    finishContour(open: true)
    lastMove = point
  }

  mutating func line(_ point: Point) {
    startContour()
    append(point, UInt8(ASSAY_RASTER_ON))
  }

  mutating func quad(_ point: Point, control: Point) {
    startContour()
    append(control, UInt8(ASSAY_RASTER_CONIC))
    append(point, UInt8(ASSAY_RASTER_ON))
  }

  mutating func cubic(_ point: Point, control1: Point, control2: Point) {
    startContour()
    append(control1, UInt8(ASSAY_RASTER_CUBIC))
    append(control2, UInt8(ASSAY_RASTER_CUBIC))
    append(point, UInt8(ASSAY_RASTER_ON))
  }

  mutating func close() {
    finishContour(open: false)
  }

  /// Ends the contour being drawn, if any.
  mutating func finishContour(open: Bool) {
    guard isDrawing else { return }
    isDrawing = false
    ends.append(points.count - 1)
    isOpen.append(open)
  }

  /// Takes over finished contours, such as those of a stroke.
  mutating func append(_ other: assay_raster_outline) {
    let offset = points.count
    for point in UnsafeBufferPointer(start: other.points, count: Int(other.point_count)) {
      points.append(
        assay_raster_point(x: FixedPoint.clamp(point.x), y: FixedPoint.clamp(point.y)))
    }
    tags.append(contentsOf: UnsafeBufferPointer(start: other.tags, count: Int(other.point_count)))
    for contour in 0..<Int(other.contour_count) {
      ends.append(offset + Int(other.ends[contour]))
      isOpen.append(false)
    }
  }

  /// Adds a closed contour of straight lines.
  mutating func appendContour(_ line: [assay_raster_point]) {
    guard !line.isEmpty else { return }
    points += line
    tags += [UInt8](repeating: UInt8(ASSAY_RASTER_ON), count: line.count)
    ends.append(points.count - 1)
    isOpen.append(false)
  }

  /// The same contours, each run through the other way.
  func reversed() -> Outline {
    var copy = self
    for contour in ends.indices {
      let start = contour == 0 ? 0 : ends[contour - 1] + 1
      copy.points[start...ends[contour]].reverse()
      copy.tags[start...ends[contour]].reverse()
    }
    return copy
  }

  /// Moves every point through a transform of pixels.
  mutating func apply(_ transform: AffineTransform) {
    for index in points.indices {
      let moved = transform.apply(
        Point(x: Double(points[index].x) / 64, y: Double(points[index].y) / 64))
      points[index] = fixed(moved)
    }
  }

  /// The whole pixels the control points lie in; nothing is drawn outside of them.
  var pixelBounds: PixelRect {
    guard let first = points.first else { return .empty }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return PixelRect(
      left: left >> 6, top: top >> 6, right: (right + 63) >> 6, bottom: (bottom + 63) >> 6)
  }

  private mutating func startContour() {
    if isDrawing { return }
    isDrawing = true
    append(lastMove, UInt8(ASSAY_RASTER_ON))
  }

  private mutating func append(_ point: Point, _ tag: UInt8) {
    points.append(fixed(transform.apply(point)))
    tags.append(tag)
  }

  private mutating func fixed(_ point: Point) -> assay_raster_point {
    guard !point.x.isNaN, !point.y.isNaN else {
      isValid = false
      return assay_raster_point(x: 0, y: 0)
    }
    return FixedPoint.round(point)
  }
}
