// SPDX-License-Identifier: MIT

public import AssayLayout

/// Measures and places subviews. A layout written for SwiftUI compiles after its import line is
/// changed.
///
/// ```swift
/// struct Staircase: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     for (step, subview) in subviews.enumerated() {
///       let inset = 20 * CGFloat(step)
///       subview.place(
///         at: CGPoint(x: bounds.minX + inset, y: bounds.minY + inset), proposal: .unspecified)
///     }
///   }
/// }
/// ```
///
/// Coordinates grow from the leading edge. In a right-to-left layout, Assay mirrors what the layout
/// placed.
public protocol Layout: Animatable {
  /// The values that a layout keeps between its calls for one set of subviews.
  associatedtype Cache = Void
  /// The subviews of the layout.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout, such as the axis of a stack.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for a set of subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Unlike SwiftUI, never called, because subviews do not change in a snapshot.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each subview inside the bounds, whose origin may differ from zero. Subviews that are
  /// not placed are centered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the distances that the container prefers to its neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the position of a guide in the coordinates of the bounds; nil for its default
  /// position.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a guide in the coordinates of the bounds; nil for its default
  /// position.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties: no stack axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the preferences of all subviews together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Returns the guides of the placed subviews together.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedGuide(guide.key)
  }

  /// Returns the guides of the placed subviews together.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedGuide(guide.key)
  }
}

extension Layout where Cache == Void {
  /// Creates no cache.
  public func makeCache(subviews: Subviews) {}
}
