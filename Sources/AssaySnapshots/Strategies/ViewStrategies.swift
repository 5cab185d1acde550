// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import Foundation

extension Snapshotting where Value: View, Format == Rendition {
  /// The view at its ideal size, with 2 pixels per point.
  public static var image: Snapshotting { image(layout: .sizeThatFits) }

  /// The view on the whole screen of a device.
  ///
  /// ```swift
  /// assertSnapshot(of: LoginView(), as: .image(on: .iPhoneSe, appearance: .dark, locale: "es"))
  /// ```
  ///
  /// `precision` is the fraction of bytes that must be equal, from 0 to 1, or of pixels with a
  /// `perceptualPrecision` below 1, which is how near a color must be: as in
  /// swift-snapshot-testing.
  /// `tolerating(_:)` has more limits. `look` is the platform and version whose controls are drawn;
  /// nil for that of the device.
  public static func image(
    on device: Device, precision: Double = 1, perceptualPrecision: Double = 1,
    appearance: Appearance = .light,
    locale: String = "en", dynamicTypeSize: DynamicTypeSize = .large,
    layoutDirection: LayoutDirection? = nil, reduceMotion: Bool = false,
    showsSystemChrome: Bool = false, look: LookName? = nil
  ) -> Snapshotting {
    image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      traits: TraitSet(
        canvas: .device(device), appearance: appearance, dynamicTypeSize: dynamicTypeSize,
        locale: locale, layoutDirection: layoutDirection, reduceMotion: reduceMotion,
        showsSystemChrome: showsSystemChrome, look: look))
  }

  /// The view in a size in points.
  public static func image(
    size: CGSize, precision: Double = 1, perceptualPrecision: Double = 1,
    displayScale: Double = SnapshotLayout.displayScale,
    appearance: Appearance = .light, locale: String = "en",
    dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection? = nil,
    look: LookName? = nil
  ) -> Snapshotting {
    image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      traits: TraitSet(
        canvas: .fixed(
          width: Double(size.width), height: Double(size.height), displayScale: displayScale),
        appearance: appearance,
        dynamicTypeSize: dynamicTypeSize, locale: locale, layoutDirection: layoutDirection,
        look: look))
  }

  /// The view on a device, in a size or at its ideal size.
  public static func image(
    layout: SnapshotLayout, precision: Double = 1, perceptualPrecision: Double = 1,
    appearance: Appearance = .light,
    locale: String = "en", dynamicTypeSize: DynamicTypeSize = .large,
    layoutDirection: LayoutDirection? = nil, look: LookName? = nil
  ) -> Snapshotting {
    image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      traits: TraitSet(
        canvas: layout.canvas, appearance: appearance, dynamicTypeSize: dynamicTypeSize,
        locale: locale, layoutDirection: layoutDirection, look: look))
  }

  /// The view for a trait set.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1, traits: TraitSet
  ) -> Snapshotting {
    SimplySnapshotting<Rendition>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { view in
      try ViewRendering.rendition(of: view, traits: traits)
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The layout as text, one view with its frame a line, at the ideal size of the view.
  public static var viewTree: Snapshotting {
    viewTree(traits: TraitSet(canvas: SnapshotLayout.sizeThatFits.canvas))
  }

  /// The layout as text on the whole screen of a device.
  public static func viewTree(
    on device: Device, locale: String = "en", dynamicTypeSize: DynamicTypeSize = .large,
    layoutDirection: LayoutDirection? = nil, look: LookName? = nil
  ) -> Snapshotting {
    viewTree(
      traits: TraitSet(
        canvas: .device(device), dynamicTypeSize: dynamicTypeSize, locale: locale,
        layoutDirection: layoutDirection, look: look))
  }

  /// The layout as text in a size in points.
  public static func viewTree(size: CGSize) -> Snapshotting {
    viewTree(
      traits: TraitSet(
        canvas: SnapshotLayout.fixed(width: size.width, height: size.height).canvas))
  }

  /// The layout as text for a trait set.
  public static func viewTree(traits: TraitSet) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { view in
      try ViewRendering.layout(of: view, traits: traits)
    }
  }
}
