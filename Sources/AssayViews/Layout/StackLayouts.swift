// SPDX-License-Identifier: MIT

internal import AssayGraphics
public import AssayLayout

/// A `VStack` as a layout, to switch between layouts or to build one's own upon.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// Points between subviews; nil for what each pair of neighbors prefers.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the stack keeps between calls.
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

/// An `HStack` as a layout, to switch between layouts or to build one's own upon.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// Points between subviews; nil for what each pair of neighbors prefers.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the stack keeps between calls.
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

/// A `ZStack` as a layout, to switch between layouts or to build one's own upon.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

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
