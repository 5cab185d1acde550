// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A place of a view, to be read in the coordinates of another view: `proxy[anchor]`.
public struct Anchor<Value> {
  /// What the anchor is of a view.
  public struct Source {
    /// From the frame of the view, in the coordinates of the screen.
    fileprivate let value: @Sendable (CGRect) -> Value
    fileprivate let moved: @Sendable (Value, CGPoint) -> Value

    func anchor(_ room: Room) -> Anchor<Value> {
      Anchor(value: value(CGRect(room.frame)), moved: moved)
    }
  }

  fileprivate let value: Value
  /// A value in coordinates with another origin.
  fileprivate let moved: @Sendable (Value, CGPoint) -> Value
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}
extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
extension Anchor.Source: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source { rect { $0 } }

  /// A rectangle in the coordinates of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    rect { r.offsetBy(dx: $0.origin.x, dy: $0.origin.y) }
  }

  private static func rect(
    _ value: @escaping @Sendable (CGRect) -> CGRect
  ) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: value) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinates of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    point { CGPoint(x: $0.origin.x + p.x, y: $0.origin.y + p.y) }
  }

  /// A point by its fractions of the width and the height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    point {
      CGPoint(
        x: $0.origin.x + $0.size.width * CGFloat(p.x),
        y: $0.origin.y + $0.size.height * CGFloat(p.y))
    }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func point(
    _ value: @escaping @Sendable (CGRect) -> CGPoint
  ) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: value) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
  }
}

extension GeometryProxy {
  /// The place of an anchor in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.moved(anchor.value, frame(in: .global).origin)
  }
}
