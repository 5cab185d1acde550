// SPDX-License-Identifier: MIT

// Comparisons by the names of Core Graphics before Swift had `==` for them.
extension CGPoint {
  /// Whether both coordinates are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both sides are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether the rectangles have the same place and size. Negative sizes count as the rectangle
  /// that they mean.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
