// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Lays subviews over each other; the size is what covers all of them once aligned.
package struct ZStackLayout: Layout {
  var alignment: Alignment

  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let extent = extent(proposal, subviews)
    return Size(width: extent.x.length, height: extent.y.length)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // The subviews get what came out where the ideal was asked for, as in the stacks.
    let proposal = ProposedViewSize(
      width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
    let extent = extent(proposal, subviews)
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      let x = subview.guide(alignment.horizontal.key, in: proposal, size: size)
      let y = subview.guide(alignment.vertical.key, in: proposal, size: size)
      subview.place(
        at: Point(
          x: bounds.minX + extent.x.origin(length: size.width, guide: x),
          y: bounds.minY + extent.y.origin(length: size.height, guide: y)),
        proposal: proposal)
    }
  }

  private func extent(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (x: AlignedExtent, y: AlignedExtent) {
    var extent = (x: AlignedExtent(), y: AlignedExtent())
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      extent.x.include(
        length: size.width,
        guide: subview.guide(alignment.horizontal.key, in: proposal, size: size))
      extent.y.include(
        length: size.height,
        guide: subview.guide(alignment.vertical.key, in: proposal, size: size))
    }
    return extent
  }
}
