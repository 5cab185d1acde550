// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Measures and places subviews, as SwiftUI's protocol of the same name.
///
/// Coordinates grow from the leading edge; from right to left, what a layout placed is mirrored for
/// it.
package protocol Layout: Sendable {
  /// What a layout keeps between its calls for one set of subviews.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  /// The size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Places each subview within the bounds; those left out are centered.
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The guide's place from the bounds' leading edge, or nil for its default place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// The guide's place from the bounds' top, or nil for its default place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?
}

/// What a layout container is, apart from its subviews.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis that a `Spacer` or a `Divider` inside takes its direction from.
  public var stackOrientation: Axis?

  /// Creates properties.
  public init(stackOrientation: Axis? = nil) {
    self.stackOrientation = stackOrientation
  }
}

extension Layout {
  package static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The subviews' preferences together.
  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The subviews' guides together, where they lie once placed.
  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedGuide(guide.key, in: bounds)
  }

  /// The subviews' guides together, where they lie once placed.
  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedGuide(guide.key, in: bounds)
  }
}

extension Layout where Cache == Void {
  package func makeCache(subviews: Subviews) {}
}
