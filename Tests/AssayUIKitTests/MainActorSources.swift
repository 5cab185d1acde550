// SPDX-License-Identifier: MIT

import AssayUIKit
import Foundation

// As a new app project of Xcode 26 compiles its sources: each declaration is on the main actor. The
// shapes are those in which Apple's documentation overrides and conforms.

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var launches = 0

  func application(
    _: UIApplication,
    didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }
}

final class ObjectDelegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
  var isActive = false
}

final class FormController: UIViewController, UITextFieldDelegate {
  let field = UITextField()
  var changes = 0

  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    view.addSubview(field)
    title = "Form"
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { changes += 1 }
}

/// Without an initializer of its own.
final class PlainController: UIViewController {
  var isLoaded = false
  override func viewDidLoad() { isLoaded = true }
}

final class StackController: UINavigationController {
  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    super.pushViewController(controller, animated: false)
  }
}

final class BadgeView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "1"
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { label.frame = bounds }
  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
}

final class SquareView: UIView {
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8)) }
  required init?(coder: NSCoder) { nil }
}

final class Hosting: UIHostingController<Text> {
  var appearances = 0
  override func viewDidAppear(_ animated: Bool) { appearances += 1 }
}

final class LongPress: UILongPressGestureRecognizer {
  var count = 0
}

struct SearchField: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: SearchField
    init(_ parent: SearchField) { self.parent = parent }
    func textFieldDidEndEditing(_ textField: UITextField) { parent.text = textField.text ?? "" }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }
  func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}

struct Pages: UIViewControllerRepresentable {
  final class Coordinator: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { nil }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = context.coordinator
    return pages
  }
  func updateUIViewController(_ pages: UIPageViewController, context: Context) {}
}

let screenWidth = UIScreen.main.bounds.width
