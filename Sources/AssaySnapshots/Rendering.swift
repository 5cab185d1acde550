// SPDX-License-Identifier: MIT

internal import AssayRaster
internal import AssayText

/// Draws scenes, with fonts that are opened once a process.
struct SceneRenderer: Sendable {
  let engine: TextEngine

  func rendition(of scene: Scene, traits: RenditionTraits) -> Rendition {
    let bitmap = Rasterizer(engine: engine).draw(scene)
    return Rendition(
      bitmap: bitmap, traits: traits, accessibility: scene.accessibility,
      drawing: DrawingVersion(renderer: "1"))
  }
}
