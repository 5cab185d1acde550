// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// With a minimum alone the frame is its content's length, at least the minimum; with a maximum it
/// fills what it is proposed, at most the maximum; with both it is the proposal, clamped. A
/// proposal of nil gives the ideal length, or the content's own ideal length clamped.
package struct FlexibleFrameLayout: UncachedLayout {
  /// The limits of one direction.
  package struct Limits: Hashable, Sendable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?

    /// Limits that contradict each other are raised to the smaller one, as SwiftUI does.
    package init(minimum: Double?, ideal: Double?, maximum: Double?) {
      self.minimum = minimum.map { max(0, $0) }
      self.ideal = ideal.map { max(max(0, $0), minimum ?? 0) }
      self.maximum = maximum.map { max(max(0, $0), self.ideal ?? minimum ?? 0) }
    }

    fileprivate var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// The length where the content does not matter.
    fileprivate func length(_ proposed: Double?) -> Double? {
      guard let proposed else { return ideal }
      guard minimum != nil, maximum != nil else { return nil }
      return clamp(proposed)
    }

    fileprivate func offer(_ proposed: Double?) -> Double? {
      (proposed ?? ideal).map(clamp)
    }

    fileprivate func length(offered: Double?, content: Double) -> Double {
      guard let offered else { return clamp(content) }
      var length = content
      if let minimum { length = max(minimum, min(length, offered)) }
      if let maximum { length = min(maximum, max(length, offered)) }
      return length
    }

    /// What the content is offered once the frame's own length is known: that length, or nil still
    /// where the ideal was asked for and no limit changed it.
    fileprivate func finalOffer(_ proposed: Double?, length: Double) -> Double? {
      guard proposed == nil, ideal == nil else { return length }
      if let maximum, length >= maximum { return length }
      if let minimum, length <= minimum { return length }
      return nil
    }

    private func clamp(_ value: Double) -> Double {
      min(max(value, minimum ?? 0), maximum ?? .infinity)
    }
  }

  var horizontal: Limits
  var vertical: Limits
  var alignment: Alignment

  package init(horizontal: Limits, vertical: Limits, alignment: Alignment = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let width = horizontal.length(proposal.width)
    let height = vertical.length(proposal.height)
    if let width, let height { return Size(width: width, height: height) }
    let offer = ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    let content = subviews.first?.sizeThatFits(offer) ?? .zero
    return Size(
      width: width ?? horizontal.length(offered: offer.width, content: content.width),
      height: height ?? vertical.length(offered: offer.height, content: content.height))
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      in: bounds, alignment: alignment,
      proposal: ProposedViewSize(
        width: horizontal.isEmpty
          ? proposal.width : horizontal.finalOffer(proposal.width, length: bounds.width),
        height: vertical.isEmpty
          ? proposal.height : vertical.finalOffer(proposal.height, length: bounds.height)))
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    if !horizontal.isEmpty { spacing.reset(.horizontal) }
    if !vertical.isEmpty { spacing.reset(.vertical) }
    return spacing
  }
}
