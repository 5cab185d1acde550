// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `ScrollView` at its start: fills the room along the axes it scrolls, and is as long as its
/// content across.
package struct ScrollLayout: UncachedLayout {
  var axes: Axis.Set

  package init(axes: Axis.Set) {
    self.axes = axes
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    guard let content = subviews.first else { return .zero }
    let size = content.sizeThatFits(offer(proposal))
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let offer = offer(ProposedViewSize(bounds.size))
    let size = content.sizeThatFits(offer)
    // Content shorter than the room starts at its top, and is centered across.
    content.place(
      at: Point(
        x: axes.contains(.horizontal) ? bounds.minX : bounds.midX - size.width / 2,
        y: axes.contains(.vertical) ? bounds.minY : bounds.midY - size.height / 2),
      proposal: offer)
    content.setSafeArea(subviews.safeArea.scrolled(along: axes))
  }

  /// Guides of what is scrolled do not align what is around it.
  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? { nil }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? { nil }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    ViewSpacing()
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
