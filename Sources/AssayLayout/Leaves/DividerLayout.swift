// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `Divider`: a line across its stack, horizontal where it stands in none.
package struct DividerLayout: UncachedLayout {
  /// In points.
  var thickness: Double
  /// Of the stack it stands in.
  var axis: Axis?

  package init(thickness: Double, axis: Axis?) {
    self.thickness = thickness
    self.axis = axis
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let offered = proposal.replacingUnspecifiedDimensions()
    return axis == .horizontal
      ? Size(width: thickness, height: offered.height)
      : Size(width: offered.width, height: thickness)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
