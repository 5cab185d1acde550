// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayRaster
import AssayScenes
import AssayText
import AssayViews

@testable import AssayAudit

/// Screens for tests, of views and of items.
enum Screens {
  static let engine = Result { try TextEngine() }

  static func screen(
    of view: some View, size: Size = Size(width: 320, height: 480), appearance: Appearance = .light,
    textSize: DynamicTypeSize = .large
  ) throws -> AuditScreen {
    let traits = TraitSet(
      canvas: .fixed(size, displayScale: 2), appearance: appearance, dynamicTypeSize: textSize)
    let environment = EnvironmentValues(traits: traits)
    let engine = try engine.get()
    let builder = SceneBuilder(engine: engine)
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
    AuditScreen(scene, traits: traits, rasterizer: Rasterizer(engine: try engine.get()))
  }

  static func picture(of view: some View, size: Size, scale: Double) throws -> Bitmap {
    let traits = TraitSet(canvas: .fixed(size, displayScale: scale))
    let engine = try engine.get()
    let node = try view.viewNode(in: EnvironmentValues(traits: traits))
    return Rasterizer(engine: engine).draw(
      try SceneBuilder(engine: engine).build(node, traits: traits).scene)
  }

  /// A screen of elements alone.
  static func screen(_ nodes: [AccessibilityNode]) throws -> AuditScreen {
    try screen(Scene(size: Size(width: 320, height: 480), scale: 1, accessibility: nodes))
  }
}
