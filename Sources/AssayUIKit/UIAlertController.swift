// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: an alert of UIKit.
open class UIAlertController: UIViewController {
  /// The kind of an alert.
  public enum Style: Int, Sendable {
    /// A kind.
    case actionSheet, alert
  }

  /// How urgent it is.
  open var severity = UIAlertControllerSeverity.default
  /// The text below the title.
  open var message: String?
  /// The kind.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields.
  open private(set) var textFields: [UITextField]? = []
  /// The button of the return key.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - message: the text below the title.
  ///   - preferredStyle: the kind.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields?.append(field)
  }
}

/// Accepted, and never called: a button of an alert of UIKit.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The meaning of a button.
  public enum Style: Int, Sendable {
    /// A meaning.
    case `default`, cancel, destructive
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// The title.
  public let title: String?
  /// The meaning.
  public let style: Style

  /// Creates a button, whose action is never called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

/// How urgent an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// A grade.
  case `default`, critical
}
