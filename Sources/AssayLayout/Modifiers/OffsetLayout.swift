// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `offset`: moves the content and leaves its room where it was. From right to left, x points
/// leftwards.
package struct OffsetLayout: UncachedLayout {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: Point(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
  }
}
