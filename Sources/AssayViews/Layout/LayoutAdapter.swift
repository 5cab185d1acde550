// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout

/// Calls a layout that a program defines through the engine's protocol.
///
/// SwiftUI does not require a layout to be `Sendable`. One rendering calls it, on one thread. The
/// author of a layout that refers to changing state is responsible for it, as in SwiftUI.
struct LayoutAdapter<Base: Layout>: AssayLayout.Layout, @unchecked Sendable {
  let base: Base

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: Subviews) -> Base.Cache {
    base.makeCache(subviews: LayoutSubviews(subviews))
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
