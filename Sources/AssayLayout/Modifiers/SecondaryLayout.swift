// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `overlay` and `background`: the first subview alone gives the size; the second is offered that
/// size and aligned with the first.
package struct SecondaryLayout: UncachedLayout {
  var alignment: Alignment

  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let primary = subviews.first else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    let offer = ProposedViewSize(bounds.size)
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    for secondary in subviews.dropFirst() {
      let size = secondary.sizeThatFits(offer)
      secondary.place(
        at: Point(
          x: bounds.minX + primary.guide(horizontal, in: proposal, size: bounds.size)
            - secondary.guide(horizontal, in: offer, size: size),
          y: bounds.minY + primary.guide(vertical, in: proposal, size: bounds.size)
            - secondary.guide(vertical, in: offer, size: size)),
        proposal: offer)
    }
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }
}
