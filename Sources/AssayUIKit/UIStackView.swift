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
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  /// Accepted, but not drawn: the distance after a view of the stack, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    spacings[ObjectIdentifier(view)] = spacing
  }
  /// The distance after a view, in points; `spacingUseDefault` for that of all.
  open func customSpacing(after view: UIView) -> CGFloat {
    guard arrangedSubviews.contains(where: { $0 === view }) else {
      return UIStackView.spacingUseDefault
    }
    return spacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }
  /// The usual distance, in points.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance of the system, in points.
  public nonisolated static let spacingUseSystem: CGFloat = 8
  /// Adds a view, or moves it in the order.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    var views = arrangedSubviews.filter { $0 !== view }
    views.insert(view, at: max(0, min(index, views.count)))
    arranged = views
  }
  /// Removes a view from the order, and not from the stack.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
  }
  /// The views in order. A view that leaves the stack leaves the order.
  open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  private var arranged: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open override func addSubview(_ view: UIView) {
    if view.superview !== self { arranged.removeAll { $0 === view } }
    super.addSubview(view)
  }
  open override func insertSubview(_ view: UIView, at index: Int) {
    if view.superview !== self { arranged.removeAll { $0 === view } }
    super.insertSubview(view, at: index)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
}
