// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `frame(width:height:alignment:)`: a fixed length in each direction where one is given.
package struct FrameLayout: UncachedLayout {
  package var width: Double?
  package var height: Double?
  var alignment: Alignment

  package init(width: Double?, height: Double?, alignment: Alignment = .center) {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(in: bounds, alignment: alignment, proposal: offer(proposal))
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension LayoutSubview {
  /// Places the subview so that its guides lie on those of its container.
  func place(in bounds: Rect, alignment: Alignment, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    let container = ViewDimensions(size: bounds.size)
    place(
      at: Point(
        x: bounds.minX + horizontal.defaultValue(in: container)
          - guide(horizontal, in: proposal, size: size),
        y: bounds.minY + vertical.defaultValue(in: container)
          - guide(vertical, in: proposal, size: size)),
      proposal: proposal)
  }
}
