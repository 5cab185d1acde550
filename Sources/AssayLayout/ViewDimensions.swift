// SPDX-License-Identifier: MIT

public import AssayGraphics

/// A view's size and the places of its alignment guides, in points of the view.
public struct ViewDimensions: Hashable, Sendable {
  public var size: Size
  /// Distance of the first text baseline from the top; the height where there is no text.
  public var firstTextBaseline: Double
  /// Distance of the last text baseline from the top; the height where there is no text.
  public var lastTextBaseline: Double

  public var width: Double { size.width }
  public var height: Double { size.height }

  public init(size: Size, firstTextBaseline: Double? = nil, lastTextBaseline: Double? = nil) {
    self.size = size
    self.firstTextBaseline = firstTextBaseline ?? size.height
    self.lastTextBaseline = lastTextBaseline ?? size.height
  }
}
