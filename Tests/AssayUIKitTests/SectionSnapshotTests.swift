// SPDX-License-Identifier: MIT

import AssayUIKit
import Testing

@Suite("Items inside of items")
struct SectionSnapshotTests {
  /// a with b and c, c with d, and e.
  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "e"])
    tree.append(["b", "c"], to: "a")
    tree.append(["d"], to: "c")
    return tree
  }

  @Test("each item is before what is in it")
  func order() {
    #expect(tree.items == ["a", "b", "c", "d", "e"])
    #expect(tree.rootItems == ["a", "e"])
    #expect(["a", "b", "d", "e", "x"].map(tree.level) == [0, 1, 2, 0, 0])
    #expect(tree.parent(of: "d") == "c")
    #expect(tree.parent(of: "c") == "a")
    #expect(tree.parent(of: "e") == nil)
    #expect(tree.parent(of: "x") == nil)
    #expect(tree.index(of: "d") == 3)
    #expect(!tree.contains("x"))
  }

  @Test("what is in a collapsed item is not visible")
  func visibility() {
    var tree = tree
    #expect(tree.visibleItems == ["a", "e"])
    tree.expand(["c"])
    #expect(tree.isExpanded("c"))
    #expect(tree.visibleItems == ["a", "e"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "b", "c", "d", "e"])
    #expect(tree.isVisible("d"))
    tree.collapse(["c"])
    #expect(tree.visibleItems == ["a", "b", "c", "e"])
  }

  @Test("items are added, removed and replaced with what is in them")
  func changes() {
    var tree = tree
    tree.insert(["f"], before: "c")
    tree.insert(["g"], after: "a")
    #expect(tree.items == ["a", "b", "f", "c", "d", "g", "e"])
    #expect(tree.level(of: "f") == 1)
    #expect(tree.level(of: "g") == 0)
    tree.delete(["c"])
    #expect(tree.items == ["a", "b", "f", "g", "e"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["h"])
    other.append(["i"], to: "h")
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "h", "i", "g", "e"])
    #expect(tree.snapshot(of: "a").items == ["h", "i"])
    #expect(tree.snapshot(of: "a").rootItems == ["h"])
    #expect(tree.snapshot(of: "h", includingParent: true).level(of: "i") == 1)
    tree.append(["x"], to: "unknown")
    #expect(!tree.contains("x"))
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test("a source shows the visible items of a section")
  func source() {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { _, _, _ in
      nil
    }
    var tree = tree
    source.apply(tree, to: 1)
    #expect(source.snapshot().itemIdentifiers == ["a", "e"])
    #expect(source.sectionIdentifier(for: 0) == 1)
    #expect(source.sectionIdentifier(for: 1) == nil)
    #expect(grid.numberOfSections == 1)
    tree.expand(["a"])
    source.apply(tree, to: 1)
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c", "e"])
    #expect(source.snapshot(for: 1).items == ["a", "b", "c", "d", "e"])
    var flat = NSDiffableDataSourceSnapshot<Int, String>()
    flat.appendSections([1])
    flat.appendItems(["z"])
    source.apply(flat)
    #expect(source.snapshot(for: 1).items == ["z"])
  }
}
