// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A layout that takes what it is offered, 10 points where its ideal is asked for.
package protocol GreedyLayout: UncachedLayout {}

extension GreedyLayout {
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }
}
