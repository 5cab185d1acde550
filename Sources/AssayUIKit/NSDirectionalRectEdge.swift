// SPDX-License-Identifier: MIT

/// Edges that follow the direction of the text, by UIKit's names.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt
  /// Creates a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// An edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// An edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// An edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Directions, by UIKit's name.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit a direction.
  public let rawValue: UInt
  /// Creates a set of directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
