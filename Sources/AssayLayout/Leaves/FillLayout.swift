// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A color, a shape, a gradient: takes what it is offered, 10 points where its ideal is asked for.
package struct FillLayout: GreedyLayout {
  package init() {}

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
