// SPDX-License-Identifier: MIT

/// The cells of a grid by their items. A snapshot test asks for none.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  DiffableDataSource<Section, Item>,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  /// Makes a header or a footer.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private let cellProvider: CellProvider
  /// Makes a header or a footer. It is never called.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates the source of a grid.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// The number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.numberOfItems(at: section)
  }
  /// The cell of an item; an empty one where there is none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    current.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }

  /// What hears of moved items. It is never called.
  open var reorderingHandlers = ReorderingHandlers()
  /// What hears of expanded items. It is never called.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Shows the visible items of a section, and adds the section if there is none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, to: section)
    completion?()
  }
  /// The items of a section.
  open func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    part(section)
  }

  /// What hears of moved items. Nobody moves any.
  public struct ReorderingHandlers {
    /// Whether an item can be moved.
    public var canReorderItem: ((Item) -> Bool)?
    /// Before items are moved.
    public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    /// After items were moved.
    public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
  }
  /// What hears of expanded items. Nobody expands any.
  public struct SectionSnapshotHandlers {
    /// Whether an item can be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item can be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// What is in an item that is about to be expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?
  }
}

/// How moved items changed a source. None is made: nobody moves items.
public struct NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> {
  /// The items before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// The items after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// What differs.
  public let difference: CollectionDifference<Item>
}
