// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A plane that is drawn upright first and then seen in perspective.
struct ProjectedPlane {
  /// From the group's points to the pixels in which it is drawn upright.
  let upright: AffineTransform
  /// From those pixels to those of the picture.
  let projection: Projection
  let inverse: Projection

  /// The longest side of the upright picture, in pixels.
  private static let maxSide = 4096

  /// Nil for a projection that flattens everything.
  init?(_ projection: Projection, _ transform: AffineTransform) {
    let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    guard scale > 0, scale.isFinite else { return nil }
    upright = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    let whole = Projection(AffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: 0, ty: 0))
      .then(projection).then(Projection(transform))
    guard let inverse = whole.inverse else { return nil }
    self.projection = whole
    self.inverse = inverse
  }

  /// What of the upright picture is drawn: with a border of one clear pixel, so that its edges
  /// fade.
  func source(of bounds: PixelRect) -> PixelRect? {
    guard !bounds.isEmpty else { return nil }
    let box = bounds.expanded(by: 1)
    guard box.width <= Self.maxSide, box.height <= Self.maxSide else { return nil }
    return box
  }

  /// Where a rectangle of the upright picture can show; nil where a part of it is behind the eye.
  func target(of box: PixelRect) -> PixelRect? {
    let corners = [
      (box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom),
    ].map { projection.apply(Point(x: Double($0.0), y: Double($0.1))) }
    let points = corners.compactMap { $0 }
    guard points.count == 4 else { return nil }
    func limited(_ value: Double) -> Double {
      min(FixedPoint.limit, max(-FixedPoint.limit, value))
    }
    let (xs, ys) = (points.map { limited($0.x) }, points.map { limited($0.y) })
    return PixelRect(
      left: Int((xs.min() ?? 0).rounded(.down)), top: Int((ys.min() ?? 0).rounded(.down)),
      right: Int((xs.max() ?? 0).rounded(.up)), bottom: Int((ys.max() ?? 0).rounded(.up)))
  }
}

/// Pixels of a plane in perspective.
struct ProjectedShader: RowShader {
  let layer: Layer
  /// From the pixels of the picture to those of the layer.
  let inverse: Projection

  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let bounds = layer.surface.bounds
    let pixels = UnsafeBufferPointer(
      start: layer.surface.base, count: bounds.width * bounds.height)
    for index in 0..<count {
      guard
        let place = inverse.apply(Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
      else {
        row[index] = 0
        continue
      }
      row[index] = BitmapSampler.sample(
        pixels, width: bounds.width, height: bounds.height, place.x - Double(bounds.left) - 0.5,
        place.y - Double(bounds.top) - 0.5)
    }
  }
}
