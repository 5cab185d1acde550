// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension SceneRenderer {
  func stroke(_ shape: Shape, _ paint: Paint, _ style: StrokeStyle, _ transform: AffineTransform) {
    guard let brush = Brush(paint, transform),
      let area = Outline.stroke(of: shape, style, transform, raster: canvas.raster)
    else { return }
    canvas.fill(area, brush)
  }
}
