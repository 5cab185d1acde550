// SPDX-License-Identifier: MIT

/// Accepted, and never read: a file of controllers.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  /// Names a file, which is not read.
  public init(name: String, bundle: Bundle?) {}
  /// A controller without content.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  /// A controller without content.
  open func instantiateViewController(identifier: String) -> UIViewController {
    UIViewController()
  }
  /// A controller without content.
  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
  /// A controller that the closure makes; an empty one if it makes none.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)?
  ) -> Controller {
    guard let controller = creator?(NSCoder()) ?? Controller(coder: NSCoder()) else {
      preconditionFailure(
        "the storyboard makes no \(Controller.self): its init(coder:) returned nil")
    }
    return controller
  }
}

extension UIViewController {
  /// nil: there are no storyboards.
  public var storyboard: UIStoryboard? { nil }
  /// Accepted, and does nothing: there are no storyboards.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
