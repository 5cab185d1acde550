// SPDX-License-Identifier: MIT

import AssayUIKit
import Testing

@testable import AssayViews

@Suite("Controls keep what is called for events")
struct ControlEventTests {
  @Test("actions are performed in order, and one of the same name is replaced")
  func actions() {
    let control = UIControl()
    var calls: [String] = []
    control.addAction(UIAction { _ in calls.append("a") }, for: .touchUpInside)
    control.addAction(UIAction { _ in calls.append("b") }, for: [.touchUpInside, .valueChanged])
    let named = UIAction.Identifier("named")
    control.addAction(UIAction(identifier: named) { _ in calls.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: named) { _ in calls.append("new") }, for: .touchDown)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(calls == ["a", "b", "new"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .touchDown])
    control.removeAction(identifiedBy: named, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(calls.count == 3)
  }

  @Test("the control is the sender of an action while it is performed")
  func sender() {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.currentTitle == "Go")
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender === button)
    #expect(action.sender == nil)
  }

  @Test("methods are kept by name, and calling one is reported")
  func methods() {
    defer { _ = LeftOutNotes.take() }
    _ = LeftOutNotes.take()
    let (control, target) = (UIControl(), UIView())
    control.addTarget(target, action: Selector("save:"), for: .touchUpInside)
    control.addTarget(nil, action: Selector("cancel"), for: .valueChanged)
    control.addTarget(nil, action: Selector("stop"), for: .valueChanged)
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains(target))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save:"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    control.sendActions(for: .touchUpInside)
    #expect(LeftOutNotes.take() == ["the effect of the method 'save:' of a control"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  // UIControl.h: highlighted 1, disabled 2, selected 4.
  @Test("the state is all that is true of a control")
  func state() {
    let control = UIControl()
    #expect(control.state.rawValue == 0)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state.rawValue == 5)
    control.isEnabled = false
    #expect(control.state.rawValue == 7)
  }

  @Test("a button shows what is set for its state, or for the normal state")
  func looks() {
    let button = UIButton(type: .custom)
    #expect(button.currentTitleColor == .white)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleLabel?.text == "Play")
    #expect(button.title(for: .disabled) == "Play")
    button.isSelected = true
    #expect(button.currentTitle == "Pause")
    #expect(button.titleLabel?.text == "Pause")
    #expect(button.currentTitleColor == .red)
  }
}
