// SPDX-License-Identifier: MIT

/// How strong a constraint is.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// 0 to 1,000.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The strongest.
  public static let required = UILayoutPriority(1000)
  /// That of a view's own size while a fitting size is computed: almost none.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// Strong.
  public static let defaultHigh = UILayoutPriority(750)
  /// Weak.
  public static let defaultLow = UILayoutPriority(250)
  /// That of a scene's size while the user resizes it.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// That of a drag that may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// That of a drag that cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// Whether the left priority is weaker.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// A stronger priority.
  public static func + (priority: Self, step: Float) -> Self { Self(priority.rawValue + step) }
  /// A weaker priority.
  public static func - (priority: Self, step: Float) -> Self { Self(priority.rawValue - step) }
}
