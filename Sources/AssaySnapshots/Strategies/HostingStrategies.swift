// SPDX-License-Identifier: MIT

public import AssaySnapshotStore

/// The devices, by their name in swift-snapshot-testing.
public typealias ViewImageConfig = Device

extension Snapshotting where Value == UIViewController, Format == Rendition {
  /// The root view of a hosting controller at its ideal size, with 2 pixels per point.
  public static var image: Snapshotting {
    image(traits: TraitSet(canvas: SnapshotLayout.sizeThatFits.canvas))
  }

  /// The root view of a hosting controller on the whole screen of a device. Another controller is
  /// drawn as a placeholder, and reported.
  ///
  /// `precision` and `perceptualPrecision` are those of a view's `image(on:)`. A `size` in points
  /// stands instead of the screen.
  public static func image(
    on device: Device, precision: Double = 1, perceptualPrecision: Double = 1, size: CGSize? = nil,
    appearance: Appearance = .light, locale: String = "en",
    dynamicTypeSize: DynamicTypeSize = .large
  ) -> Snapshotting {
    let canvas =
      size.map {
        TraitSet.Canvas.fixed(
          width: Double($0.width), height: Double($0.height), displayScale: device.displayScale)
      } ?? .device(device)
    return image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      traits: TraitSet(
        canvas: canvas, appearance: appearance, dynamicTypeSize: dynamicTypeSize, locale: locale))
  }

  /// The root view of a hosting controller for a trait set.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1, traits: TraitSet
  ) -> Snapshotting {
    SimplySnapshotting<Rendition>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { controller in
      try ViewRendering.rendition(of: AnyView(hostedBy: controller), traits: traits)
    }
  }
}

extension AnyView {
  /// Hides the type of a view that is known to be some view.
  init(any view: any View) {
    func hide(_ view: some View) -> AnyView { AnyView(view) }
    self = hide(view)
  }

  /// The view of a controller.
  init(hostedBy controller: UIViewController) {
    self.init(any: BodyEvaluator.value { controller.hostedView })
  }
}
