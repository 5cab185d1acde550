// SPDX-License-Identifier: MIT

public import AssayViews
public import Foundation

// Texts of views by their names in swift-snapshot-testing. The text is that of `viewTree`, because
// there are no UIKit views to describe: references must be recorded again.

extension Snapshotting where Value: View, Format == String {
  /// The layout as text, one view with its frame a line, as `viewTree` writes it.
  public static var recursiveDescription: Snapshotting { viewTree }

  /// The layout as text on the whole screen of a device, as `viewTree(on:)` writes it.
  public static func recursiveDescription(on device: Device) -> Snapshotting {
    viewTree(on: device)
  }

  /// The layout as text in a size in points, as `viewTree(size:)` writes it.
  public static func recursiveDescription(size: CGSize) -> Snapshotting { viewTree(size: size) }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The layout of a hosting controller's view as text, in the size of the controller's view or at
  /// its ideal size.
  public static var recursiveDescription: Snapshotting {
    recursiveDescription(traits: UITraitCollection()) { controller in
      controller.canvas(else: SnapshotLayout.sizeThatFits.canvas)
    }
  }

  /// The layout of a hosting controller's view as text, on the whole screen of a device. A `size`
  /// in points stands instead of the screen's, and the given traits above those of the device.
  public static func recursiveDescription(
    on device: Device, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    recursiveDescription(traits: traits) { _ in .device(device.sized(size)) }
  }

  /// The layout of a hosting controller's view as text.
  public static var hierarchy: Snapshotting { recursiveDescription }

  private static func recursiveDescription(
    traits: UITraitCollection, canvas: @escaping (UIViewController) -> TraitSet.Canvas
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      let (canvas, traits) = traits.above(canvas(controller))
      return try ViewRendering.layout(
        of: controller, traits: traits.traitSet(on: canvas), given: traits)
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The layout as text of what a hosting controller's view shows, or of the area that stands for
  /// another view.
  public static var recursiveDescription: Snapshotting { recursiveDescription(size: nil) }

  /// The layout as text of what a hosting controller's view shows, or of the area that stands for
  /// another view. A nil `size` is that of the view's frame.
  public static func recursiveDescription(
    size: CGSize?, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { view in
      try ViewRendering.layout(of: view, size: size, given: traits)
    }
  }
}
