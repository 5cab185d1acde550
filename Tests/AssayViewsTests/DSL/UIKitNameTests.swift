// SPDX-License-Identifier: MIT

import AssayNodes
import AssayUIKit
import Foundation
import Testing

@testable import AssayViews

/// A default value of an entry that other threads may not have.
private final class Unshared {
  var number = 7
}

/// As apps write what loads their data, so that a test can take its place.
private protocol Loader {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
}

extension URLSession: Loader {}

extension EnvironmentValues {
  @Entry fileprivate var unshared = Unshared()
  @Entry fileprivate var count = 3
}

@Suite("Names of UIKit and Core Graphics")
@MainActor
struct UIKitNameTests {
  @Test("appearances and color schemes become each other")
  func appearances() {
    #expect(UIUserInterfaceStyle(.dark) == .dark)
    #expect(UIUserInterfaceStyle(nil) == .unspecified)
    #expect(ColorScheme(UIUserInterfaceStyle.light) == .light)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
  }

  @Test("views inside change their order")
  func subviewOrder() {
    let (box, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b, c] { box.addSubview(view) }
    box.bringSubviewToFront(a)
    #expect(box.subviews.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
    box.sendSubviewToBack(c)
    #expect(box.subviews.map(ObjectIdentifier.init) == [c, b, a].map(ObjectIdentifier.init))
    // A view that is inside already leaves its place first.
    box.insertSubview(c, aboveSubview: b)
    #expect(box.subviews.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
    box.bringSubviewToFront(UIView())
    #expect(box.subviews.count == 3)
  }

  @Test("a literal is a color")
  func literals() {
    let color = Color(#colorLiteral(red: 1, green: 0, blue: 0.2, alpha: 0.4))
    #expect(color == Color(red: 1, green: 0, blue: Double(Float(0.2)), opacity: Double(Float(0.4))))
  }

  @Test("a point in the coordinates of another view")
  func coordinates() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let row = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 20))
    let button = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    window.addSubview(row)
    row.addSubview(button)
    #expect(button.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
    #expect(row.convert(button.frame, to: window) == CGRect(x: 15, y: 25, width: 10, height: 10))
    #expect(button.convert(CGPoint(x: 16, y: 26), from: window) == CGPoint(x: 1, y: 1))
    #expect(button.point(inside: CGPoint(x: 9, y: 9), with: nil))
    #expect(!button.point(inside: CGPoint(x: 11, y: 9), with: nil))
  }

  /// 20.287 is what `UIFont.systemFont(ofSize: 17).lineHeight` says on iOS.
  @Test("the metrics of a font are the system's")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(Font(font as CTFont) == Font(font))
  }

  @Test("a color of two appearances is that of the rendering")
  func dynamicColor() {
    let color = Color(
      UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 1) : .red })
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(color.resolve(in: environment) == Color(white: 1).resolve(in: environment))
    environment.colorScheme = .light
    #expect(color.resolve(in: environment) == Color(UIColor.red).resolve(in: environment))
  }

  @Test("a color of two appearances is resolved for one")
  func resolvedColor() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(
      color.withAlphaComponent(0.5).resolvedColor(with: dark) == .white.withAlphaComponent(0.5))
    #expect(UIColor.systemRed.resolvedColor(with: dark) == .systemRed)
    #expect(
      dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
  }

  /// Apple's documentation of `UIColor.orange` and the others.
  @Test("UIKit's own orange, purple and brown are not the system's")
  func fixedColors() {
    let environment = EnvironmentValues()
    func components(_ color: UIColor) -> [Float] {
      let resolved = Color(color).resolve(in: environment)
      return [resolved.red, resolved.green, resolved.blue].map { ($0 * 10).rounded() / 10 }
    }
    #expect(components(.orange) == [1, 0.5, 0])
    #expect(components(.purple) == [0.5, 0, 0.5])
    #expect(components(.brown) == [0.6, 0.4, 0.2])
    #expect(components(.cyan) == [0, 1, 1] && components(.magenta) == [1, 0, 1])
  }

  // SwiftUI's Color.init<T>(_:) takes styles that are colors; of two types with the name, UIKit's
  // comes first.
  @Test("a color by a name that only SwiftUI has")
  func namedColor() {
    #expect(Color(.pink) == Color.pink)
    #expect(Color(.systemPink) == Color(uiColor: .systemPink))
    #expect(Color(.red) == Color(uiColor: .red))
  }

  @Test("names of navigation bars are accepted, and the shade of an accessory is reported")
  func bars() throws {
    let controller = UINavigationController()
    controller.hidesBarsOnSwipe = true
    #expect(controller.navigationBar.backItem == nil)
    #expect(controller.navigationBar.topItem == nil)
    let loader: any Loader = URLSession.shared
    #expect(loader is URLSession)
    let built = try SceneSketch.build(AccessoryWidgetBackground().viewNode())
    #expect(
      built.scene.diagnostics.map(\.code) == [
        .notDrawn("the background of an accessory widget")
      ])
  }

  @Test("a context builds its current path as a path is built")
  func currentPath() {
    UIGraphicsBeginImageContext(CGSize(width: 9, height: 9))
    defer { UIGraphicsEndImageContext() }
    let path = CGMutablePath()
    for outline in [path, UIGraphicsGetCurrentContext()].compactMap({ $0 as _CGOutline? }) {
      outline.move(to: CGPoint(x: 1, y: 2))
      outline.addLine(to: CGPoint(x: 3, y: 2))
      outline.addRects([CGRect(x: 4, y: 4, width: 1, height: 2)])
    }
    #expect(path.copy()?.boundingBox == CGRect(x: 1, y: 2, width: 4, height: 4))
    #expect(UIGraphicsGetCurrentContext()?.path == path.copy())
    UIGraphicsGetCurrentContext()?.strokePath()
    #expect(UIGraphicsGetCurrentContext()?.isPathEmpty == true)
  }

  @Test("an entry without a type has its default, also of a type that is not Sendable")
  func entries() {
    var environment = EnvironmentValues()
    #expect(environment.count == 3)
    #expect(environment.unshared.number == 7)
    environment.count = 4
    #expect(environment.count == 4)
  }

  @Test("an extension that nobody asks has nothing to answer")
  func extensions() {
    final class Share: UIViewController {
      var items: [NSExtensionItem] {
        extensionContext?.inputItems.compactMap { $0 as? NSExtensionItem } ?? []
      }
    }
    #expect(Share().items.isEmpty)
    let context = NSExtensionContext()
    #expect(context.inputItems.isEmpty)
    var answers: [Bool] = []
    context.completeRequest(returningItems: nil) { answers.append($0) }
    context.open(URL(filePath: "/")) { answers.append($0) }
    #expect(answers == [false, false])
  }

  @Test("looks for a whole app can be set, and have no effect, which is reported")
  func appearance() throws {
    // What is asked for outside of a view would be reported with the next one on this thread.
    defer { _ = LeftOutNotes.take() }
    struct Screen: View {
      init() {
        UITableView.appearance().backgroundColor = .clear
        UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
        UITabBarItem.appearance().badgeColor = .red
      }
      var body: some View { Color.red }
    }
    struct Outer: View {
      var body: some View { Screen() }
    }
    _ = LeftOutNotes.take()
    _ = try Outer().viewNode()
    #expect(
      LeftOutNotes.take() == [
        "the look that UINavigationBar.appearance() sets",
        "the look that UITabBarItem.appearance() sets",
      ])
    UITableView.appearance().backgroundColor = .clear
    UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
    #expect(UITableView.appearance().backgroundColor == nil)
    #expect(UIActivityIndicatorView.appearance().style == .medium)
  }

  @Test(
    "the time between dates in words",
    arguments: [(-5.0, "5 seconds ago"), (-7200, "2 hours ago"), (259_200, "in 3 days")])
  func relative(seconds: Double, words: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: seconds) == words)
  }

  @Test("a day before has a name where names are asked for")
  func relativeName() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
  }

  @Test("paths by Core Graphics' names")
  func paths() {
    let path = CGMutablePath()
    path.move(to: CGPointMake(1, 2))
    path.addLine(to: CGPoint(x: 4, y: 6))
    #expect(Path(path).boundingRect == CGRectMake(1, 2, 3, 4))
    #expect(
      CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil).boundingBox.size
        == CGSizeMake(2, 2))
  }

  @Test("rectangles by Core Graphics' functions of C")
  func rectangles() {
    let rectangles = [CGRectMake(0, 0, 2, 2), CGRectMake(5, 1, 1, 4)]
    #expect(rectangles.reduce(.null, CGRectUnion) == CGRectMake(0, 0, 6, 5))
    #expect(CGRectIntersection(rectangles[0], rectangles[1]).isNull)
    #expect(CGRectInset(rectangles[1], 0, 1) == CGRectMake(5, 2, 1, 2))
    #expect(CGRectContainsPoint(CGRectOffset(rectangles[0], 5, 5), CGPointMake(6, 6)))
    #expect(CGRectGetMidY(rectangles[1]) == 3)
  }

  @Test("animations of UIKit make their changes and complete at once")
  func animations() {
    let view = UIView()
    var completions: [Bool] = []
    UIView.animate(withDuration: 0.4) {
      view.alpha = 0.5
    } completion: {
      completions.append($0)
    }
    UIView.animate(withDuration: 1, delay: 2, options: [.curveEaseIn, .repeat]) { view.alpha = 0 }
    #expect(view.alpha == 0)
    #expect(completions == [true])
  }

  @Test("points, sizes and rectangles are data of animations, as in SwiftUI")
  func animatable() {
    let pair: CGSize.AnimatableData = AnimatablePair(3, 4)
    var size = CGSize.zero
    size.animatableData = pair
    #expect(size == CGSize(width: 3, height: 4))
    var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    frame.animatableData.first.second = 7
    #expect(frame == CGRect(x: 1, y: 7, width: 3, height: 4))
    let vector = CGVector(dx: 3, dy: 4)
    #expect(atan2(vector.dy, vector.dx) == atan2(4, 3))
  }

  @Test("the image of a renderer is reported")
  func images() throws {
    let image = ImageRenderer(content: Text("a")).uiImage ?? UIImage()
    let built = try SceneSketch.build(Image(uiImage: image).viewNode())
    #expect(
      built.scene.diagnostics.map(\.code) == [.unknownImage("an image made by ImageRenderer")])
  }
}
