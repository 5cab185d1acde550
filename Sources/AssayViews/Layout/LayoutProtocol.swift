// SPDX-License-Identifier: MIT

public import AssayLayout

/// Measures and places subviews, as SwiftUI's protocol of the same name: a layout written for SwiftUI
/// compiles with its import line changed.
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
///       let place = CGPoint(x: bounds.minX + 20 * CGFloat(step), y: bounds.minY + 20 * CGFloat(step))
///       subview.place(at: place, proposal: .unspecified)
///     }
///   }
/// }
/// ```
///
/// Coordinates grow from the leading edge; from right to left, what a layout placed is mirrored for it.
public protocol Layout: Animatable {
  /// What a layout keeps between its calls for one set of subviews.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  /// Subviews never change in a picture, so nothing calls it.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each subview within the bounds, whose origin need not be zero; those left out are centered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The guide's place in the coordinates of the bounds, or nil for its default place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The guide's place in the coordinates of the bounds, or nil for its default place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The subviews' preferences together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The subviews' guides together, where they lie once placed.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedGuide(AlignmentKey(guide))
  }

  /// The subviews' guides together, where they lie once placed.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedGuide(AlignmentKey(guide))
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
