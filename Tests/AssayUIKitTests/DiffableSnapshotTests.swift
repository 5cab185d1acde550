// SPDX-License-Identifier: MIT

import AssayUIKit
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
}
