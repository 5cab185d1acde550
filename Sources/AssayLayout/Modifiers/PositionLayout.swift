// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `position`: takes all the room and puts the content's center at a place in it.
package struct PositionLayout: UncachedLayout {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(
      by: subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: Point(x: bounds.minX + x, y: bounds.minY + y), anchor: .center,
      proposal: ProposedViewSize(bounds.size))
  }
}
