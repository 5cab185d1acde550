// SPDX-License-Identifier: MIT

// Layouts as they are written for SwiftUI, with the one import changed.

import AssayViews

/// Rows of views, as many in each as fit.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Row] {
    let maxWidth: CGFloat = proposal.width ?? .infinity
    var rows: [Row] = []
    var row = Row()
    for (index, size) in subviews.map({ $0.sizeThatFits(.unspecified) }).enumerated() {
      if !row.indices.isEmpty, row.width + spacing + size.width > maxWidth {
        rows.append(row)
        row = Row()
      }
      row.width += size.width + (row.indices.isEmpty ? 0 : spacing)
      row.height = max(row.height, size.height)
      row.indices.append(index)
    }
    if !row.indices.isEmpty { rows.append(row) }
    return rows
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = rows(proposal, subviews)
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
    return CGSize(width: rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(ProposedViewSize(bounds.size), subviews) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(
          at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }
}

private struct SpaceAfter: LayoutValueKey {
  static let defaultValue: CGFloat? = nil
}

extension View {
  func spaceAfter(_ length: CGFloat?) -> some View {
    layoutValue(key: SpaceAfter.self, value: length)
  }
}

/// All as wide as the widest; after the example in Apple's "Composing custom layouts with SwiftUI".
struct EqualWidthHStack: Layout {
  struct CacheData {
    let maxSize: CGSize
    let spacing: [CGFloat]
    let totalSpacing: CGFloat
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let maxSize = maxSize(subviews: subviews)
    let spacing = spacing(subviews: subviews)
    let totalSpacing = spacing.reduce(0) { $0 + $1 }
    return CacheData(maxSize: maxSize, spacing: spacing, totalSpacing: totalSpacing)
  }

  func updateCache(_ cache: inout CacheData, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: cache.maxSize.width * CGFloat(subviews.count) + cache.totalSpacing,
      height: cache.maxSize.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    guard !subviews.isEmpty else { return }
    let placementProposal = ProposedViewSize(
      width: cache.maxSize.width, height: cache.maxSize.height)
    var nextX = bounds.minX + cache.maxSize.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: nextX, y: bounds.midY), anchor: .center, proposal: placementProposal)
      nextX += cache.maxSize.width + cache.spacing[index]
    }
  }

  private func maxSize(subviews: Subviews) -> CGSize {
    let subviewSizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let maxSize: CGSize = subviewSizes.reduce(.zero) { currentMax, subviewSize in
      CGSize(
        width: max(currentMax.width, subviewSize.width),
        height: max(currentMax.height, subviewSize.height))
    }
    return maxSize
  }

  private func spacing(subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index][SpaceAfter.self]
        ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

/// The most important at the top, all hung by their first baseline, 20 points apart.
struct RankedLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = subviews.map { $0.dimensions(in: .unspecified).width }.max() ?? 0
    return CGSize(width: width, height: 20 * CGFloat(subviews.count))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (row, subview) in subviews.sorted(by: { $0.priority > $1.priority }).enumerated() {
      let dimensions = subview.dimensions(in: .unspecified)
      let baseline = bounds.minY + 20 * CGFloat(row + 1)
      subview.place(
        at: CGPoint(x: bounds.midX, y: baseline - dimensions[.firstTextBaseline]), anchor: .top,
        proposal: .unspecified)
    }
  }
}

/// Its leading guide lies 10 points inside, and it keeps no distance from its neighbors.
struct IndentedLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 20, height: 10))
    return CGSize(width: min(size.width, 20), height: min(size.height, 10))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    if guide == .leading { return bounds.minX + 10 }
    return nil
  }
}

/// A row from its last view to its first, by the layout of a stack.
struct ReversedHStack: Layout {
  private let stack = HStackLayout(alignment: .top, spacing: 4)

  private func reversed(_ subviews: Subviews) -> Subviews {
    subviews[subviews.indices.reversed()]
  }

  func makeCache(subviews: Subviews) -> HStackLayout.Cache {
    stack.makeCache(subviews: reversed(subviews))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: reversed(subviews), cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) {
    stack.placeSubviews(
      in: bounds, proposal: proposal, subviews: reversed(subviews), cache: &cache)
  }
}

/// Switches layouts, as a screen does for large text.
struct SwitchingView: View {
  var isFlow: Bool
  var offset: CGFloat = 4

  var body: some View {
    let layout =
      isFlow ? AnyLayout(FlowLayout(spacing: offset)) : AnyLayout(VStackLayout(spacing: 2))
    layout {
      Color.red.frame(width: 30, height: 10)
      Color.blue.frame(width: 20, height: 10)
    }
  }
}
