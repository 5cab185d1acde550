// SPDX-License-Identifier: MIT

public import Foundation

/// What a view is given to fill, under the names that swift-snapshot-testing has for it.
public enum SnapshotLayout: Hashable, Sendable {
  /// A whole screen.
  case device(config: Device)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's own ideal size.
  case sizeThatFits

  /// The scale of a picture that no device decides: every recent phone has two or three pixels a point.
  public static let displayScale = 2.0

  var canvas: TraitSet.Canvas {
    switch self {
    case .device(let device): .device(device)
    case .fixed(let width, let height):
      .fixed(width: Double(width), height: Double(height), displayScale: Self.displayScale)
    case .sizeThatFits: .sizeThatFits(displayScale: Self.displayScale)
    }
  }
}
