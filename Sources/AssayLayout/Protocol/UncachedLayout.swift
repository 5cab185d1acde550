// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A layout that keeps nothing between its calls. The tree calls it without the detour through a
/// cache of a type it does not know, which is most of the cost of a small layout: let the layouts
/// of views and modifiers be such.
package protocol UncachedLayout: Layout where Cache == Void {}

extension ZStackLayout: UncachedLayout {}

/// An uncached layout as a node of the tree calls it.
final class UncachedLayoutBox: LayoutBox {
  private let layout: any UncachedLayout

  init(_ layout: any UncachedLayout) {
    self.layout = layout
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
    var cache: Void = ()
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func place(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    var cache: Void = ()
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    var cache: Void = ()
    return layout.spacing(subviews: subviews, cache: &cache)
  }

  override func guide(
    _ key: AlignmentKey, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Double? {
    var cache: Void = ()
    if let guide = key.horizontal {
      return layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return layout.explicitAlignment(
      of: key.vertical, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
