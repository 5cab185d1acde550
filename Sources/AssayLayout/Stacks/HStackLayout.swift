// SPDX-License-Identifier: MIT

public import AssayGraphics

/// Lays subviews out in a row.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// Points between subviews; nil for what each pair of neighbours prefers.
  public var spacing: Double?

  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the stack keeps between calls.
  public struct Cache {
    var stack: StackAlgorithm.Cache
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .horizontal, key: AlignmentKey(alignment), spacing: spacing)
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: algorithm.makeCache(subviews))
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    algorithm.spacing(subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    algorithm.layOut(proposal, subviews, &cache.stack).size
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    algorithm.place(in: bounds, proposal, subviews, &cache.stack)
  }
}
