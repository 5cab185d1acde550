// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayRaster
internal import AssayScenes
internal import AssaySnapshots

/// From a view to a measured screen, with the fonts and resources of this process.
enum ViewAuditing {
  static func screen(
    of view: some View, traits: TraitSet, near file: String
  ) throws -> AuditScreen {
    let renderer = try SnapshotSession.shared.renderer(near: file)
    let host = try ViewRendering.host(view, traits: traits)
    let built = try ViewRendering.scene(of: host, traits: traits, renderer: renderer)
    let focused = try host.focusedViewNodes().map {
      try renderer.scene(of: $0, traits: traits).scene
    }
    return AuditScreen(
      built.scene, focused: focused,
      traits: ScreenTraits(traits),
      missingKeys: built.missingKeys.map { "\($0)" },
      rasterizer: Rasterizer(engine: renderer.engine))
  }
}
