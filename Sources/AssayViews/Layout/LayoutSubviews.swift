// SPDX-License-Identifier: MIT

public import AssayGraphics
public import AssayLayout

/// The subviews that a layout measures and places.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let base: AssayLayout.LayoutSubviews

  init(_ base: AssayLayout.LayoutSubviews) { self.base = base }

  /// The direction of the layout.
  public var layoutDirection: LayoutDirection { base.layoutDirection }
  /// Always 0.
  public var startIndex: Int { base.startIndex }
  /// The number of subviews.
  public var endIndex: Int { base.endIndex }

  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(base[index]) }

  /// The subviews in a range.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(base[bounds]) }

  /// The subviews at some indices, in their order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(base.picking(indices))
  }

  /// A container's guide from those of its subviews as they are placed now, in the coordinates that
  /// they were placed in.
  func combinedGuide(_ key: AlignmentKey) -> CGFloat? {
    base.combinedGuide(key, in: .zero).map { CGFloat($0) }
  }
}

/// A subview, as its container sees it.
public struct LayoutSubview: Equatable {
  let base: AssayLayout.LayoutSubview

  init(_ base: AssayLayout.LayoutSubview) { self.base = base }

  /// The layout priority of the subview; 0 unless it sets one.
  public var priority: Double { base.priority }
  /// The distances that the subview prefers to its neighbors.
  public var spacing: ViewSpacing { ViewSpacing(base.spacing) }

  /// Returns the size of the subview for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(base.sizeThatFits(proposal.base))
  }

  /// Returns the size and the alignment guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(base.dimensions(in: proposal.base))
  }

  /// Places the subview with its anchor at a position, in its size for a proposal.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    base.place(
      at: Point(x: Double(position.x), y: Double(position.y)), anchor: anchor,
      proposal: proposal.base)
  }

  /// The value that the subview sets with `layoutValue(key:value:)`, or the default of the key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { base[LayoutValue<K>.self].value }
}
