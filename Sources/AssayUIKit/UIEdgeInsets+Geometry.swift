// SPDX-License-Identifier: MIT

extension CGRect {
  /// The rectangle inside of insets, as `UIEdgeInsetsInsetRect` computes it. Negative insets make
  /// it larger.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// A distance by UIKit's names, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset()

  /// Creates a distance.
  ///
  /// - Parameters:
  ///   - horizontal: to the right, in points.
  ///   - vertical: down, in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
