// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A leaf of one size, whatever is offered: a symbol, a picture, a control of fixed looks.
package struct FixedLayout: UncachedLayout {
  package var size: Size
  /// Distance of its text baseline from the top; nil where it has none.
  var baseline: Double?

  package init(size: Size, baseline: Double? = nil) {
    self.size = size
    self.baseline = baseline
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    size
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? baseline : nil
  }
}
