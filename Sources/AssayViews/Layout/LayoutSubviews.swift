// SPDX-License-Identifier: MIT

public import AssayGraphics
public import AssayLayout

/// The subviews that a layout measures and places.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let base: AssayLayout.LayoutSubviews

  init(_ base: AssayLayout.LayoutSubviews) { self.base = base }

  public var layoutDirection: LayoutDirection { base.layoutDirection }
  public var startIndex: Int { base.startIndex }
  public var endIndex: Int { base.endIndex }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(base[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(base[bounds]) }

  /// Those at some indices, in their order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(base.picking(indices))
  }

  /// A container's guide from those of its subviews as they are placed now, in the coordinates that
  /// they were placed in.
  func combinedGuide(_ key: AlignmentKey) -> CGFloat? {
    base.combinedGuide(key, in: .zero).map { CGFloat($0) }
  }
}

/// One subview, as its container sees it.
public struct LayoutSubview: Equatable {
  let base: AssayLayout.LayoutSubview

  init(_ base: AssayLayout.LayoutSubview) { self.base = base }

  /// `layoutPriority`; 0 where nothing was said.
  public var priority: Double { base.priority }
  public var spacing: ViewSpacing { ViewSpacing(base.spacing) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(base.sizeThatFits(proposal.base))
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(base.dimensions(in: proposal.base))
  }

  /// Places the subview so that its anchor lies at a position, at the size it answers to a proposal.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    base.place(
      at: Point(x: Double(position.x), y: Double(position.y)), anchor: anchor,
      proposal: proposal.base)
  }

  /// What `layoutValue(key:value:)` said, else the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { base[LayoutValue<K>.self].value }
}
