// SPDX-License-Identifier: MIT

// What the user drags. A snapshot has no fingers, so none of it happens.

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  /// A change.
  case cancel, forbidden, copy, move
}

/// Accepted, and never dragged: a thing.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// The content.
  public let itemProvider: NSItemProvider
  /// The thing in the app itself.
  open var localObject: Any?
  /// What makes the picture under the finger, which is never asked.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates a thing.
  ///
  /// - Parameter itemProvider: the content.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Accepted, but not drawn: the picture of what is dragged.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  /// The picture.
  public let view: UIView
  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - view: the picture.
  ///   - parameters: how it looks. They are not used.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
  }
}

/// What a drag and a drop have in common.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things.
  var items: [UIDragItem] { get }
  /// Where the finger is, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether an app can have something of a type.
  func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
  /// Whether things have one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag. There is none.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// What code remembers.
  var localContext: Any? { get set }
}

/// A drop. There is none.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag in the app itself.
  var localDragSession: (any UIDragSession)? { get }
  /// Never called: reads what is dropped.
  @discardableResult
  func loadObjects<T>(
    ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress
}

/// What a drop would do.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// The change.
  public let operation: UIDropOperation
  /// Whether the place is exact.
  open var isPrecise = false
  /// Creates a proposal.
  ///
  /// - Parameter operation: the change.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// What decides about drags of a view. Nobody drags.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Accepted, and never begun: drags of a view.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  /// What decides.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether the user can drag.
  open var isEnabled = true
  /// Creates drags.
  ///
  /// - Parameter delegate: what decides. It is never asked.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// What decides about drops on a view. Nobody drops.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// Accepted, and never begun: drops on a view.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// What decides.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drops may come at once.
  open var allowsSimultaneousDropSessions = false
  /// Creates drops.
  ///
  /// - Parameter delegate: what decides. It is never asked.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}
