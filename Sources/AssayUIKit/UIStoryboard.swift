// SPDX-License-Identifier: MIT

/// A file of controllers, which is never read: what is asked of it is reported.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String

  /// Names a file, which is not read.
  ///
  /// - Parameters:
  ///   - name: the file, without its ending.
  ///   - bundle: where the file is. It is not used.
  public init(name: String, bundle: Bundle?) { self.name = name }
  /// A controller without content, which is reported.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    report()
    return UIViewController()
  }
  /// A controller without content, which is reported.
  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
  /// A controller without content, which is reported.
  open func instantiateInitialViewController() -> UIViewController? {
    report()
    return UIViewController()
  }
  /// A controller that the closure makes; an empty one if it makes none. What the storyboard says
  /// of it is reported.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)?
  ) -> Controller {
    report()
    guard let controller = creator?(NSCoder()) ?? Controller(coder: NSCoder()) else {
      preconditionFailure(
        "the storyboard makes no \(Controller.self): its init(coder:) returned nil")
    }
    return controller
  }

  private func report() { LeftOutNotes.add("the views in the storyboard '\(name)'") }
}

extension UIViewController {
  /// nil: there are no storyboards.
  public var storyboard: UIStoryboard? { nil }
  /// Accepted, and does nothing: there are no storyboards.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
