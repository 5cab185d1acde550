// SPDX-License-Identifier: MIT

internal import AssayGraphics
public import AssayLayout

/// A `VStack` as a layout, to switch between layouts or to build another one with it.
public struct VStackLayout: Layout {
  /// The alignment of subviews along the horizontal axis.
  public var alignment: HorizontalAlignment
  /// The distance between subviews, in points; nil for the preference of each pair of neighbors.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The values that the layout keeps between calls.
  public struct Cache {
    var base: AssayLayout.VStackLayout.Cache
  }

  public static var layoutProperties: LayoutProperties { AssayLayout.VStackLayout.layoutProperties }

  var stack: AssayLayout.VStackLayout {
    AssayLayout.VStackLayout(alignment: alignment, spacing: spacing.map { Double($0) })
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(base: stack.makeCache(subviews: subviews.base))
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(stack.spacing(subviews: subviews.base, cache: &cache.base))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      stack.sizeThatFits(proposal: proposal.base, subviews: subviews.base, cache: &cache.base))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.placeSubviews(
      in: Rect(bounds), proposal: proposal.base, subviews: subviews.base, cache: &cache.base)
  }
}

/// An `HStack` as a layout, to switch between layouts or to build another one with it.
public struct HStackLayout: Layout {
  /// The alignment of subviews along the vertical axis.
  public var alignment: VerticalAlignment
  /// The distance between subviews, in points; nil for the preference of each pair of neighbors.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The values that the layout keeps between calls.
  public struct Cache {
    var base: AssayLayout.HStackLayout.Cache
  }

  public static var layoutProperties: LayoutProperties { AssayLayout.HStackLayout.layoutProperties }

  var stack: AssayLayout.HStackLayout {
    AssayLayout.HStackLayout(alignment: alignment, spacing: spacing.map { Double($0) })
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(base: stack.makeCache(subviews: subviews.base))
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(stack.spacing(subviews: subviews.base, cache: &cache.base))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      stack.sizeThatFits(proposal: proposal.base, subviews: subviews.base, cache: &cache.base))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.placeSubviews(
      in: Rect(bounds), proposal: proposal.base, subviews: subviews.base, cache: &cache.base)
  }
}

/// A `ZStack` as a layout, to switch between layouts or to build another one with it.
public struct ZStackLayout: Layout {
  /// The alignment of subviews along both axes.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var stack: AssayLayout.ZStackLayout { AssayLayout.ZStackLayout(alignment: alignment) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(stack.sizeThatFits(proposal: proposal.base, subviews: subviews.base, cache: &cache))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.placeSubviews(
      in: Rect(bounds), proposal: proposal.base, subviews: subviews.base, cache: &cache)
  }
}
