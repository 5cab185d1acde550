// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Lays subviews out in a row.
package struct HStackLayout: Layout {
  var alignment: VerticalAlignment
  /// Points between subviews; nil for what each pair of neighbors prefers.
  var spacing: Double?

  package init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the stack keeps between calls.
  package struct Cache {
    var stack: StackAlgorithm.Cache
  }

  package static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .horizontal, key: alignment.key, spacing: spacing)
  }

  package func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: algorithm.makeCache(subviews))
  }

  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    algorithm.spacing(subviews)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    algorithm.answer(proposal, subviews, &cache.stack).size
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    algorithm.place(in: bounds, proposal, subviews, &cache.stack)
  }
}
