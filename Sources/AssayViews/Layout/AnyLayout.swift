// SPDX-License-Identifier: MIT

internal import AssayGraphics
public import AssayLayout

/// A layout whose type is hidden: `AnyLayout(HStackLayout())`.
public struct AnyLayout: Layout {
  /// The hidden layout with its cache.
  public struct Cache {
    var base: AssayLayout.AnyLayout.Cache
  }

  /// Never an `AnyLayout` itself.
  let layout: any Layout
  private let engine: AssayLayout.AnyLayout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    if let erased = layout as? AnyLayout {
      self = erased
    } else {
      self.layout = layout
      self.engine = AssayLayout.AnyLayout(layout.engine)
    }
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(base: engine.makeCache(subviews: subviews.base))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      engine.sizeThatFits(
        proposal: proposal.base, subviews: subviews.base, cache: &cache.base))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    engine.placeSubviews(
      in: Rect(bounds), proposal: proposal.base, subviews: subviews.base, cache: &cache.base)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(engine.spacing(subviews: subviews.base, cache: &cache.base))
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    engine.explicitAlignment(
      of: guide, in: Rect(bounds), proposal: proposal.base, subviews: subviews.base,
      cache: &cache.base
    ).map { bounds.minX + CGFloat($0) }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    engine.explicitAlignment(
      of: guide, in: Rect(bounds), proposal: proposal.base, subviews: subviews.base,
      cache: &cache.base
    ).map { bounds.minY + CGFloat($0) }
  }
}
