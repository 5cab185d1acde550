// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayRaster
import AssayScenes
import AssayTestSupport
import AssayViews

@testable import AssayAudit

/// Screens for tests, of views and of items.
enum Screens {
  static func screen(
    of view: some View, size: Size = Size(width: 320, height: 480), appearance: Appearance = .light,
    textSize: DynamicTypeSize = .large, look: LookName = .iOS18
  ) throws -> AuditScreen {
    let traits = TraitSet(
      canvas: .fixed(size, displayScale: 2), appearance: appearance, dynamicTypeSize: textSize,
      look: look)
    let environment = EnvironmentValues(traits: traits)
    let engine = try ScreenSketch.engine
    let builder = try ScreenSketch.builder()
    let host = ViewHost(view, in: environment)
    return AuditScreen(
      try host.settle { try builder.scene(of: $0, traits: traits) },
      focused: try host.focusedViewNodes().map {
        try builder.scene(of: $0, traits: traits)
      },
      traits: ScreenTraits(traits), rasterizer: Rasterizer(engine: engine))
  }

  static func screen(
    _ scene: Scene, traits: ScreenTraits = ScreenTraits(name: "test")
  ) throws -> AuditScreen {
    AuditScreen(scene, traits: traits, rasterizer: Rasterizer(engine: try ScreenSketch.engine))
  }

  static func picture(of view: some View, size: Size, scale: Double) throws -> Bitmap {
    let traits = TraitSet(canvas: .fixed(size, displayScale: scale))
    return Rasterizer(engine: try ScreenSketch.engine).draw(
      try ScreenSketch.build(view, traits).scene)
  }

  /// A screen of elements alone.
  static func screen(_ nodes: [AccessibilityNode]) throws -> AuditScreen {
    try screen(Scene(size: Size(width: 320, height: 480), scale: 1, accessibility: nodes))
  }
}
