// SPDX-License-Identifier: MIT

/// Accepted, and never shown: a button of a row that is swiped, as before iOS 13.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
  /// What a button does.
  public enum Style: Int, Sendable {
    /// It deletes or harms.
    case `default` = 0
    /// It does something else.
    case normal
    /// It deletes or harms.
    public static let destructive = Style.default
  }
  /// What the button does.
  public let style: Style
  /// The words.
  open var title: String?
  /// The color behind the words.
  open var backgroundColor: UIColor?
  /// What shows through.
  open var backgroundEffect: UIVisualEffect?

  /// Creates a button, whose action is never called.
  ///
  /// - Parameters:
  ///   - style: what the button does.
  ///   - title: the words.
  ///   - handler: what a tap calls, which nobody makes.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
  }
}
