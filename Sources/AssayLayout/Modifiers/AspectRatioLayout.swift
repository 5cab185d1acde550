// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `aspectRatio`, `scaledToFit` and `scaledToFill`: offers the content room of one ratio that keeps
/// within the proposal, or covers it.
package struct AspectRatioLayout: UncachedLayout {
  /// Width over height; nil for the content's own.
  var ratio: Double?
  var contentMode: ContentMode

  package init(ratio: Double?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    guard let child = subviews.first else { return .zero }
    return child.sizeThatFits(offer(proposal, child))
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let child = subviews.first else { return }
    child.place(
      at: Point(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: offer(proposal, child))
  }

  private func offer(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
    let ideal = child.sizeThatFits(.unspecified)
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return self.ratio == nil
        ? proposal : ProposedViewSize(width: ideal.height * ratio, height: ideal.height)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isBoundByWidth = width / ratio <= height
      return isBoundByWidth == (contentMode == .fit)
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}
