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
  /// Elements that are asked for each time. The closure is never called.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// Accepted, and never opened: a menu of a long press.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// What makes the menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// What makes the preview.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// How a menu is ordered.
  public enum ElementOrder: Int, Sendable {
    /// A way.
    case automatic, priority, fixed
  }
  /// How the menu is ordered.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The thing that a menu of several is opened on.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Where the symbol of a badge is.
  open var badgeCount = 0
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

/// What goes with a menu that opens or closes. Nothing does.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the picture.
  var previewViewController: UIViewController? { get }
  /// Never called.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Never called.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What goes with a picture that opens. Nothing does.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the picture opens.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the picture of a menu opens.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// A way.
  case dismiss, pop
}
