// SPDX-License-Identifier: MIT

import AssayUIKit
import Foundation
import Testing

@Suite("UIKit's classes under default isolation to the main actor")
struct MainActorTests {
  @Test("overrides of a controller and of a view are called")
  func overrides() {
    let controller = FormController()
    controller.viewDidLoad()
    #expect(controller.title == "Form")
    #expect(controller.view.subviews == [controller.field])
    let badge = BadgeView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    badge.layoutSubviews()
    #expect(badge.label.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(badge.intrinsicContentSize == CGSize(width: 24, height: 24))
  }

  @Test("initializers are inherited, and replaced without 'override', as UIKit's")
  func initializers() {
    #expect(!PlainController().isLoaded)
    #expect(!PlainController(nibName: nil, bundle: nil).isLoaded)
    #expect(SquareView().bounds.size == CGSize(width: 8, height: 8))
    #expect(StackController(rootViewController: PlainController()).viewControllers.count == 1)
    #expect(Hosting(rootView: Text("a")).appearances == 0)
    #expect(LongPress(target: nil, action: nil).count == 0)
  }

  @Test("a delegate's methods are the app's own")
  func delegates() {
    let delegate = AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(delegate.launches == 1)
    #expect(!ObjectDelegate().isActive)
    let controller = FormController()
    controller.viewDidLoad()
    controller.field.delegate?.textFieldDidChangeSelection(controller.field)
    #expect(controller.changes == 1)
  }

  @Test("representables have coordinators of the main actor")
  func representables() {
    #expect(SearchField(text: .constant("a")).makeCoordinator().parent.text == "a")
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    let coordinator = Pages().makeCoordinator()
    #expect(coordinator.pageViewController(pages, viewControllerAfter: pages) == nil)
    // Points across an iPhone 13.
    #expect(screenWidth == 390)
  }

  // UIKit's documentation marks these nonisolated.
  @Test("names of notifications and traits are for any thread")
  nonisolated func nonisolatedNames() {
    #expect(
      UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(
      UIApplication.didBecomeActiveNotification.rawValue
        == "UIApplicationDidBecomeActiveNotification")
    #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
  }

  @Test("a text is spelled correctly, because there is no dictionary")
  func spelling() {
    let range = UITextChecker().rangeOfMisspelledWord(
      in: "speling", range: NSRange(location: 0, length: 7), startingAt: 0, wrap: false,
      language: "en")
    #expect(range.location == NSNotFound)
  }
}
