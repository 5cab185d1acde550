// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `alignmentGuide`: the content with one of its guides elsewhere.
package struct AlignmentGuideLayout: UncachedLayout {
  package var key: AlignmentKey
  var compute: @Sendable (ViewDimensions) -> Double

  package init(key: AlignmentKey, compute: @escaping @Sendable (ViewDimensions) -> Double) {
    self.key = key
    self.compute = compute
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? {
    value(guide.key, proposal, subviews)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? {
    value(guide.key, proposal, subviews)
  }

  private func value(
    _ guide: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> Double? {
    guard let child = subviews.first else { return nil }
    return guide == key
      ? compute(child.dimensions(in: proposal)) : child.explicitGuide(guide, in: proposal)
  }
}
