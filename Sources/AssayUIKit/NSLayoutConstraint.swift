// SPDX-License-Identifier: MIT

/// Accepted, and never solved: a relation between the edges of two views. It keeps what code says.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// A direction.
    case horizontal, vertical
  }
  /// How two edges are related.
  public enum Relation: Int, Sendable {
    /// At most as large.
    case lessThanOrEqual = -1
    /// As large, or at least as large.
    case equal, greaterThanOrEqual
  }
  /// A part of a view.
  public enum Attribute: Int, Sendable {
    /// None.
    case notAnAttribute = 0
    /// An edge, a size, a center or a baseline.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// A baseline.
    case lastBaseline, firstBaseline
    /// A part inside of the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// A center inside of the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// The last baseline.
    public static let baseline = Attribute.lastBaseline
  }
  /// How a visual format lines views up.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit a way.
    public let rawValue: UInt
    /// Creates a set of ways.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A way.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// A way.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// A way.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// A way.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// A way.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// A way.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// A way.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// A way.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// A way.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// A way.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// A way.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A way.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A way.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// Whether a view holds the constraint: the nearest view around all that it names. A constraint
  /// ends when a view that it names leaves the views around it.
  open var isActive: Bool {
    get { isInstalled && holder.map { isInside(of: $0) } ?? true }
    set {
      guard newValue != isActive else { return }
      if newValue { install(in: nearestView) } else { uninstall() }
    }
  }
  private var isInstalled = false
  private weak var holder: UIView?
  /// The distance in points.
  open var constant: CGFloat = 0
  /// How strong the constraint is.
  open var priority = UILayoutPriority.required
  /// Whether a view keeps the constraint in an archive.
  open var shouldBeArchived = false
  /// The name in messages.
  open var identifier: String?
  /// The view or guide at the left of the relation.
  open private(set) weak var firstItem: AnyObject?
  /// The part of the first item.
  public let firstAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The view or guide at the right of the relation; nil for a constant.
  open private(set) weak var secondItem: AnyObject?
  /// The part of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second item's part.
  public let multiplier: CGFloat

  init(
    first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Creates a constraint that has no effect.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2 as AnyObject?, attr2,
      multiplier: multiplier, constant: constant)
  }
  /// Creates a constraint between nothing.
  public override convenience init() {
    self.init(
      first: nil, .notAnAttribute, .equal, second: nil, .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// The views that the constraint names, or that own the guides that it names.
  private var views: [UIView] {
    [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
  }
  /// Whether all views of the constraint are in a view.
  func isInside(of view: UIView) -> Bool { views.allSatisfy { $0.isDescendant(of: view) } }
  /// The nearest view around all views of the constraint; nil without one.
  private var nearestView: UIView? {
    var view = views.first
    while let tried = view, !isInside(of: tried) { view = tried.superview }
    return view
  }
  /// Gives the constraint to a view.
  func install(in view: UIView?) {
    uninstall()
    isInstalled = true
    holder = view
    view?.heldConstraints.append(self)
  }
  /// Takes the constraint from the view that holds it.
  private func uninstall() {
    holder?.heldConstraints.removeAll { $0 === self }
    isInstalled = false
    holder = nil
  }
  /// Takes the constraint from a view, if that holds it.
  func uninstall(from view: UIView) {
    if holder === view { uninstall() }
  }

  /// None: no constraint is solved.
  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }

  /// Marks constraints as active. None is solved.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Marks constraints as not active.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
