// SPDX-License-Identifier: MIT

/// The sections and the items of a grid or a table, in order.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(section: Section, items: [Item])] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections.
  public var sectionIdentifiers: [Section] { sections.map(\.section) }
  /// The items of all sections.
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
  /// The items that are drawn again: none.
  public var reconfiguredItemIdentifiers: [Item] { [] }

  /// The items of a section.
  public func itemIdentifiers(inSection section: Section) -> [Item] {
    sections.first { $0.section == section }?.items ?? []
  }
  /// The number of items in a section.
  public func numberOfItems(inSection section: Section) -> Int {
    itemIdentifiers(inSection: section).count
  }
  /// The section of an item; nil for an unknown one.
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sections.first { $0.items.contains(item) }?.section
  }
  /// The place of an item; nil for an unknown one.
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  /// The place of a section; nil for an unknown one.
  public func indexOfSection(_ section: Section) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [Section]) {
    sections += identifiers.map { ($0, []) }
  }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [Section]) {
    sections.removeAll { identifiers.contains($0.section) }
  }
  /// Adds items at the end of a section; nil for the last one. A section that is not there gets
  /// none.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    guard let index = section.map({ indexOfSection($0) }) ?? sections.indices.last else { return }
    sections[index].items += identifiers
  }
  /// Adds items before another.
  public mutating func insertItems(_ identifiers: [Item], beforeItem item: Item) {
    insert(identifiers, at: item, offset: 0)
  }
  /// Adds items after another.
  public mutating func insertItems(_ identifiers: [Item], afterItem item: Item) {
    insert(identifiers, at: item, offset: 1)
  }
  private mutating func insert(_ identifiers: [Item], at item: Item, offset: Int) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: item) else { continue }
      sections[index].items.insert(contentsOf: identifiers, at: place + offset)
      return
    }
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [Item]) {
    for index in sections.indices {
      sections[index].items.removeAll { identifiers.contains($0) }
    }
  }
  /// Removes all items of all sections.
  public mutating func deleteAllItems() { sections = [] }
  /// Accepted, and does nothing: nothing is drawn again.
  public mutating func reloadItems(_ identifiers: [Item]) {}
  /// Accepted, and does nothing: nothing is drawn again.
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
  /// Accepted, and does nothing: nothing is drawn again.
  public mutating func reloadSections(_ identifiers: [Section]) {}
}

/// Accepted, and never asked: the cells of a grid by their items.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  /// Makes a header or a footer.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  /// Makes a header or a footer. It is never called.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a source; the closure is never called.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}

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
}

/// Accepted, and never asked: the rows of a table by their items.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {
  /// Makes the row of an item.
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

  private var current = NSDiffableDataSourceSnapshot<Section, Item>()

  /// Creates a source; the closure is never called.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}

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
  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
}

extension NSDiffableDataSourceSnapshot {
  fileprivate func item(at place: IndexPath) -> Item? {
    guard place.count == 2, sections.indices.contains(place[0]),
      sections[place[0]].items.indices.contains(place[1])
    else { return nil }
    return sections[place[0]].items[place[1]]
  }
}

/// Accepted, but not drawn: a cell of a grid that looks as a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at the end of the row.
  open var accessories: [UICellAccessory] = []
  /// The texts and the image of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// Accepted, but not drawn: what is at the end of a row.
public struct UICellAccessory {
  /// An arrow.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory() }
  /// A button that removes the row.
  public static func delete() -> UICellAccessory { UICellAccessory() }
  /// A handle that moves the row.
  public static func reorder() -> UICellAccessory { UICellAccessory() }
  /// An arrow that opens the rows below.
  public static func outlineDisclosure() -> UICellAccessory { UICellAccessory() }
}

extension UICollectionView {
  /// Accepted, and never called: how cells are made from items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Creates a registration; the closure is never called.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {}
  }
  /// Accepted, and never called: how headers and footers are made.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Creates a registration; the closure is never called.
    public init(
      elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) {}
  }

  /// An empty cell.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = Cell(coder: NSCoder()) else {
      preconditionFailure("A cell of \(Cell.self) cannot be made without an archive")
    }
    return cell
  }
  /// An empty view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    guard let view = Supplementary(coder: NSCoder()) else {
      preconditionFailure("A view of \(Supplementary.self) cannot be made without an archive")
    }
    return view
  }
}
