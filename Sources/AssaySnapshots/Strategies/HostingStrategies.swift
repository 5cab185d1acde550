// SPDX-License-Identifier: MIT

public import AssaySnapshotStore

/// The devices, by their name in swift-snapshot-testing.
public typealias ViewImageConfig = Device

extension Snapshotting where Value == UIViewController, Format == Rendition {
  /// The root view of a hosting controller in the size of the controller's view, or at its ideal
  /// size where no frame was set, with 2 pixels per point.
  public static var image: Snapshotting {
    SimplySnapshotting<Rendition>.image.pullback { controller in
      let canvas = controller.canvas(else: SnapshotLayout.sizeThatFits.canvas)
      return try ViewRendering.rendition(of: controller, traits: TraitSet(canvas: canvas))
    }
  }

  /// The root view of a hosting controller on the whole screen of a device. Another controller is
  /// drawn as a placeholder, and reported.
  ///
  /// `precision` and `perceptualPrecision` are those of a view's `image(on:)`. A `size` in points
  /// stands instead of the screen's, with the safe area of the device.
  public static func image(
    on device: Device, precision: Double = 1, perceptualPrecision: Double = 1, size: CGSize? = nil,
    appearance: Appearance = .light, locale: String = "en",
    dynamicTypeSize: DynamicTypeSize = .large
  ) -> Snapshotting {
    image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      traits: TraitSet(
        canvas: .device(device.sized(size)), appearance: appearance,
        dynamicTypeSize: dynamicTypeSize, locale: locale))
  }

  /// The root view of a hosting controller for a trait set.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1, traits: TraitSet
  ) -> Snapshotting {
    SimplySnapshotting<Rendition>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { controller in
      try ViewRendering.rendition(of: controller, traits: traits)
    }
  }
}

extension ViewRendering {
  /// The picture of a controller's view, in the appearance that the controller is set to.
  ///
  /// - Parameter given: the traits that a trait set does not hold.
  static func rendition(
    of controller: UIViewController, traits: TraitSet,
    given: UITraitCollection = UITraitCollection()
  ) throws -> Rendition {
    try rendition(
      of: given.applied(to: AnyView(hostedBy: controller)),
      traits: controller.overriding(traits.onScreen))
  }

  /// The layout of a controller's view as text.
  static func layout(
    of controller: UIViewController, traits: TraitSet,
    given: UITraitCollection = UITraitCollection()
  ) throws -> String {
    try layout(
      of: given.applied(to: AnyView(hostedBy: controller)),
      traits: controller.overriding(traits.onScreen))
  }

  /// The picture of a view of UIKit: of a hosting controller's what it hosts, of another one a
  /// placeholder, in the size of its frame or at its ideal size.
  static func rendition(
    of view: UIView, size: CGSize?, given: UITraitCollection
  ) throws -> Rendition {
    try rendition(
      of: given.applied(to: AnyView(hostedBy: view)), traits: view.traitSet(given, size: size))
  }

  /// The layout of a view of UIKit as text.
  static func layout(of view: UIView, size: CGSize?, given: UITraitCollection) throws -> String {
    try layout(
      of: given.applied(to: AnyView(hostedBy: view)), traits: view.traitSet(given, size: size))
  }
}

extension UIViewController {
  /// A canvas in the size of the view's frame; another one where no frame was set.
  nonisolated func canvas(else other: TraitSet.Canvas) -> TraitSet.Canvas {
    BodyEvaluator.value { view }?.canvas(else: other) ?? other
  }

  /// The traits with the appearance that the controller or its view is set to.
  fileprivate nonisolated func overriding(_ traits: TraitSet) -> TraitSet {
    let own = BodyEvaluator.value { overrideUserInterfaceStyle }
    let traits = traits.overridden(by: own)
    return BodyEvaluator.value { view }?.overriding(traits) ?? traits
  }
}

extension UIView {
  /// The traits with the appearance that the view is set to.
  fileprivate nonisolated func overriding(_ traits: TraitSet) -> TraitSet {
    traits.overridden(by: BodyEvaluator.value { ownInterfaceStyle })
  }

  /// Given traits, in a size in points; nil for that of the frame.
  fileprivate nonisolated func traitSet(_ given: UITraitCollection, size: CGSize?) -> TraitSet {
    let canvas = size.map { SnapshotLayout.fixed(width: $0.width, height: $0.height).canvas }
    return overriding(
      given.traitSet(on: canvas ?? self.canvas(else: SnapshotLayout.sizeThatFits.canvas)))
  }

  /// A canvas in the size of the frame; another one where no frame was set.
  nonisolated func canvas(else other: TraitSet.Canvas) -> TraitSet.Canvas {
    let size = BodyEvaluator.value { frame.size }
    guard size.width > 0, size.height > 0 else { return other }
    return .fixed(
      width: Double(size.width), height: Double(size.height), displayScale: other.displayScale)
  }
}

extension TraitSet {
  fileprivate func overridden(by style: UIUserInterfaceStyle) -> TraitSet {
    guard let scheme = ColorScheme(style) else { return self }
    var traits = self
    traits.appearance.colorScheme = scheme
    return traits
  }
}

extension TraitSet.Canvas {
  fileprivate var displayScale: Double { TraitSet(canvas: self).displayScale }
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

  /// What is drawn of a view of UIKit.
  init(hostedBy view: UIView) {
    self.init(any: BodyEvaluator.value { view.hostedView })
  }
}
