// SPDX-License-Identifier: MIT

// What an app sets for all of its bars and lists. Unlike UIKit, it has no effect, and that is
// reported: each value is set on an object that nothing draws.

/// Accepted, but not drawn: something whose look can be set for the whole app.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
  /// An object on which a look has no effect.
  static func appearance() -> Self
}

/// Accepted, and has no effect: what may contain views whose look is set.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// An object on which a look has no effect, which is reported.
  public static func appearance() -> Self {
    // The lists of SwiftUI have been no tables since iOS 16, so nothing is missing.
    let isOfTables = self is UITableView.Type || self is UITableViewCell.Type
    if !isOfTables { LeftOutNotes.add("the look that \(self).appearance() sets") }
    guard let view = self.init(coder: NSCoder()) else {
      preconditionFailure("\(self).init(coder:) gives no view, so 'appearance()' has none")
    }
    return view
  }

  /// An object on which a look has no effect, for views in some containers.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIViewController: UIAppearanceContainer {}
