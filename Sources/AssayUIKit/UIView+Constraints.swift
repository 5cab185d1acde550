// SPDX-License-Identifier: MIT

// What a view is told about its constraints. None is solved.
extension UIView {
  /// The length of a size that a view does not have: UIKit's -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// No constraints: none is kept.
  public var constraints: [NSLayoutConstraint] { [] }
  /// No constraints: none is solved.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { [] }
  /// false: no layout of UIKit's is computed.
  public var hasAmbiguousLayout: Bool { false }
  /// false: nothing asked for other constraints.
  public var needsUpdateConstraints: Bool { false }
  /// Accepted, and does nothing.
  public func updateConstraintsIfNeeded() {}
  /// The view of the first line of text: this one.
  public var forFirstBaselineLayout: UIView { self }
  /// The view of the last line of text: this one.
  public var forLastBaselineLayout: UIView { self }
  /// Marks a constraint as active. None is solved.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Marks constraints as active. None is solved.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Marks a constraint as not active.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Marks constraints as not active.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// How the view keeps its size, which has no effect.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultLow
  }
  /// Accepted, and does nothing.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How the view keeps its content whole, which has no effect.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { .defaultHigh }
  /// Accepted, and does nothing.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// What is asked for: no layout of UIKit's is computed.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
}
