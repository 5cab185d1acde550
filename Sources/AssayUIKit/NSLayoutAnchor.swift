// SPDX-License-Identifier: MIT

/// Accepted, and never solved: an edge, center or size of a view.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private weak var item: AnyObject?
  private let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A constraint that has no effect.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relation(.equal, anchor, constant: constant) }
  /// A constraint that has no effect.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relation(.greaterThanOrEqual, anchor, constant: constant) }
  /// A constraint that has no effect.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relation(.lessThanOrEqual, anchor, constant: constant) }

  fileprivate func relation(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: item, attribute, relation, second: other?.item,
      other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// The distance that UIKit puts between views by itself.
  fileprivate func spacing(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint { self.relation(relation, other, multiplier: multiplier) }
}

/// Accepted, and never solved: a place across.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A distance that has no effect.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(nil, .notAnAttribute)
  }
  /// A constraint that has no effect.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.equal, anchor, multiplier) }
  /// A constraint that has no effect.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.greaterThanOrEqual, anchor, multiplier) }
  /// A constraint that has no effect.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.lessThanOrEqual, anchor, multiplier) }
}

/// Accepted, and never solved: a place down.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A distance that has no effect.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(nil, .notAnAttribute)
  }
  /// A constraint that has no effect.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.equal, anchor, multiplier) }
  /// A constraint that has no effect.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.greaterThanOrEqual, anchor, multiplier) }
  /// A constraint that has no effect.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.lessThanOrEqual, anchor, multiplier) }
}

/// Accepted, and never solved: a width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that has no effect.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relation(.equal, nil, constant: constant)
  }
  /// A constraint that has no effect.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, nil, constant: constant)
  }
  /// A constraint that has no effect.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, nil, constant: constant)
  }
  /// A constraint that has no effect.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.equal, anchor, multiplier: multiplier, constant: constant)
  }
  /// A constraint that has no effect.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
  /// A constraint that has no effect.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}
