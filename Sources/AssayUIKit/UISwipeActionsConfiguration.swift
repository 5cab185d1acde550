// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: what a swipe shows beside a row.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a row of actions.
  ///
  /// - Parameter actions: from the edge inward.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// Accepted, but not drawn: an action that a swipe shows.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// What an action does, and whom it tells afterwards.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// A look.
    case normal, destructive
  }

  /// The look.
  public let style: Style
  /// What is done, which nobody asks for.
  public let handler: Handler
  /// The words.
  open var title: String?
  /// The color behind.
  open var backgroundColor: UIColor?
  /// The image.
  open var image: UIImage?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: the look.
  ///   - title: the words.
  ///   - handler: what is done. It is never called.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
