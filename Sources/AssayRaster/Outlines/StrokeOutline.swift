// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import CFreeType

/// Turns lines into the areas they cover, with FreeType's stroker.
extension Outline {
  /// The area of a shape's stroke; nil where there is nothing to draw.
  static func stroke(
    of shape: Shape, _ style: StrokeStyle, _ transform: AffineTransform, raster: OutlineRaster
  ) -> Outline? {
    let determinant = (transform.a * transform.d - transform.b * transform.c).magnitude
    // A line keeps its width under scaling alike in both directions and turning. Under any other
    // transform it is drawn at the mean scale, and its outline is transformed.
    let scale = transform.isUniformScaling ? transform.a : determinant.squareRoot()
    let halfWidth = style.lineWidth * scale / 2
    guard scale > 0, scale.isFinite, halfWidth > 0, halfWidth.isFinite else { return nil }
    let drawn =
      transform.isUniformScaling
      ? transform : AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    let pattern = DashPattern(style.dash, phase: style.dashPhase, scale: scale)
    guard var lines = Outline(pattern == nil ? shape : shape.fromItsStart, drawn),
      let handle = raster.handleForUse()
    else { return nil }
    if let pattern { lines = lines.dashed(pattern) }

    var area = Outline(.identity)
    for contour in lines.ends.indices {
      let start = contour == 0 ? 0 : lines.ends[contour - 1] + 1
      area.addStroke(
        of: lines, start..<(lines.ends[contour] + 1), isOpen: lines.isOpen[contour],
        halfWidth: max(1, FixedPoint.round(halfWidth)), style, handle)
    }
    if !transform.isUniformScaling {
      area.apply(
        AffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: 0, ty: 0).then(transform))
    }
    return area.isEmpty ? nil : area
  }

  private mutating func addStroke(
    of lines: Outline, _ range: Range<Int>, isOpen: Bool, halfWidth: Int, _ style: StrokeStyle,
    _ handle: OpaquePointer
  ) {
    let start = lines.points[range.lowerBound]
    if lines.points[range].allSatisfy({ $0.x == start.x && $0.y == start.y }) {
      // A line without length has no direction: only round caps show, as a dot.
      guard style.lineCap == .round else { return }
      let (x, y, radius) = (Double(start.x) / 64, Double(start.y) / 64, Double(halfWidth) / 64)
      add(.ellipse(Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
      return
    }
    let cap: Int
    switch style.lineCap {
    case .butt: cap = ASSAY_RASTER_BUTT
    case .round: cap = ASSAY_RASTER_ROUND_CAP
    case .square: cap = ASSAY_RASTER_SQUARE
    }
    let join: Int
    switch style.lineJoin {
    case .miter: join = ASSAY_RASTER_MITER
    case .round: join = ASSAY_RASTER_ROUND_JOIN
    case .bevel: join = ASSAY_RASTER_BEVEL
    }
    // In 16.16. NB: written so that NaN is the least.
    let miterLimit = Int((style.miterLimit > 1 ? min(1000, style.miterLimit) : 1) * 65_536)
    withUnsafeMutablePointer(to: &self) { area in
      lines.points.withUnsafeBufferPointer { points in
        lines.tags.withUnsafeBufferPointer { tags in
          guard let point = points.baseAddress, let tag = tags.baseAddress else { return }
          // NB: an error means that FreeType ran out of memory or of point numbers: no such stroke.
          _ = assay_raster_stroke(
            handle, point + range.lowerBound, tag + range.lowerBound, Int32(range.count),
            isOpen ? 1 : 0, halfWidth, Int32(cap), Int32(join), miterLimit,
            { context, outline in
              guard let context, let outline else { return }
              context.assumingMemoryBound(to: Outline.self).pointee.append(outline.pointee)
            }, area)
        }
      }
    }
  }
}

extension AffineTransform {
  /// Whether it only moves and scales alike in both directions.
  var isUniformScaling: Bool { isUprightScaling && a == d }
}
