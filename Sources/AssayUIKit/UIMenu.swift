// SPDX-License-Identifier: MIT

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
    /// Only one child has a check mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
  /// A name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The parts of the menu.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }
}

/// Accepted, but not drawn: a part of a menu that is made late.
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates a part, which is never made.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }
}

/// Accepted, and never opened: a menu of a long press.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// What makes the menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// What makes the preview.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// A name.
  public let identifier: (any NSCopying)?
  /// Creates a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
  }
}

/// Accepted, and never called: a long press that opens a menu.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// What makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Creates a long press.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// What makes a menu. It is never asked.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
