// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension SceneRenderer {
  func stroke(_ shape: Shape, _ paint: Paint, _ style: StrokeStyle, _ transform: AffineTransform) {}
  func draw(_ image: ImageItem, _ transform: AffineTransform) {}
  func draw(_ group: GroupItem, _ transform: AffineTransform) {}
}
