// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout

/// A program's layout as the engine calls it.
///
/// SwiftUI does not ask for a layout that is `Sendable`. One rendering calls it, on one thread; a layout
/// that holds a reference to something that changes is its writer's, as it is in SwiftUI.
struct LayoutAdapter<Base: Layout>: AssayLayout.Layout, @unchecked Sendable {
  let base: Base

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: Subviews) -> Base.Cache {
    base.makeCache(subviews: LayoutSubviews(subviews))
  }

  func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: LayoutSubviews(subviews))
  }

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> Size {
    Size(
      base.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: LayoutSubviews(subviews), cache: &cache))
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews,
    cache: inout Base.Cache
  ) {
    base.placeSubviews(
      in: CGRect(bounds), proposal: ProposedViewSize(proposal), subviews: LayoutSubviews(subviews),
      cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout Base.Cache) -> AssayLayout.ViewSpacing {
    base.spacing(subviews: LayoutSubviews(subviews), cache: &cache).base
  }

  // The engine counts from the edges of the bounds, SwiftUI in their coordinates.

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: AssayLayout.ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> Double? {
    base.explicitAlignment(
      of: guide, in: CGRect(bounds), proposal: ProposedViewSize(proposal),
      subviews: LayoutSubviews(subviews), cache: &cache
    ).map { Double($0) - bounds.minX }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: AssayLayout.ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> Double? {
    base.explicitAlignment(
      of: guide, in: CGRect(bounds), proposal: ProposedViewSize(proposal),
      subviews: LayoutSubviews(subviews), cache: &cache
    ).map { Double($0) - bounds.minY }
  }
}
