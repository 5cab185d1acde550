// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `ignoresSafeArea`: the content keeps its room in the layout around it, but grows beyond the safe
/// area at each edge where it reaches it.
package struct IgnoresSafeAreaLayout: UncachedLayout {
  var edges: Edge.Set

  package init(edges: Edge.Set = .all) {
    self.edges = edges
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let isRightToLeft = subviews.layoutDirection == .rightToLeft
    let growth = subviews.safeArea.growth(of: bounds, edges: edges, isRightToLeft: isRightToLeft)
    guard growth != .zero, let child = subviews.first else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    // What is placed is mirrored afterwards from right to left, so the sides change places here.
    let left = isRightToLeft ? growth.right : growth.left
    let right = isRightToLeft ? growth.left : growth.right
    let grown = Rect(
      x: bounds.minX - left, y: bounds.minY - growth.top, width: bounds.width + left + right,
      height: bounds.height + growth.top + growth.bottom)
    child.place(
      at: Point(x: grown.midX, y: grown.midY), anchor: .center,
      proposal: ProposedViewSize(grown.size))
    child.setSafeArea(subviews.safeArea.widened(edges, isRightToLeft: isRightToLeft))
  }
}
