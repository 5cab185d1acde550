// SPDX-License-Identifier: MIT

public import AssayGraphics
internal import AssayRaster
internal import AssayRendering
internal import AssayScenes
public import AssaySnapshotStore

extension Snapshotting where Value: View, Format == String {
  /// What assistive technology reads, one element a line in reading order, at the ideal size of the
  /// view.
  public static var accessibilityTree: Snapshotting {
    accessibilityTree(traits: TraitSet(canvas: SnapshotLayout.sizeThatFits.canvas))
  }

  /// What assistive technology reads on the whole screen of a device.
  public static func accessibilityTree(
    on device: Device, locale: String = "en", dynamicTypeSize: DynamicTypeSize = .large,
    layoutDirection: LayoutDirection? = nil
  ) -> Snapshotting {
    accessibilityTree(
      traits: TraitSet(
        canvas: .device(device), dynamicTypeSize: dynamicTypeSize, locale: locale,
        layoutDirection: layoutDirection))
  }

  /// What assistive technology reads for a trait set.
  public static func accessibilityTree(traits: TraitSet) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { view in
      let scene = try AccessibilityRendering.scene(of: view, traits: traits).scene
      return AccessibilityTreeText.text(of: scene.accessibility)
    }
  }
}

extension Snapshotting where Value: View, Format == Rendition {
  /// The view on the whole screen of a device, with its elements as numbered regions and a legend
  /// of what assistive technology reads.
  ///
  /// ```swift
  /// assertSnapshot(of: LoginView(), as: .accessibilityImage(on: .iPhoneSe))
  /// ```
  ///
  /// `precision` and `perceptualPrecision` are those of `image(on:)`.
  public static func accessibilityImage(
    on device: Device, precision: Double = 1, perceptualPrecision: Double = 1,
    appearance: Appearance = .light, locale: String = "en",
    dynamicTypeSize: DynamicTypeSize = .large,
    layoutDirection: LayoutDirection? = nil
  ) -> Snapshotting {
    let traits = TraitSet(
      canvas: .device(device), appearance: appearance, dynamicTypeSize: dynamicTypeSize,
      locale: locale, layoutDirection: layoutDirection)
    return SimplySnapshotting<Rendition>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { view in
      let traits = traits.onScreen
      let (scene, renderer) = try AccessibilityRendering.scene(of: view, traits: traits)
      let marked = AccessibilityOverlay(engine: renderer.engine).marked(scene)
      // The legend may need a font that the view does not.
      try renderer.checkFonts()
      return Rendition(
        bitmap: Rasterizer(engine: renderer.engine).draw(marked),
        traits: RenditionTraits(traits), accessibility: scene.accessibility,
        drawing: DrawingVersion(
          renderer: SnapshotRenderer.version,
          fonts: SceneFonts(engine: renderer.engine).files(of: marked).map(\.fingerprint)))
    }
  }
}

/// From a view to its scene, with the fonts and resources of this process.
private enum AccessibilityRendering {
  static func scene(
    of view: some View, traits: TraitSet
  ) throws -> (scene: AssayGraphics.Scene, renderer: SnapshotRenderer) {
    let traits = traits.onScreen
    let renderer = try SnapshotSession.shared.renderer(near: AssertionScope.file ?? "/")
    let host = try ViewRendering.host(view, traits: traits)
    let built = try ViewRendering.scene(of: host, traits: traits, renderer: renderer)
    return (built.scene, renderer)
  }
}
