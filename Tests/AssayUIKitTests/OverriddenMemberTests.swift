// SPDX-License-Identifier: MIT

import AssayUIKit
import Testing

private final class Handle: UIView {
  var isOpen = false
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isOpen && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

private final class Overlay: UIWindow {
  var passesTouches = false
  override init(windowScene: UIWindowScene) {
    passesTouches = true
    super.init(windowScene: windowScene)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private nonisolated final class Still: CALayer {
  override func action(forKey event: String) -> (any CAAction)? {
    event == "position" ? NSNull() : super.action(forKey: event)
  }
}

private final class Bare: UINavigationController {
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(true, animated: false)
  }
}

/// Apps override these in subclasses of UIKit's.
@Suite("Overridden members of controllers, windows and layers")
struct OverriddenMemberTests {
  @Test("a view decides whether a gesture may begin")
  func gestures() {
    let handle = Handle()
    let tap = UITapGestureRecognizer()
    handle.addGestureRecognizer(tap)
    #expect(tap.view === handle && handle.gestureRecognizerShouldBegin(tap))
    handle.isOpen = true
    #expect(!handle.gestureRecognizerShouldBegin(tap))
    handle.removeGestureRecognizer(tap)
    #expect(tap.view == nil && handle.gestureRecognizers == [])
  }

  @Test("a window of a scene")
  func windows() {
    let scene = UIWindowScene()
    let overlay = Overlay(windowScene: scene)
    #expect(overlay.passesTouches && overlay.windowScene === scene)
    #expect(overlay.frame == UIScreen.main.bounds)
  }

  @Test("a layer knows the layer around it, and its place")
  func layers() {
    let (box, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    #expect(a.superlayer == nil)
    box.addSublayer(a)
    box.insertSublayer(b, below: a)
    box.insertSublayer(c, above: b)
    #expect(box.sublayers?.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
    #expect(a.superlayer === box)
    let d = CALayer()
    box.replaceSublayer(c, with: d)
    #expect(box.sublayers?.map(ObjectIdentifier.init) == [b, d, a].map(ObjectIdentifier.init))
    #expect(c.superlayer == nil && d.superlayer === box)
    #expect(Still().action(forKey: "position") is NSNull)
    #expect(Still().action(forKey: "bounds") == nil)
  }

  @Test("a controller of a stack decides about its bar")
  func bars() {
    let controller: UINavigationController = Bare()
    controller.setNavigationBarHidden(false, animated: true)
    #expect(controller.isNavigationBarHidden)
  }

  @Test("an action has an image for its check mark")
  func actions() {
    let image = UIImage()
    let action = UIAction(title: "a", subtitle: "b", selectedImage: image) { _ in }
    #expect(action.selectedImage === image && action.subtitle == "b")
  }
}
