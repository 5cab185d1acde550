// SPDX-License-Identifier: MIT

public import AssayGraphics

/// A type-erased layout.
public struct AnyLayout: Layout {
  /// The erased layout with its own cache.
  public struct Cache {
    let box: LayoutBox
  }

  public let layout: any Layout

  public init(_ layout: any Layout) {
    self.layout = layout
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(box: LayoutBox.make(layout))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    cache.box.size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.box.place(in: bounds, proposal, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.box.spacing(subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    cache.box.guide(AlignmentKey(guide), in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    cache.box.guide(AlignmentKey(guide), in: bounds, proposal, subviews)
  }
}
