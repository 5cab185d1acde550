// SPDX-License-Identifier: MIT

// Drags of rows and cells. A snapshot has no fingers, so none of it happens.

/// What decides about drags of rows. Nobody drags.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Never called.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// What decides about drops on a table. Nobody drops.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Never called.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// A drop on a table. There is none.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// The row.
  var destinationIndexPath: IndexPath? { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Never called: shows where a thing goes.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// A thing that is dropped on a table.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The row that it comes from.
  var sourceIndexPath: IndexPath? { get }
}

/// What a drop on a table would do.
open class UITableViewDropProposal: UIDropProposal {
  /// Where rows go.
  public enum Intent: Int, Sendable {
    /// A way.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// Where rows go.
  public let intent: Intent
  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: the change.
  ///   - intent: where rows go.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// What decides about drags of cells. Nobody drags.
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Never called.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// What decides about drops on a grid. Nobody drops.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Never called.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// A drop on a grid. There is none.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// The cell.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop would do.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Never called: shows where a thing goes.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// A thing that is dropped on a grid.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The cell that it comes from.
  var sourceIndexPath: IndexPath? { get }
}

/// What a drop on a grid would do.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where cells go.
  public enum Intent: Int, Sendable {
    /// A way.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// Where cells go.
  public let intent: Intent
  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: the change.
  ///   - intent: where cells go.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// What moves with a drag. Nothing does.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  /// Never called.
  func addAnimations(_ animations: @escaping () -> Void)
}
