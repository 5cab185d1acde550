// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The size and the place of a view, as layout found them.
///
/// Coordinates are points from the top left corner, also from right to left.
public struct GeometryProxy: Sendable {
  private let room: Room

  init(_ room: Room) { self.room = room }

  /// In points.
  public var size: CGSize { CGSize(room.size) }

  /// How far the view may grow beyond the safe area: 0 at edges where it does not reach it.
  public var safeAreaInsets: EdgeInsets { room.safeAreaInsets }

  /// The view's frame in a coordinate space around it; in that of the screen where there is no such
  /// space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a coordinate space around it; in that of the screen where there is no such
  /// space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(Rect(size: room.size))
    case .global: CGRect(room.frame)
    case .named(let name): CGRect(frame(from: room.frame(of: CoordinateSpaceName(name))))
    }
  }

  /// The bounds of a coordinate space around the view, in the view's own coordinates; nil where
  /// there is no such space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard var bounds = room.frame(of: coordinateSpace.name) else { return nil }
    bounds.x -= room.frame.x
    bounds.y -= room.frame.y
    return CGRect(bounds)
  }

  private func frame(from space: Rect?) -> Rect {
    guard let space else { return room.frame }
    var frame = room.frame
    frame.x -= space.x
    frame.y -= space.y
    return frame
  }
}
