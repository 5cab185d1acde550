// SPDX-License-Identifier: MIT

public import AssayLayout

/// A view's size and the places of its alignment guides, in points of the view.
public struct ViewDimensions: Equatable, Sendable {
  private let base: AssayLayout.ViewDimensions

  init(_ base: AssayLayout.ViewDimensions) { self.base = base }

  public var width: CGFloat { CGFloat(base.width) }
  public var height: CGFloat { CGFloat(base.height) }

  /// Where a guide lies: as placed by the view, or by default for its size.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(base[guide]) }
  /// Where a guide lies: as placed by the view, or by default for its size.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(base[guide]) }

  /// Where the view or something inside it places a guide; nil where nothing does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    base[explicit: guide].map { CGFloat($0) }
  }
  /// Where the view or something inside it places a guide; nil where nothing does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    base[explicit: guide].map { CGFloat($0) }
  }
}

extension AlignmentGuideComputation {
  public init(of compute: @escaping (ViewDimensions) -> CGFloat) {
    self.init { Double(compute(ViewDimensions($0))) }
  }
}
