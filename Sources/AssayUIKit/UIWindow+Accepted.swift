// SPDX-License-Identifier: MIT

extension UIWindow.Level: Comparable {
  /// Creates a level; a larger number is nearer.
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
  /// Whether the first level is farther away.
  public static func < (a: UIWindow.Level, b: UIWindow.Level) -> Bool { a.rawValue < b.rawValue }
}
