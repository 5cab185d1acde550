// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `containerRelativeFrame`: a frame whose lengths come from the size of the container around it,
/// along some axes.
package struct ContainerRelativeFrameLayout: UncachedLayout {
  package enum Length: Sendable {
    /// All of the container.
    case whole
    /// As wide as `span` of `count` columns (or as high as rows) with spacing between them.
    case share(count: Int, span: Int, spacing: Double)
    case computed(@Sendable (Double, Axis) -> Double)
  }

  var axes: Axis.Set
  var length: Length
  var alignment: Alignment

  package init(axes: Axis.Set, length: Length, alignment: Alignment = .center) {
    self.axes = axes
    self.length = length
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    frame(subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    frame(subviews).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    // Which of its lengths are fixed is all that the spacing of a frame depends on.
    FrameLayout(
      width: axes.contains(.horizontal) ? 0 : nil, height: axes.contains(.vertical) ? 0 : nil
    ).spacing(subviews: subviews, cache: &cache)
  }

  private func frame(_ subviews: Subviews) -> FrameLayout {
    let container = subviews.container
    return FrameLayout(
      width: axes.contains(.horizontal) ? container.width.map { resolve($0, .horizontal) } : nil,
      height: axes.contains(.vertical) ? container.height.map { resolve($0, .vertical) } : nil,
      alignment: alignment)
  }

  /// Apple's documentation of `containerRelativeFrame(_:count:span:spacing:alignment:)` has the
  /// arithmetic.
  private func resolve(_ container: Double, _ axis: Axis) -> Double {
    switch length {
    case .whole: return container
    case .share(let count, let span, let spacing):
      let (count, span) = (Double(max(1, count)), Double(max(1, span)))
      let column = (container - spacing * (count - 1)) / count
      return column * span + spacing * (span - 1)
    case .computed(let compute): return compute(container, axis)
    }
  }
}
