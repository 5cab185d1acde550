// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A leaf of one size, whatever is offered: a symbol, a picture, a control of fixed looks.
package struct FixedLayout: UncachedLayout {
  package var size: Size
  /// Distance of its text baseline from the top; nil where it has none.
  var baseline: Double?
  var ownSpacing: ViewSpacing

  package init(size: Size, baseline: Double? = nil, spacing: ViewSpacing = ViewSpacing()) {
    self.size = size
    self.baseline = baseline
    ownSpacing = spacing
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ownSpacing }

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
