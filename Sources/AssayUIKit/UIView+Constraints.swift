// SPDX-License-Identifier: MIT

// What a view keeps of its constraints. None is solved.
extension UIView {
  /// The length of a size that a view does not have: UIKit's -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  private static let keptConstraints = KeptValue<[NSLayoutConstraint]>()
  /// What was given to the view, also after views left it.
  var heldConstraints: [NSLayoutConstraint] {
    get { Self.keptConstraints[self] ?? [] }
    set { Self.keptConstraints[self] = newValue }
  }
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { heldConstraints.filter { $0.isInside(of: self) } }
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
  /// Gives a constraint to the view. None is solved.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(in: self) }
  /// Gives constraints to the view. None is solved.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }
  /// Takes a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.uninstall(from: self)
  }
  /// Takes constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  private static let keptHugging = KeptValue<[NSLayoutConstraint.Axis: UILayoutPriority]>()
  private static let keptResistance = KeptValue<[NSLayoutConstraint.Axis: UILayoutPriority]>()
  /// How much the view keeps from growing, which has no effect.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    Self.keptHugging[self]?[axis] ?? .defaultLow
  }
  /// Sets how much the view keeps from growing, which has no effect.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { Self.keptHugging[self] = (Self.keptHugging[self] ?? [:]).merging([axis: priority]) { $1 } }
  /// How much the view keeps from shrinking, which has no effect.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { Self.keptResistance[self]?[axis] ?? .defaultHigh }
  /// Sets how much the view keeps from shrinking, which has no effect.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    Self.keptResistance[self] = (Self.keptResistance[self] ?? [:]).merging([axis: priority]) { $1 }
  }
  /// What is asked for: no layout of UIKit's is computed.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
}
