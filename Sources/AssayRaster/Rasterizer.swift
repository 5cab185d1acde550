// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayText

/// Draws scenes. One value may be used from many threads at once.
package struct Rasterizer: Sendable {
  package var engine: TextEngine

  package init(engine: TextEngine) {
    self.engine = engine
  }

  /// The scene's picture, `scene.pixelWidth` by `scene.pixelHeight`.
  ///
  /// A shape with a coordinate that is not a number is left out; one reaching beyond 30,000 pixels
  /// is drawn as if it ended there.
  package func draw(_ scene: Scene) -> Bitmap {
    let count = scene.pixelWidth * scene.pixelHeight
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      draw(scene, into: buffer)
      initialized = count
    }
    return Bitmap(width: scene.pixelWidth, height: scene.pixelHeight, pixels: pixels)
  }

  /// Draws into a bitmap whose memory is used again where its size fits; replaced where it does
  /// not.
  package func draw(_ scene: Scene, into bitmap: inout Bitmap) {
    guard bitmap.width == scene.pixelWidth, bitmap.height == scene.pixelHeight else {
      bitmap = draw(scene)
      return
    }
    bitmap.pixels.withUnsafeMutableBufferPointer { draw(scene, into: $0) }
  }

  private func draw(_ scene: Scene, into buffer: UnsafeMutableBufferPointer<UInt32>) {
    guard let base = buffer.baseAddress else { return }
    let bounds = PixelRect(left: 0, top: 0, right: scene.pixelWidth, bottom: scene.pixelHeight)
    let transform = AffineTransform(a: scene.scale, b: 0, c: 0, d: scene.scale, tx: 0, ty: 0)
    let first = scene.items.lastIndex { $0.isBackdrop(of: bounds, transform) }
    if first == nil {
      base.update(repeating: scene.background.pixel, count: bounds.width * bounds.height)
    }
    let canvas = Canvas(Surface(base: base, bounds: bounds))
    let renderer = SceneRenderer(engine: engine, canvas: canvas)
    for item in scene.items[(first ?? 0)...] { renderer.draw(item, transform) }
  }
}

extension DisplayItem {
  /// Whether it hides everything behind it, so that none of that need be drawn.
  fileprivate func isBackdrop(of bounds: PixelRect, _ transform: AffineTransform) -> Bool {
    guard case .fill(.rectangle(let rect), .color(let color)) = self, color.alpha == 255,
      transform.isUprightScaling, let pixels = FixedRect(rect, transform)?.wholePixels
    else { return false }
    return pixels.contains(bounds)
  }
}
