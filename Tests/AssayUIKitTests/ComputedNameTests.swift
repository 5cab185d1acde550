// SPDX-License-Identifier: MIT

import AssayUIKit
import Testing

@testable import AssayViews

@Suite("Names of UIKit and Core Animation that compute something")
struct ComputedNameTests {
  @Test("the direction of views follows their attribute")
  func directions() {
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    // UISemanticContentAttribute: what plays is never mirrored.
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
  }

  @Test("a transform is undone by its inverse, and one without an inverse stays")
  func inverse() {
    // Twice as large across and moved by 3 points: half as large and moved by 3 / 2 back.
    var transform = CATransform3DMakeScale(2, 1, 1)
    transform.m41 = 3
    let inverse = CATransform3DInvert(transform)
    #expect(inverse.m11 == 0.5)
    #expect(inverse.m41 == -1.5)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(transform, inverse)))
    // Rows change places: the elimination needs another pivot.
    var swap = CATransform3DIdentity
    (swap.m11, swap.m12, swap.m21, swap.m22) = (0, 1, 1, 0)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(swap), swap))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("views inside exchange their places")
  func exchange() {
    let (box, one, two, three) = (UIView(), UIView(), UIView(), UIView())
    for view in [one, two, three] { box.addSubview(view) }
    box.exchangeSubview(at: 2, withSubviewAt: 0)
    #expect(box.subviews == [three, two, one])
    box.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(box.subviews == [three, two, one])
  }

  @Test("an asset has an image for light and one for dark")
  func asset() {
    let (asset, light, dark) = (UIImageAsset(), UIImage(), UIImage())
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === light)
  }

  @Test("the window of a delegate is its stored property")
  func windows() {
    let window = UIWindow()
    let (plain, own) = (PlainDelegate(), WindowDelegate())
    own.window = window
    let delegates: [any UIApplicationDelegate] = [plain, own]
    #expect(delegates[0].window == nil)
    #expect(delegates[1].window?.map { $0 === window } == true)
    own.window = nil
    #expect(delegates[1].window == .some(.none))
  }

  @Test("rectangles are compared as Core Graphics does, and paths of rows can be changed")
  func values() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
    #expect(
      CGRect(x: 4, y: 0, width: -4, height: 2).equalTo(CGRect(x: 0, y: 0, width: 4, height: 2)))
    var path = IndexPath(row: 1, section: 0)
    path.row += 2
    path.section = 4
    #expect(path == IndexPath(row: 3, section: 4))
    #expect(NSIndexPath(indexes: [4, 3], length: 2).row == 3)
    #expect(UIWindow.Level.normal < .alert)
    #expect(NSSelectorFromString("save:") == Selector("save:"))
    #expect(NSStringFromSelector(Selector("save:")) == "save:")
  }

  @Test("closures of traits may say Self, and alerts may be subclasses")
  func forms() {
    let controller = TraitController()
    controller.viewDidLoad()
    #expect(controller.isLoaded)
    let alert = OwnAlert(title: "Delete?", message: "All", preferredStyle: .alert)
    #expect(alert.title == "Delete?")
    #expect(alert.message == "All")
    #expect(alert.preferredStyle == .alert)
  }
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {}

private final class WindowDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
}

private class TraitController: UIViewController {
  var isLoaded = false
  override func viewDidLoad() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, _: UITraitCollection) in self.isLoaded = false
    }
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { controller, _ in
      controller.isLoaded = false
    }
    isLoaded = true
  }
}

private final class OwnAlert: UIAlertController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
