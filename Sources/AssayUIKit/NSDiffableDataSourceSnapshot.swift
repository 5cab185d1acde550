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
  /// Adds sections before another.
  public mutating func insertSections(_ identifiers: [Section], beforeSection section: Section) {
    insert(identifiers, at: section, offset: 0)
  }
  /// Adds sections after another.
  public mutating func insertSections(_ identifiers: [Section], afterSection section: Section) {
    insert(identifiers, at: section, offset: 1)
  }
  private mutating func insert(_ identifiers: [Section], at section: Section, offset: Int) {
    guard let place = indexOfSection(section) else { return }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place + offset)
  }
  /// Moves a section before another.
  public mutating func moveSection(_ section: Section, beforeSection other: Section) {
    move(section, to: other, offset: 0)
  }
  /// Moves a section after another.
  public mutating func moveSection(_ section: Section, afterSection other: Section) {
    move(section, to: other, offset: 1)
  }
  private mutating func move(_ section: Section, to other: Section, offset: Int) {
    guard section != other, let old = indexOfSection(section), indexOfSection(other) != nil else {
      return
    }
    let moved = sections.remove(at: old)
    guard let place = indexOfSection(other) else { return }
    sections.insert(moved, at: place + offset)
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
  /// Moves an item before another.
  public mutating func moveItem(_ item: Item, beforeItem other: Item) {
    move(item, to: other, offset: 0)
  }
  /// Moves an item after another.
  public mutating func moveItem(_ item: Item, afterItem other: Item) {
    move(item, to: other, offset: 1)
  }
  private mutating func move(_ item: Item, to other: Item, offset: Int) {
    guard item != other, indexOfItem(item) != nil, indexOfItem(other) != nil else { return }
    deleteItems([item])
    insert([item], at: other, offset: offset)
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

  /// The item at a place; nil where there is none.
  func item(at place: IndexPath) -> Item? {
    guard place.count == 2, sections.indices.contains(place[0]),
      sections[place[0]].items.indices.contains(place[1])
    else { return nil }
    return sections[place[0]].items[place[1]]
  }
  /// The place of an item; nil for an unknown one.
  func place(of item: Item) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) {
        return IndexPath(indexes: [section, index])
      }
    }
    return nil
  }
  /// How many items the section at a place has; 0 where there is none.
  func numberOfItems(at section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }
}
