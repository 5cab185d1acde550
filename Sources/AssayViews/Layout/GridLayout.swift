// SPDX-License-Identifier: MIT

internal import AssayGraphics
public import AssayLayout

/// A `Grid` as a layout, to switch between layouts. Called by another layout, it places each
/// subview in a row of its own, as it has no cells to see there.
public struct GridLayout: Layout {
  /// The alignment of cells along both axes.
  public var alignment: Alignment
  /// The distance between columns, in points; nil for the default of 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for the default of 8.
  public var verticalSpacing: CGFloat?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of cells along both axes.
  ///   - horizontalSpacing: the distance between columns, in points; nil for the default of 8.
  ///   - verticalSpacing: the distance between rows, in points; nil for the default of 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The values that the layout keeps between calls.
  public struct Cache {
    var base: AssayLayout.VStackLayout.Cache
  }

  func node(around children: [ViewNode]) -> GridNode {
    GridNode(
      alignment: alignment, horizontalSpacing: horizontalSpacing.points,
      verticalSpacing: verticalSpacing.points, children: children)
  }

  /// The rows of subviews that are no `GridRow`.
  var rows: AssayLayout.VStackLayout {
    AssayLayout.VStackLayout(
      alignment: alignment.horizontal, spacing: verticalSpacing.map { Double($0) } ?? 8)
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(base: rows.makeCache(subviews: subviews.base))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(rows.sizeThatFits(proposal: proposal.base, subviews: subviews.base, cache: &cache.base))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    rows.placeSubviews(
      in: Rect(bounds), proposal: proposal.base, subviews: subviews.base, cache: &cache.base)
  }
}
