// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayGraphics
internal import AssayRaster
internal import AssayScenes
internal import AssaySnapshotStore
internal import AssaySnapshots

/// From a view to a measured screen, with the fonts and resources of this process.
enum ViewAuditing {
  static func recordMode() throws -> RecordMode { try SnapshotSession.shared.recordMode() }

  /// Colors by appearance, as the only ones that are offered.
  ///
  /// - Parameter names: hex, or names of color sets or system colors.
  /// - Throws: `ColorSyntaxError` for a name that is none of these.
  static func colors(
    _ names: [String], near file: String
  ) throws -> [ColorAppearance: AppColors] {
    if names.isEmpty { return [:] }
    let assets = try SnapshotSession.shared.renderer(near: file).resources.assets
    var result: [ColorAppearance: AppColors] = [:]
    for appearance in ColorAppearance.allCases {
      let parser = ColorParser(appearance: appearance)
      var colors = AppColors(
        try names.map { name in
          let own = assets?.color(named: name, appearance).map { AuditColor($0) }
          return NamedColor(name: name, color: try own ?? parser.color(name))
        })
      colors.isRamp = true
      result[appearance] = colors
    }
    return result
  }

  static func screen(
    of view: some View, traits: TraitSet, near file: String
  ) throws -> AuditScreen {
    let traits = traits.onScreen
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
