// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension SceneRenderer {
  /// Draws a picture. Upright ones have their frame's edges rounded to whole pixels, so that a
  /// picture of just that size is copied as it is.
  func draw(_ image: ImageItem, _ transform: AffineTransform) {
    let bitmap = image.bitmap
    guard bitmap.width > 0, bitmap.height > 0, !image.frame.isEmpty else { return }
    guard transform.isUprightScaling else {
      drawTransformed(image, transform)
      return
    }
    guard let box = FixedRect(image.frame, transform) else { return }
    let target = PixelRect(
      left: (box.left + 32) >> 6, top: (box.top + 32) >> 6, right: (box.right + 32) >> 6,
      bottom: (box.bottom + 32) >> 6)
    let shown = target.intersection(canvas.clip)
    guard !shown.isEmpty else { return }
    let tint = image.tint?.pixel
    if target.width == bitmap.width, target.height == bitmap.height, tint == nil {
      copy(bitmap, at: target, shown)
      return
    }
    let scaler = ImageScaler(
      bitmap, showsPixels: image.showsPixels == true, width: target.width, height: target.height,
      columns: (shown.left - target.left)..<(shown.right - target.left),
      rows: (shown.top - target.top)..<(shown.bottom - target.top))
    scaler.forEachRow { n, row in
      guard let base = row.baseAddress else { return }
      if let tint { SceneRenderer.apply(tint, to: row) }
      Blend.over(
        base, canvas.surface.pointer(x: shown.left, y: shown.top + n), count: shown.width)
    }
  }

  private func copy(_ bitmap: Bitmap, at target: PixelRect, _ shown: PixelRect) {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in shown.top..<shown.bottom {
        let source = base + ((y - target.top) * bitmap.width + shown.left - target.left)
        Blend.over(source, canvas.surface.pointer(x: shown.left, y: y), count: shown.width)
      }
    }
  }

  private func drawTransformed(_ image: ImageItem, _ transform: AffineTransform) {
    var bitmap = image.bitmap
    if let tint = image.tint?.pixel {
      bitmap.pixels.withUnsafeMutableBufferPointer { SceneRenderer.apply(tint, to: $0) }
    }
    guard
      let shader = ImageShader(
        bitmap, frame: image.frame, transform, showsPixels: image.showsPixels == true),
      let outline = Outline(.rectangle(image.frame), transform)
    else { return }
    canvas.fill(outline, .shader(shader))
  }

  private static func apply(_ tint: UInt32, to pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices { pixels[index] = Blend.scaled(tint, by: pixels[index] >> 24) }
  }
}
