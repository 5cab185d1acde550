// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

extension ViewNode {
  /// Glass that floats over the content, as far as a plain fill with a faint edge and a soft shadow
  /// shows it. Measured on iOS 26.1: #1C1C1E over nearly black, its edge 59 to 42 inward over a
  /// point, no shadow there, and one of 2% below the glass over white.
  static func floatingGlass(_ environment: SceneEnvironment) -> ViewNode {
    let isDark = environment.values.colorScheme == .dark
    let fill = isDark ? Color(base: .rgba(RGBAColor(red: 0x1C, green: 0x1C, blue: 0x1E))) : .white
    let edge = isDark ? Color.white.opacity(0.1) : Color.black.opacity(0.06)
    let capsule = ShapeGeometry.capsule(style: .circular)
    let outline = ShapeNode(
      capsule, drawing: .strokeBorder(StrokeStyle(lineWidth: isDark ? 1 : 0.5)),
      style: .color(edge))
    return ViewNode.filled(capsule, .color(fill.opacity(0.92)))
      .with(.shadow(color: Color.black.opacity(isDark ? 0 : 0.06), radius: 7, x: 0, y: 3))
      .with(.overlay(alignment: .center, children: [ViewNode(.shape(outline))]))
      .with(.accessibilityHidden(true))
  }
}
