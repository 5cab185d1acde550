// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a part of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The title.
  open private(set) var title: String
  /// The image.
  open private(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Accepted, but not drawn: a menu of UIKit.
open class UIMenu: UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit a way.
    public let rawValue: UInt
    /// Creates a set of ways.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A way.
    public static let displayInline = Options(rawValue: 1)
    /// A way.
    public static let destructive = Options(rawValue: 2)
  }

  /// The parts of the menu.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }
}
