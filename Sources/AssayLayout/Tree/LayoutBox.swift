// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A layout with its cache, behind one type: what a node of the tree calls.
class LayoutBox {
  static func make(_ layout: any Layout) -> LayoutBox {
    switch layout {
    case let stack as HStackLayout: return StackLayoutBox(stack.algorithm)
    case let stack as VStackLayout: return StackLayoutBox(stack.algorithm)
    case let stack as ZStackLayout: return UncachedLayoutBox(stack)
    default:
      if let layout = layout as? any UncachedLayout { return UncachedLayoutBox(layout) }
      func open<L: Layout>(_ layout: L) -> LayoutBox { LayoutBoxOf(layout) }
      return open(layout)
    }
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size { .zero }
  func place(in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
  func guide(
    _ key: AlignmentKey, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Double? { nil }
}

final class LayoutBoxOf<L: Layout>: LayoutBox {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) {
    self.layout = layout
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
    withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func guide(
    _ key: AlignmentKey, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Double? {
    withCache(subviews) { cache in
      if let guide = key.horizontal {
        return layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      return layout.explicitAlignment(
        of: key.vertical, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// A layout may be asked again while it answers (an outer container that measures a guide of its
  /// own content); the inner call then works on a cache of its own.
  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache ?? layout.makeCache(subviews: subviews)
    cache = nil
    defer { cache = own }
    return body(&own)
  }
}
