// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `Spacer`: grows along its stack, or in both directions where it stands in none. Add it at the
/// lowest priority.
package struct SpacerLayout: UncachedLayout {
  /// In points.
  var minLength: Double
  var axis: Axis?

  package init(minLength: Double?, axis: Axis?) {
    self.minLength = minLength ?? ViewSpacing.defaultDistance
    self.axis = axis
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let width = max(proposal.width ?? 0, minLength)
    let height = max(proposal.height ?? 0, minLength)
    return switch axis {
    case .horizontal: Size(width: width, height: 0)
    case .vertical: Size(width: 0, height: height)
    case nil: Size(width: width, height: height)
    }
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  /// A spacer is room already: nothing is added along its axis.
  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = ViewSpacing.none
    if axis != .vertical {
      spacing.leading.distance = 0
      spacing.trailing.distance = 0
    }
    if axis != .horizontal {
      spacing.top.distance = 0
      spacing.bottom.distance = 0
    }
    return spacing
  }
}
