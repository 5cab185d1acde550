// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `ViewThatFits`: the first view whose ideal size fits what is offered along some axes, else the
/// last. The others have no place.
package struct ViewThatFitsLayout: UncachedLayout {
  var axes: Axis.Set

  package init(axes: Axis.Set) {
    self.axes = axes
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    choice(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let choice = choice(proposal, subviews)
    for subview in subviews {
      if subview == choice {
        subview.place(at: bounds.origin, proposal: proposal)
      } else {
        subview.leaveOut()
      }
    }
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? {
    choice(proposal, subviews)?.explicitGuide(guide.key, in: proposal)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? {
    choice(proposal, subviews)?.explicitGuide(guide.key, in: proposal)
  }

  /// Spacing is asked for before there is a proposal, so it is that of the first view.
  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
    subviews.first { fits($0, proposal) } ?? subviews.last
  }

  private func fits(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
    let axes = Axis.allCases.filter { self.axes.contains($0.set) }
    var ideal = proposal
    for axis in axes { ideal[axis] = nil }
    let size = subview.sizeThatFits(ideal)
    // Sums of insets and spacing are some ulps off.
    return axes.allSatisfy { size[$0] <= (proposal[$0] ?? .infinity) + 0.001 }
  }
}

extension Axis {
  fileprivate var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
