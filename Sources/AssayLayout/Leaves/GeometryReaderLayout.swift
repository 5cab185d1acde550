// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `GeometryReader`: takes what it is offered, 10 points where its ideal is asked for, whatever its
/// content is. The content is added once the reader is placed, at its top leading corner.
package struct GeometryReaderLayout: GreedyLayout {
  package init() {}

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    ViewSpacing()
  }
}
