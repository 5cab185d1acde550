// SPDX-License-Identifier: MIT

/// What the sources of a grid and of a table have in common: their sections and items.
@MainActor @preconcurrency
open class DiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {
  private(set) final var current = NSDiffableDataSourceSnapshot<Section, Item>()

  /// The sections and the items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  /// Sets the sections and the items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    completion?()
  }
  /// Sets the sections and the items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }
  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  /// The place of an item; nil for an unknown one.
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.place(of: itemIdentifier) }
}
