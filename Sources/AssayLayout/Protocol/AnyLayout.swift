// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A type-erased layout.
package struct AnyLayout: Layout {
  /// The erased layout with its own cache.
  package struct Cache {
    let box: LayoutBox
  }

  let layout: any Layout

  package init(_ layout: any Layout) {
    self.layout = layout
  }

  package func makeCache(subviews: Subviews) -> Cache {
    Cache(box: LayoutBox.make(layout))
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    cache.box.size(proposal, subviews)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.box.place(in: bounds, proposal, subviews)
  }

  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.box.spacing(subviews)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    cache.box.guide(guide.key, in: bounds, proposal, subviews)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    cache.box.guide(guide.key, in: bounds, proposal, subviews)
  }
}
