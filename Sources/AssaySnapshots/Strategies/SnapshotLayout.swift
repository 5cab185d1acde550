// SPDX-License-Identifier: MIT

public import Foundation

/// The size of a snapshot, by its name in swift-snapshot-testing.
public enum SnapshotLayout: Hashable, Sendable {
  /// The whole screen of a device.
  case device(config: Device)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The ideal size of the view.
  case sizeThatFits

  /// The pixels per point of a snapshot without a device: 2.
  public static let displayScale = 2.0

  package var canvas: TraitSet.Canvas {
    switch self {
    case .device(let device): .device(device)
    case .fixed(let width, let height):
      .fixed(width: Double(width), height: Double(height), displayScale: Self.displayScale)
    case .sizeThatFits: .sizeThatFits(displayScale: Self.displayScale)
    }
  }
}

extension SnapshotLayout: CustomStringConvertible {
  /// The name of the device, or the size and scale: `320x480@2x`.
  public var description: String { canvas.name }
}
