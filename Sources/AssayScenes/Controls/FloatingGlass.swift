// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

extension ViewNode {
  /// Glass that floats over the content, as far as a blur with a faint edge and a soft shadow shows
  /// it. Measured on iOS 26.1: #1C1C1E over nearly black, its edge 59 to 42 inward over a
  /// point, no shadow there, and one of 2% below the glass over white.
  static func floatingGlass(_ environment: SceneEnvironment) -> ViewNode {
    let isDark = environment.values.colorScheme == .dark
    let edge = isDark ? Color.white.opacity(0.1) : Color.black.opacity(0.06)
    let capsule = ShapeGeometry.capsule(style: .circular)
    let outline = ShapeNode(
      capsule, drawing: .strokeBorder(StrokeStyle(lineWidth: isDark ? 1 : 0.5)),
      style: .color(edge))
    let shadow = ViewNode.shadow(
      around: capsule, Color.black.opacity(isDark ? 0 : 0.06), radius: 7, y: 3)
    return ViewNode.filled(capsule, .material(.glass))
      .with(.background(alignment: .center, children: [shadow]))
      .with(.overlay(alignment: .center, children: [ViewNode(.shape(outline))]))
      .with(.accessibilityHidden(true))
  }

  /// The shadow of what is not opaque: around it only.
  static func shadow(
    around geometry: ShapeGeometry, _ color: Color, radius: Double, y: Double
  ) -> ViewNode {
    let solid = ViewNode.filled(geometry, .color(.black))
    return ViewNode(
      .zStack(
        alignment: .center,
        children: [
          solid.with(.shadow(color: color, radius: radius, x: 0, y: y)),
          solid.with(.blendMode(.destinationOut)),
        ])
    )
    .with(.compositingGroup, .accessibilityHidden(true))
  }
}
