// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a part of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The title.
  open var title: String
  /// The image.
  open var image: UIImage?
  /// The words below the title.
  open var subtitle: String?
  /// Whether an element has a check mark.
  public enum State: Int, Sendable {
    /// A state.
    case off, on, mixed
  }
  /// The look of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit a look.
    public let rawValue: UInt
    /// Creates a set of looks.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A look.
    public static let disabled = Attributes(rawValue: 1)
    /// A look.
    public static let destructive = Attributes(rawValue: 2)
    /// A look.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays after a choice.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}
