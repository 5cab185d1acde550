// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Accepted, and never called: how cells are made from items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Creates a registration; the closure is never called.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {}
    /// Creates a registration of an archive, which is not read; the closure is never called.
    ///
    /// - Parameters:
    ///   - cellNib: the archive.
    ///   - handler: what fills a cell.
    public init(cellNib: UINib, handler: @escaping (Cell, IndexPath, Item) -> Void) {}
  }
  /// Accepted, and never called: how headers and footers are made.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Creates a registration; the closure is never called.
    public init(
      elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) {}
    /// Creates a registration of an archive, which is not read; the closure is never called.
    ///
    /// - Parameters:
    ///   - supplementaryNib: the archive.
    ///   - elementKind: what it is.
    ///   - handler: what fills it.
    public init(
      supplementaryNib: UINib, elementKind: String,
      handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) {}
  }

  /// An empty cell.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = Cell(coder: NSCoder()) else {
      preconditionFailure(
        "dequeueConfiguredReusableCell made no \(Cell.self): its init(coder:) returned nil")
    }
    return cell
  }
  /// An empty view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    guard let view = Supplementary(coder: NSCoder()) else {
      preconditionFailure(
        """
        dequeueConfiguredReusableSupplementary made no \(Supplementary.self): its init(coder:) \
        returned nil
        """)
    }
    return view
  }
}
