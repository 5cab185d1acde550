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
  /// The layout of a hosting controller's view as text, at its ideal size.
  public static var recursiveDescription: Snapshotting {
    recursiveDescription(traits: TraitSet(canvas: SnapshotLayout.sizeThatFits.canvas))
  }

  /// The layout of a hosting controller's view as text, on the whole screen of a device. A `size`
  /// in points stands instead of the screen.
  public static func recursiveDescription(
    on device: Device, size: CGSize? = nil
  ) -> Snapshotting {
    let canvas = size.map { SnapshotLayout.fixed(width: $0.width, height: $0.height).canvas }
    return recursiveDescription(traits: TraitSet(canvas: canvas ?? .device(device)))
  }

  /// The layout of a hosting controller's view as text.
  public static var hierarchy: Snapshotting { recursiveDescription }

  private static func recursiveDescription(traits: TraitSet) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      try ViewRendering.layout(of: AnyView(hostedBy: controller), traits: traits)
    }
  }
}
