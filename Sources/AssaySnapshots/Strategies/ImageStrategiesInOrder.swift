// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import AssayViews
public import Foundation

// The strategies of pictures with the arguments of swift-snapshot-testing, in its order.

/// The size of a snapshot, by its name in swift-snapshot-testing.
public typealias SwiftUISnapshotLayout = SnapshotLayout

extension Snapshotting where Value: View, Format == Rendition {
  /// The view on a device, in a size or at its ideal size.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect, because there is no window.
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - layout: The size.
  ///   - traits: The traits that were given, which stand above those of the place around.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<AnyView, Rendition>.image(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision),
      traits: traits.traitSet(on: layout.canvas)
    ).pullback { traits.applied(to: $0) }
  }
}

extension Snapshotting where Value == UIViewController, Format == Rendition {
  /// The root view of a hosting controller on the whole screen of a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - drawHierarchyInKeyWindow: Without effect, because there is no window.
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - size: A size in points that stands instead of the screen.
  ///   - traits: The traits that were given, which stand above those of the place around.
  @_disfavoredOverload
  public static func image(
    on device: Device, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let canvas = size.map { SnapshotLayout.fixed(width: $0.width, height: $0.height).canvas }
    return image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      canvas: canvas ?? .device(device), traits: traits)
  }

  /// The root view of a hosting controller in a size, or at its ideal size.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect, because there is no window.
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - size: A size in points; nil for the ideal size.
  ///   - traits: The traits that were given, which stand above those of the place around.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let layout = size.map { SnapshotLayout.fixed(width: $0.width, height: $0.height) }
    return image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      canvas: (layout ?? .sizeThatFits).canvas, traits: traits)
  }

  private static func image(
    precision: Float, perceptualPrecision: Float, canvas: TraitSet.Canvas,
    traits: UITraitCollection
  ) -> Snapshotting {
    Snapshotting<AnyView, Rendition>.image(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision),
      traits: traits.traitSet(on: canvas)
    ).pullback { traits.applied(to: AnyView(hostedBy: $0)) }
  }
}
