// SPDX-License-Identifier: MIT

public import AssayLayout

/// The room a view prefers to its neighbors in a stack without a spacing of its own.
public struct ViewSpacing: Sendable {
  private(set) var base: AssayLayout.ViewSpacing

  init(_ base: AssayLayout.ViewSpacing) { self.base = base }

  /// The spacing of a view that prefers the default on all sides.
  public init() { self.base = AssayLayout.ViewSpacing() }

  /// No room on any side.
  public static let zero = ViewSpacing(.zero)

  /// Takes the larger preference at the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    base.formUnion(other.base, edges: edges)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(base.union(other.base, edges: edges))
  }

  /// Points between this view and the next one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(base.distance(to: next.base, along: axis))
  }
}
