// SPDX-License-Identifier: MIT

import AssayUIKit
import Foundation
import Testing

@testable import AssayViews

/// A view of an app that assistive technology changes, as UIKit's documentation of
/// `accessibilityIncrement()` has one.
private final class Dial: UIView {
  var value = 1
  override func accessibilityIncrement() { value += 1 }
  override func accessibilityDecrement() { value -= 1 }
  override func accessibilityActivate() -> Bool { value == 0 }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    direction == .left
  }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}

/// A layer of an app whose own value moves, as Core Animation's documentation of
/// `needsDisplay(forKey:)` has one.
private final class Ring: CAShapeLayer {
  var progress: CGFloat = 0

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? Ring { progress = ring.progress }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }
  override func layoutSublayers() { sublayers?.first?.frame = bounds }
}

private final class Edges: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
}

private final class Person: NSObject {
  let name: String
  let age: Int
  let nickname: String?
  init(_ name: String, _ age: Int, nickname: String? = nil) {
    self.name = name
    self.age = age
    self.nickname = nickname
  }
}

/// Apps override these in subclasses of UIKit's. What is not drawn has the values of UIKit's
/// documentation at least.
@MainActor
@Suite("Overridden members of UIKit")
struct UIKitOverrideTests {
  @Test("assistive technology's methods are those of the subclass")
  func accessibility() {
    let dial: UIView = Dial()
    dial.accessibilityIncrement()
    #expect((dial as? Dial)?.value == 2)
    dial.accessibilityDecrement()
    dial.accessibilityDecrement()
    #expect(dial.accessibilityActivate())
    #expect(dial.accessibilityScroll(.left) && !dial.accessibilityScroll(.right))
    // UIKit's own views do nothing, and say so.
    #expect(!UIView().accessibilityActivate() && !UIView().accessibilityPerformEscape())
  }

  /// UIKit's documentation: the two functions are inverses of each other.
  @Test("the alignment rectangle is the frame without the insets")
  func alignmentRectangle() {
    let frame = CGRect(x: 10, y: 20, width: 50, height: 40)
    let rectangle = CGRect(x: 12, y: 21, width: 44, height: 36)
    #expect(Dial().alignmentRect(forFrame: frame) == rectangle)
    #expect(Dial().frame(forAlignmentRect: rectangle) == frame)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
  }

  @Test("a layer with values of its own")
  func layers() {
    let ring = Ring()
    ring.progress = 0.5
    #expect(Ring(layer: ring).progress == 0.5)
    #expect(Ring.needsDisplay(forKey: "progress") && !Ring.needsDisplay(forKey: "path"))
    ring.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
    ring.addSublayer(CALayer())
    ring.layoutSublayers()
    #expect(ring.sublayers?.first?.frame == ring.bounds)
  }

  @Test("layers inside have the order in which they are put, and are in one layer only")
  func sublayers() {
    let (box, other, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
    box.addSublayer(a)
    box.addSublayer(b)
    box.insertSublayer(c, at: 1)
    #expect(box.sublayers?.map(ObjectIdentifier.init) == [a, c, b].map(ObjectIdentifier.init))
    box.addSublayer(a)
    #expect(box.sublayers?.map(ObjectIdentifier.init) == [c, b, a].map(ObjectIdentifier.init))
    other.addSublayer(c)
    #expect(box.sublayers?.map(ObjectIdentifier.init) == [b, a].map(ObjectIdentifier.init))
    box.sublayers = [c]
    #expect(other.sublayers?.isEmpty == true)
    #expect(box.sublayers?.map(ObjectIdentifier.init) == [ObjectIdentifier(c)])
    box.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(box.sublayers?.isEmpty == true)
    a.removeFromSuperlayer()
    b.insertSublayer(a, at: 9)
    #expect(b.sublayers?.count == 1)
    b.sublayers = nil
    #expect(b.sublayers == nil)
  }

  @Test("a controller of edges")
  func edges() {
    let controller = Edges()
    let child = UIViewController()
    controller.addChild(child)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == .bottom)
    #expect(controller.childForScreenEdgesDeferringSystemGestures === child)
    #expect(controller.childForHomeIndicatorAutoHidden === child)
    #expect(UIViewController().childForScreenEdgesDeferringSystemGestures == nil)
  }

  /// UIKit's documentation: a status bar is at 1,000, an alert at 2,000.
  @Test("the level of a window can be counted from another one")
  func levels() {
    let window = UIWindow()
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001)
    window.windowLevel = .statusBar - 1
    #expect(window.windowLevel.rawValue == 999)
    let scene = UIWindowScene()
    window.windowScene = scene
    #expect(window.windowScene === scene)
  }

  @Test(
    "traits that an app makes current are those of a closure, and what is not drawn is reported")
  func currentTraits() {
    _ = LeftOutNotes.take()
    defer { _ = LeftOutNotes.take() }
    let style = UITraitCollection.current.userInterfaceStyle
    var styles: [UIUserInterfaceStyle] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      styles.append(UITraitCollection.current.userInterfaceStyle)
    }
    #expect(style == .light && styles == [.dark])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(LeftOutNotes.take() == ["the colors of an appearance that an app makes current"])
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {}
    #expect(LeftOutNotes.take() == [])
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(
      LeftOutNotes.take() == ["the traits that an app sets as UITraitCollection.current"])
  }

  @Test("the components of a color by AppKit's names")
  func components() {
    let color = NSColor(red: 1, green: 0.5, blue: 0, alpha: 0.25).usingColorSpace(.sRGB)
    // Colors have 8 bits.
    #expect(color?.redComponent == 1 && abs((color?.greenComponent ?? 0) - 0.5) < 0.003)
    #expect(color?.blueComponent == 0 && abs((color?.alphaComponent ?? 0) - 0.25) < 0.003)
    // Half of the way from red, at 0, to yellow, at a sixth.
    #expect(abs((color?.hueComponent ?? 0) - 1.0 / 12) < 0.001)
    #expect(color?.saturationComponent == 1 && color?.brightnessComponent == 1)
  }

  @Test("an image tells how it follows a tint")
  func renderingMode() {
    let image = UIImage()
    #expect(image.renderingMode == .automatic)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test("a descriptor sorts by the name of a property")
  func sortDescriptors() {
    defer { _ = LeftOutNotes.take() }
    let people = [Person("b", 30), Person("a", 40, nickname: "z"), Person("c", 20, nickname: "y")]
    func names(_ descriptors: NSSortDescriptor...) -> [String] {
      (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Person)?.name }
    }
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["a", "b", "c"])
    #expect(names(NSSortDescriptor(key: "age", ascending: false)) == ["a", "b", "c"])
    #expect(names(NSSortDescriptor(key: "age", ascending: true)) == ["c", "b", "a"])
    // Foundation's documentation: nil comes before every value.
    #expect(names(NSSortDescriptor(key: "nickname", ascending: true)) == ["b", "c", "a"])
    _ = LeftOutNotes.take()
    #expect(names(NSSortDescriptor(key: "height", ascending: true)) == ["b", "a", "c"])
    #expect(LeftOutNotes.take() == ["what code reads by the name 'height'"])
  }

  @Test("a method that code calls by its name is reported")
  func performedSelectors() {
    _ = LeftOutNotes.take()
    defer { _ = LeftOutNotes.take() }
    #expect(Person("a", 1).perform(Selector("refresh")) == nil)
    #expect(Person("a", 1).perform(Selector("show:with:"), with: 1, with: nil) == nil)
    #expect(
      LeftOutNotes.take() == [
        "the method that code calls by the name 'refresh'",
        "the method that code calls by the name 'show:with:'",
      ])
  }

  /// Objective-C's documentation: a thread may enter again, and must leave as often.
  @Test("one thread at a time has a locked object")
  func objectLocks() async {
    final class Counter: @unchecked Sendable {
      var count = 0
    }
    let counter = Counter()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.count += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.count == 4000)
    #expect(objc_sync_exit(counter) == -1)
  }
}
