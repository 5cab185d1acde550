// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `padding`: adds room around one subview.
package struct PaddingLayout: UncachedLayout {
  var insets: EdgeInsets

  package init(insets: EdgeInsets) {
    self.insets = insets
  }

  private var width: Double { insets.leading + insets.trailing }
  private var height: Double { insets.top + insets.bottom }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    guard let child = subviews.first else { return .zero }
    let size = child.sizeThatFits(inset(proposal))
    return Size(width: max(0, size.width + width), height: max(0, size.height + height))
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: Point(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: inset(proposal))
  }

  /// A padded edge is no longer the content's own.
  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    spacing.reset(edges)
    return spacing
  }

  private func inset(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - width) },
      height: proposal.height.map { max(0, $0 - height) })
  }
}
