// SPDX-License-Identifier: MIT

import AssayUIKit
import Testing

@Suite("Views, controllers and layers keep what code says")
struct KeptValueTests {
  @Test("a controller has one item for each bar, with its title at first")
  func items() {
    let controller = UIViewController()
    controller.title = "Inbox"
    #expect(controller.navigationItem.title == "Inbox")
    controller.navigationItem.prompt = "3 new"
    #expect(controller.navigationItem.prompt == "3 new")
    controller.tabBarItem.badgeValue = "3"
    #expect(controller.tabBarItem.badgeValue == "3")
    controller.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 7)
    #expect(controller.tabBarItem.tag == 7)
    controller.setToolbarItems([.flexibleSpace()], animated: true)
    #expect(controller.toolbarItems?.count == 1)
    #expect(UIViewController().navigationItem.title == nil)
    #expect(UIViewController().toolbarItems == nil)
  }

  @Test("a stack of controllers has one bar, and does not keep its delegate")
  func bars() {
    let stack = UINavigationController()
    stack.navigationBar.prefersLargeTitles = true
    #expect(stack.navigationBar.prefersLargeTitles)
    var delegate: StackDelegate? = StackDelegate()
    stack.delegate = delegate
    #expect(stack.delegate === delegate)
    delegate = nil
    #expect(stack.delegate == nil)
  }

  // UIView: 250 and 750. CALayer: speed 1, all of its content, all edges are smooth.
  @Test("priorities and layers begin with Apple's values")
  func defaults() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
    let layer = CALayer()
    #expect(layer.speed == 1)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    layer.speed = 0
    layer.timeOffset = 0.5
    #expect(layer.speed == 0)
    #expect(layer.timeOffset == 0.5)
  }

  @Test("a gesture has one view, and leaves it for another one")
  func gestures() {
    let (one, two, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    #expect(one.gestureRecognizers == nil)
    one.addGestureRecognizer(tap)
    #expect(tap.view === one)
    two.addGestureRecognizer(tap)
    #expect(tap.view === two)
    #expect(one.gestureRecognizers == [])
    one.removeGestureRecognizer(tap)
    #expect(two.gestureRecognizers == [tap])
    two.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test("accessibility's names are kept for every object")
  func accessibility() {
    let object = NSObject()
    object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    // The middle, unless code says where.
    #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    object.accessibilityActivationPoint = .zero
    #expect(object.accessibilityActivationPoint == .zero)
    object.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
    let action = object.accessibilityCustomActions?.first
    #expect(action?.name == "Delete")
    #expect(action.flatMap { $0.actionHandler?($0) } == true)
    let element = UIAccessibilityElement(accessibilityContainer: object)
    #expect(element.accessibilityContainer === object)
    #expect(element.isAccessibilityElement)
  }

  @Test("views in a stack are in order, and leave the order with the stack")
  func arranged() {
    let (one, two, three) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.insertArrangedSubview(three, at: 1)
    #expect(stack.arrangedSubviews == [one, three, two])
    stack.setCustomSpacing(12, after: three)
    #expect(stack.customSpacing(after: three) == 12)
    #expect(stack.customSpacing(after: one) == UIStackView.spacingUseDefault)
    three.removeFromSuperview()
    #expect(stack.arrangedSubviews == [one, two])
    stack.removeArrangedSubview(one)
    #expect(stack.arrangedSubviews == [two])
    #expect(stack.subviews.contains(one))
    // A view of the stack that is not in its order.
    stack.addSubview(three)
    #expect(stack.arrangedSubviews == [two])
  }
}

private final class StackDelegate: NSObject, UINavigationControllerDelegate {}
