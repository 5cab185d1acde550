// SPDX-License-Identifier: MIT

// Core Graphics' functions of C for rectangles, sizes and places, which sources name as values,
// as in `reduce(.null, CGRectUnion)`.

#if !canImport(CoreGraphics)
  /// The smallest rectangle that holds both, in points.
  public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }
  /// What two rectangles share, in points; null where they share nothing.
  public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect {
    first.intersection(second)
  }
  /// A rectangle with its edges moved inward, in points.
  public func CGRectInset(_ rectangle: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rectangle.insetBy(dx: dx, dy: dy)
  }
  /// A moved rectangle, in points.
  public func CGRectOffset(_ rectangle: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rectangle.offsetBy(dx: dx, dy: dy)
  }
  /// Whether a rectangle holds a place.
  public func CGRectContainsPoint(_ rectangle: CGRect, _ point: CGPoint) -> Bool {
    rectangle.contains(point)
  }
  /// Whether a rectangle holds another.
  public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool {
    first.contains(second)
  }
  /// Whether two rectangles share a part.
  public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool {
    first.intersects(second)
  }
  /// Whether two rectangles are the same.
  public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }
  /// Whether two places are the same.
  public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }
  /// Whether two sizes are the same.
  public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
  /// The left edge, in points.
  public func CGRectGetMinX(_ rectangle: CGRect) -> CGFloat { rectangle.minX }
  /// The horizontal center, in points.
  public func CGRectGetMidX(_ rectangle: CGRect) -> CGFloat { rectangle.midX }
  /// The right edge, in points.
  public func CGRectGetMaxX(_ rectangle: CGRect) -> CGFloat { rectangle.maxX }
  /// The top edge, in points.
  public func CGRectGetMinY(_ rectangle: CGRect) -> CGFloat { rectangle.minY }
  /// The vertical center, in points.
  public func CGRectGetMidY(_ rectangle: CGRect) -> CGFloat { rectangle.midY }
  /// The bottom edge, in points.
  public func CGRectGetMaxY(_ rectangle: CGRect) -> CGFloat { rectangle.maxY }
  /// The width, in points.
  public func CGRectGetWidth(_ rectangle: CGRect) -> CGFloat { rectangle.width }
  /// The height, in points.
  public func CGRectGetHeight(_ rectangle: CGRect) -> CGFloat { rectangle.height }
#endif
