// SPDX-License-Identifier: MIT

public import AssayLayout

/// The size of a view and the positions of its alignment guides, in points of the view.
public struct ViewDimensions: Equatable, Sendable {
  private let base: AssayLayout.ViewDimensions

  init(_ base: AssayLayout.ViewDimensions) { self.base = base }

  /// The width of the view.
  public var width: CGFloat { CGFloat(base.width) }
  /// The height of the view.
  public var height: CGFloat { CGFloat(base.height) }

  /// The position of a guide: the one that the view sets, or the default for its size.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(base[guide]) }
  /// The position of a guide: the one that the view sets, or the default for its size.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(base[guide]) }

  /// The position of a guide that the view or a view inside it sets; nil otherwise.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    base[explicit: guide].map { CGFloat($0) }
  }
  /// The position of a guide that the view or a view inside it sets; nil otherwise.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    base[explicit: guide].map { CGFloat($0) }
  }
}

extension AlignmentGuideComputation {
  public init(of compute: @escaping (ViewDimensions) -> CGFloat) {
    self.init { Double(compute(ViewDimensions($0))) }
  }
}
