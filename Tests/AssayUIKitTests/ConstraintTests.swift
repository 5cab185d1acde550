// SPDX-License-Identifier: MIT

import AssayUIKit
import Testing

@Suite("Constraints keep what code says")
struct ConstraintTests {
  @Test("anchors name the parts of their views")
  func anchors() {
    let (box, label) = (UIView(), UILabel())
    let edge = label.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor, constant: 4)
    #expect(edge.firstItem === label)
    #expect(edge.firstAttribute == .top)
    #expect(edge.relation == .equal)
    #expect(edge.secondAttribute == .top)
    #expect(edge.constant == 4)
    let width = label.widthAnchor.constraint(
      lessThanOrEqualTo: box.widthAnchor, multiplier: 0.5, constant: 2)
    #expect(width.secondItem === box)
    #expect(width.relation == .lessThanOrEqual)
    #expect(width.multiplier == 0.5)
    let height = label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    #expect(height.secondItem == nil)
    #expect(height.secondAttribute == .notAnAttribute)
    #expect(height.relation == .greaterThanOrEqual)
    #expect(height.constant == 44)
  }

  // NSLayoutConstraint.h: the values of NSLayoutAttribute and NSLayoutRelation.
  @Test("numbers are those of UIKit's header")
  func numbers() {
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.width.rawValue == 7)
    #expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue == 12)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
  }

  @Test("constraints are active or not")
  func activation() {
    let box = UIView()
    let one = box.widthAnchor.constraint(equalToConstant: 1)
    let two = box.heightAnchor.constraint(equalToConstant: 2)
    NSLayoutConstraint.activate([one, two])
    #expect(one.isActive)
    #expect(two.isActive)
    NSLayoutConstraint.deactivate([one])
    #expect(!one.isActive)
    box.addConstraint(one)
    box.removeConstraint(two)
    #expect(one.isActive)
    #expect(!two.isActive)
  }

  @Test("the nearest view around all views of a constraint holds it, until one of them leaves")
  func holders() {
    let (window, box, one, two) = (UIView(), UIView(), UIView(), UIView())
    window.addSubview(box)
    box.addSubview(one)
    box.addSubview(two)
    let edge = one.topAnchor.constraint(equalTo: two.bottomAnchor)
    let width = one.widthAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([edge, width])
    #expect(box.constraints == [edge])
    #expect(one.constraints == [width])
    #expect(window.constraints.isEmpty)
    window.removeConstraint(edge)
    #expect(edge.isActive)
    two.removeFromSuperview()
    #expect(!edge.isActive)
    #expect(box.constraints.isEmpty)
    #expect(width.isActive)
    one.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test("priorities are numbers")
  func priorities() {
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
  }

  // 2 + 4 points less across, 1 + 3 less down.
  @Test("insets make a rectangle smaller, and negative ones larger")
  func insets() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      box.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(
      box.inset(by: UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
        == CGRect(x: -1, y: -1, width: 12, height: 12))
  }
}
