// SPDX-License-Identifier: MIT

/// Accepted, and never solved: a relation between the edges of two views.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// A direction.
    case horizontal, vertical
  }

  /// Whether the constraint counts.
  open var isActive = false
  /// The distance in points.
  open var constant: CGFloat = 0
  /// How strong the constraint is.
  open var priority = UILayoutPriority.required

  /// Accepted, and does nothing.
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Accepted, and does nothing.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// How strong a constraint is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 0 to 1,000.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The strongest.
  public static let required = UILayoutPriority(1000)
  /// That of a view's own size while a fitting size is computed: almost none.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// Strong.
  public static let defaultHigh = UILayoutPriority(750)
  /// Weak.
  public static let defaultLow = UILayoutPriority(250)
}

/// Accepted, and never solved: an edge, center or size of a view.
@MainActor @preconcurrency
public final class NSLayoutAnchor: NSObject {
  /// A constraint that has no effect.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// A constraint that has no effect.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// A constraint that has no effect.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// A constraint that has no effect.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// A constraint that has no effect.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// A constraint that has no effect.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// A constraint that has no effect.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// A constraint that has no effect.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// A constraint that has no effect.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// A constraint that has no effect.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// A constraint that has no effect.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// Accepted, and never solved: an area that constraints name.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// An anchor.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView {
  /// An anchor, which has no effect.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var firstBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor, which has no effect.
  public var lastBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An area, which has no effect.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// An area, which has no effect.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// An area, which has no effect.
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// No constraints: none is solved.
  public var constraints: [NSLayoutConstraint] { [] }
  /// Accepted, and does nothing.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Accepted, and does nothing.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  /// How the view keeps its size, which has no effect.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultLow
  }
  /// What is asked for: no layout of UIKit's is computed.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  /// An area, which has no effect.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Accepted, and does nothing.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Accepted, and does nothing.
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  /// Accepted, and does nothing.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Accepted, and does nothing.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
