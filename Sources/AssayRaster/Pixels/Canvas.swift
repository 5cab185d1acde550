// SPDX-License-Identifier: MIT

/// The memory being drawn into and the pixels that may change. Used by one thread.
final class Canvas {
  private(set) var surface: Surface
  /// Always within the surface.
  private(set) var clip: PixelRect
  let raster = OutlineRaster()
  var cornerMasks: [CornerCurve: CornerMask] = [:]
  /// One row of shaded pixels.
  private var shaded: [UInt32] = []

  init(_ surface: Surface) {
    self.surface = surface
    clip = surface.bounds
  }

  /// Draws with fewer pixels allowed to change.
  func withClip(_ bounds: PixelRect, draw: () -> Void) {
    let outer = clip
    clip = clip.intersection(bounds)
    if !clip.isEmpty { draw() }
    clip = outer
  }

  /// Draws into a layer instead.
  func withLayer(_ layer: Layer, draw: () -> Void) {
    let (outerSurface, outerClip) = (surface, clip)
    surface = layer.surface
    clip = layer.surface.bounds
    draw()
    surface = outerSurface
    clip = outerClip
  }

  /// Paints `left..<right` of a row at one coverage, where the clip allows.
  func paint(y: Int, left: Int, right: Int, coverage: UInt32 = 255, _ brush: Brush) {
    let start = max(left, clip.left)
    let count = min(right, clip.right) - start
    guard count > 0, y >= clip.top, y < clip.bottom else { return }
    let row = surface.pointer(x: start, y: y)
    switch brush {
    case .solid(let pixel):
      Blend.over(pixel, row, count: count, coverage: coverage)
    case .shader(let shader):
      withShadedRow(shader, x: start, y: y, count: count) {
        Blend.over($0, row, count: count, coverage: coverage)
      }
    }
  }

  /// Paints pixels from `left` to the right of a row at their own coverage, where the clip allows.
  func paint(y: Int, left: Int, coverage: UnsafeBufferPointer<UInt8>, _ brush: Brush) {
    let start = max(left, clip.left)
    let count = min(left + coverage.count, clip.right) - start
    guard count > 0, y >= clip.top, y < clip.bottom, let bytes = coverage.baseAddress else {
      return
    }
    let row = surface.pointer(x: start, y: y)
    switch brush {
    case .solid(let pixel):
      Blend.over(pixel, row, count: count, coverage: bytes + (start - left))
    case .shader(let shader):
      withShadedRow(shader, x: start, y: y, count: count) {
        Blend.over($0, row, count: count, coverage: bytes + (start - left))
      }
    }
  }

  /// The rows of a box that may change.
  func rows(_ top: Int, _ bottom: Int) -> Range<Int> {
    let first = max(clip.top, top)
    return first..<max(first, min(clip.bottom, bottom))
  }

  func fill(_ outline: Outline, _ brush: Brush) {
    raster.fill(outline, clip: clip) { y, spans in
      for span in spans {
        let left = Int(span.x)
        paint(
          y: y, left: left, right: left + Int(span.length), coverage: UInt32(span.coverage), brush)
      }
    }
  }

  private func withShadedRow(
    _ shader: any RowShader, x: Int, y: Int, count: Int,
    use: (UnsafePointer<UInt32>) -> Void
  ) {
    if shaded.count < count { shaded = [UInt32](repeating: 0, count: count) }
    shaded.withUnsafeMutableBufferPointer { buffer in
      guard let row = buffer.baseAddress else { return }
      shader.shade(row, x: x, y: y, count: count)
      use(row)
    }
  }
}
