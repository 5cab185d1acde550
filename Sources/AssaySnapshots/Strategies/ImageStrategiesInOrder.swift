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
    let (canvas, traits) = traits.above(layout.canvas)
    return Snapshotting<AnyView, Rendition>.image(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision),
      traits: traits.traitSet(on: canvas)
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
  ///   - size: A size in points that stands instead of the screen's, with the safe area of the
  ///     device.
  ///   - traits: The traits that were given, which stand above those of the place around.
  @_disfavoredOverload
  public static func image(
    on device: Device, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(precision: precision, perceptualPrecision: perceptualPrecision, traits: traits) { _ in
      .device(device.sized(size))
    }
  }

  /// The root view of a hosting controller in a size, or in that of its view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect, because there is no window.
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - size: A size in points; nil for that of the view's frame, or for the ideal size where no
  ///     frame was set.
  ///   - traits: The traits that were given, which stand above those of the place around.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      precision: precision, perceptualPrecision: perceptualPrecision, traits: traits
    ) { controller in
      size.map { SnapshotLayout.fixed(width: $0.width, height: $0.height).canvas }
        ?? controller.canvas(else: SnapshotLayout.sizeThatFits.canvas)
    }
  }

  private static func image(
    precision: Float, perceptualPrecision: Float, traits: UITraitCollection,
    canvas: @escaping (UIViewController) -> TraitSet.Canvas
  ) -> Snapshotting {
    SimplySnapshotting<Rendition>.image(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)
    ).pullback { controller in
      let (canvas, traits) = traits.above(canvas(controller))
      return try ViewRendering.rendition(
        of: controller, traits: traits.traitSet(on: canvas), given: traits)
    }
  }
}

extension Snapshotting where Value == UIView, Format == Rendition {
  /// What a hosting controller's view shows. Of another view a gray area with the name of its type,
  /// which is reported: UIKit's views are not drawn.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect, because there is no window.
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - size: A size in points; nil for that of the view's frame, or for the ideal size where no
  ///     frame was set.
  ///   - traits: The traits that were given, which stand above those of the place around.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<Rendition>.image(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)
    ).pullback { view in try ViewRendering.rendition(of: view, size: size, given: traits) }
  }

  /// What a hosting controller's view shows; of another view a gray area, which is reported.
  public static var image: Snapshotting { image(drawHierarchyInKeyWindow: false) }
}
