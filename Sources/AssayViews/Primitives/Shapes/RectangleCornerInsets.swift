// SPDX-License-Identifier: MIT

/// The size of what is in each corner of a rectangle, in points.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The top corner where lines begin.
  public var topLeading: CGSize
  /// The top corner where lines end.
  public var topTrailing: CGSize
  /// The bottom corner where lines begin.
  public var bottomLeading: CGSize
  /// The bottom corner where lines end.
  public var bottomTrailing: CGSize

  /// Creates empty corners.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }

  /// Creates corners.
  ///
  /// - Parameters:
  ///   - topLeading: the size of the top corner where lines begin, in points.
  ///   - topTrailing: the size of the top corner where lines end, in points.
  ///   - bottomLeading: the size of the bottom corner where lines begin, in points.
  ///   - bottomTrailing: the size of the bottom corner where lines end, in points.
  public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}

extension EdgeInsets {
  /// Returns the insets with room for corners: at each of the edges, the larger of its two corners.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    var insets = self
    if edges.contains(.top) {
      insets.top += max(corners.topLeading.height, corners.topTrailing.height)
    }
    if edges.contains(.leading) {
      insets.leading += max(corners.topLeading.width, corners.bottomLeading.width)
    }
    if edges.contains(.bottom) {
      insets.bottom += max(corners.bottomLeading.height, corners.bottomTrailing.height)
    }
    if edges.contains(.trailing) {
      insets.trailing += max(corners.topTrailing.width, corners.bottomTrailing.width)
    }
    return insets
  }
}

extension GeometryProxy {
  /// None: the canvas of a snapshot is a whole screen without controls of a window in its corners.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}
