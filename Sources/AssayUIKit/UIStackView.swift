// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: views in a row or column.
open class UIStackView: UIView {
  /// How views are aligned across the stack.
  public enum Alignment: Int, Sendable {
    /// A way.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
  /// How views share the room along the stack.
  public enum Distribution: Int, Sendable {
    /// A way.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The direction.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// How views are aligned across the stack.
  open var alignment: Alignment = .fill
  /// How views share the room along the stack.
  open var distribution: Distribution = .fill
  /// The distance between views, in points.
  open var spacing: CGFloat = 0
  /// Whether the margins count.
  open var isLayoutMarginsRelativeArrangement = false
  /// Whether distances are between baselines.
  open var isBaselineRelativeArrangement = false
  /// Accepted, but not drawn: the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
  /// The distance of all: none of one's own is kept.
  open func customSpacing(after view: UIView) -> CGFloat { UIStackView.spacingUseDefault }
  /// The usual distance, in points.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance of the system, in points.
  public nonisolated static let spacingUseSystem: CGFloat = 8
  /// Adds a view.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
    addSubview(view)
  }
  /// Removes a view from the order, and not from the stack.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// The views in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
