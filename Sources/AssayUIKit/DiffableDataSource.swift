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
    // What was applied to a section alone is gone.
    parts = [:]
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
  /// The section at a place; nil if there is none.
  open func sectionIdentifier(for index: Int) -> Section? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// The place of a section; nil if there is none.
  open func index(for sectionIdentifier: Section) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  private final var parts: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  /// Shows the items of a section that are visible.
  final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section
  ) {
    parts[section] = snapshot
    if current.indexOfSection(section) == nil { current.appendSections([section]) }
    current.deleteItems(current.itemIdentifiers(inSection: section))
    current.appendItems(snapshot.visibleItems, toSection: section)
  }
  /// The items of a section; those that were applied alone with what is in them.
  final func part(_ section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let part = parts[section] { return part }
    var part = NSDiffableDataSourceSectionSnapshot<Item>()
    part.append(current.itemIdentifiers(inSection: section))
    return part
  }
}
