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
    var own = takeCache(subviews)
    let size = algorithm.answer(proposal, subviews, &own).size
    cache = own
    return size
  }

  override func place(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    var own = takeCache(subviews)
    algorithm.place(in: bounds, proposal, subviews, &own)
    cache = own
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

  /// The cache, gone from here while it is used, so that it is changed in place.
  private func takeCache(_ subviews: LayoutSubviews) -> StackAlgorithm.Cache {
    guard let own = cache else { return algorithm.makeCache(subviews) }
    cache = nil
    return own
  }
}
