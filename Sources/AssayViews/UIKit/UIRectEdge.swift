// SPDX-License-Identifier: MIT

/// Edges of a rectangle, by UIKit's names.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt
  /// Creates a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// An edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// An edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// An edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a layer, by Core Animation's names.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// Creates a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// At the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// At the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// At the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of a layer's corners, by Core Animation's names.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A softer one.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
