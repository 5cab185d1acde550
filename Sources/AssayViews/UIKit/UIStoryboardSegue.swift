// SPDX-License-Identifier: MIT

/// A change from one controller to the next. There is none: there are no storyboards on Linux.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The name.
  public let identifier: String?
  /// The controller before.
  public let source: UIViewController
  /// The controller after.
  public let destination: UIViewController

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - identifier: the name.
  ///   - source: the controller before.
  ///   - destination: the controller after.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
  /// Accepted, and does nothing.
  open func perform() {}
}
