// SPDX-License-Identifier: MIT

public import AssayLayout

/// The distances that a view prefers to its neighbors in a stack without its own spacing.
public struct ViewSpacing: Sendable {
  private(set) var base: AssayLayout.ViewSpacing

  init(_ base: AssayLayout.ViewSpacing) { self.base = base }

  /// Creates the spacing of a view that prefers the default distance on all sides.
  public init() { self.base = AssayLayout.ViewSpacing() }

  /// No distance on any side.
  public static let zero = ViewSpacing(.zero)

  /// Takes the larger preference at each of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    base.formUnion(other.base, edges: edges)
  }

  /// Returns the larger preference at each of the edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(base.union(other.base, edges: edges))
  }

  /// Returns the distance between this view and the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(base.distance(to: next.base, along: axis))
  }
}
