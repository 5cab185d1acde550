// SPDX-License-Identifier: MIT

import AssayUIKit
import Foundation
import Testing

@Suite("Sections and items of a grid")
struct DiffableSnapshotTests {
  @Test("items are added, inserted and removed in their sections")
  func items() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    snapshot.insertItems([4], afterItem: 1)
    snapshot.insertItems([5], beforeItem: 3)
    snapshot.appendItems([6], toSection: "c")
    #expect(snapshot.itemIdentifiers == [1, 4, 2, 5, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [5, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
    snapshot.deleteItems([4])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [1, 2])
    #expect(snapshot.numberOfSections == 1)
  }

  @Test("items and sections are moved beside others")
  func moves() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b", "d"])
    snapshot.moveSection("d", beforeSection: "a")
    snapshot.moveSection("a", afterSection: "c")
    #expect(snapshot.sectionIdentifiers == ["d", "c", "a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(2, beforeItem: 4)
    snapshot.moveItem(9, beforeItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 1])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [2, 4])
  }

  @Test("a grid and a table ask the source that was made for them")
  @MainActor func sources() {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String?
      { snapshot().sectionIdentifiers[section] }
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "b")
    let table = UITableView()
    let rows = Titled(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.tag = item
      return cell
    }
    rows.apply(snapshot)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 3)
    #expect(table.numberOfRows(inSection: 2) == 0)
    #expect(rows.tableView(table, titleForHeaderInSection: 1) == "b")
    let place = IndexPath(indexes: [1, 2])
    #expect(rows.tableView(table, cellForRowAt: place).tag == 3)
    #expect(rows.indexPath(for: 3) == place)
    let grid = UICollectionView(frame: .zero)
    let cells = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) {
      _, _, item in
      let cell = UICollectionViewCell()
      cell.tag = item
      return cell
    }
    cells.apply(snapshot)
    #expect(grid.numberOfItems(inSection: 1) == 3)
    #expect(cells.collectionView(grid, cellForItemAt: IndexPath(indexes: [1, 0])).tag == 1)
  }
}
