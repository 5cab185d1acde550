// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A layout with its cache, behind one type: what a node of the tree calls.
class LayoutBox {
  static func make(_ layout: any Layout) -> LayoutBox {
    func open<L: Layout>(_ layout: L) -> LayoutBox { LayoutBoxOf(layout) }
    return open(layout)
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
      func horizontal(_ guide: HorizontalAlignment) -> Double? {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      func vertical(_ guide: VerticalAlignment) -> Double? {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      return switch key {
      case .leading: horizontal(.leading)
      case .horizontalCenter: horizontal(.center)
      case .trailing: horizontal(.trailing)
      case .listRowSeparatorLeading: horizontal(.listRowSeparatorLeading)
      case .listRowSeparatorTrailing: horizontal(.listRowSeparatorTrailing)
      case .top: vertical(.top)
      case .verticalCenter: vertical(.center)
      case .bottom: vertical(.bottom)
      case .firstTextBaseline: vertical(.firstTextBaseline)
      case .lastTextBaseline: vertical(.lastTextBaseline)
      }
    }
  }

  /// A layout may be asked again while it answers (an outer container that measures a guide of its own
  /// content); the inner call then works on a cache of its own.
  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache ?? layout.makeCache(subviews: subviews)
    cache = nil
    defer { cache = own }
    return body(&own)
  }
}
