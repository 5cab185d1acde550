// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A row or a column as a node of the tree calls it.
final class StackLayoutBox: LayoutBox {
  private let algorithm: StackAlgorithm
  private var cache: StackAlgorithm.Cache?

  init(_ algorithm: StackAlgorithm) {
    self.algorithm = algorithm
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
    withCache(subviews) { algorithm.layOut(proposal, subviews, &$0).size }
  }

  override func place(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    withCache(subviews) { algorithm.place(in: bounds, proposal, subviews, &$0) }
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    algorithm.spacing(subviews)
  }

  override func guide(
    _ key: AlignmentKey, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Double? {
    place(in: bounds, proposal, subviews)
    return subviews.combinedGuide(key, in: bounds)
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout StackAlgorithm.Cache) -> Result
  ) -> Result {
    var own = cache ?? algorithm.makeCache(subviews)
    cache = nil
    defer { cache = own }
    return body(&own)
  }
}
