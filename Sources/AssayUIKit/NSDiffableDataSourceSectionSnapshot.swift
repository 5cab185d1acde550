// SPDX-License-Identifier: MIT

/// The items of a section, some of which are inside of others.
public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable> {
  private struct Entry {
    var item: Item
    var level: Int
    var isExpanded = false
  }
  /// Each item before what is in it.
  private var entries: [Entry] = []

  /// Creates an empty section.
  public init() {}

  /// All items, each before what is in it.
  public var items: [Item] { entries.map(\.item) }
  /// The items that are in no other one.
  public var rootItems: [Item] { entries.filter { $0.level == 0 }.map(\.item) }
  /// The items that are in expanded ones only.
  public var visibleItems: [Item] {
    var hidden = Int.max
    return entries.compactMap { entry in
      if entry.level <= hidden { hidden = .max } else { return nil }
      if !entry.isExpanded { hidden = entry.level }
      return entry.item
    }
  }

  /// Adds items in another one, or in none. Does nothing if there is no such item.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    guard let parent else {
      entries += items.map { Entry(item: $0, level: 0) }
      return
    }
    guard let place = index(of: parent) else { return }
    let level = entries[place].level + 1
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(of: place))
  }
  /// Adds items before another one. Does nothing if there is no such item.
  public mutating func insert(_ items: [Item], before item: Item) {
    guard let place = index(of: item) else { return }
    let level = entries[place].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: place)
  }
  /// Adds items after another one and what is in it. Does nothing if there is no such item.
  public mutating func insert(_ items: [Item], after item: Item) {
    guard let place = index(of: item) else { return }
    let level = entries[place].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(of: place))
  }
  /// Removes items and what is in them.
  public mutating func delete(_ items: [Item]) {
    for item in items {
      if let place = index(of: item) { entries.removeSubrange(place..<end(of: place)) }
    }
  }
  /// Removes all items.
  public mutating func deleteAll() { entries = [] }
  /// Shows what is in items.
  public mutating func expand(_ items: [Item]) { set(items, isExpanded: true) }
  /// Hides what is in items.
  public mutating func collapse(_ items: [Item]) { set(items, isExpanded: false) }
  private mutating func set(_ items: [Item], isExpanded: Bool) {
    for item in items {
      if let place = index(of: item) { entries[place].isExpanded = isExpanded }
    }
  }
  /// Puts other items in the place of what is in an item.
  public mutating func replace(
    childrenOf parent: Item, using snapshot: NSDiffableDataSourceSectionSnapshot<Item>
  ) {
    guard let place = index(of: parent) else { return }
    let level = entries[place].level + 1
    entries.replaceSubrange(
      (place + 1)..<end(of: place),
      with: snapshot.entries.map { entry in
        var entry = entry
        entry.level += level
        return entry
      })
  }

  /// Whether there is an item.
  public func contains(_ item: Item) -> Bool { index(of: item) != nil }
  /// The place among all items; nil for an unknown item.
  public func index(of item: Item) -> Int? { entries.firstIndex { $0.item == item } }
  /// How many items an item is in; 0 for an unknown one.
  public func level(of item: Item) -> Int { index(of: item).map { entries[$0].level } ?? 0 }
  /// Whether what is in an item is shown.
  public func isExpanded(_ item: Item) -> Bool {
    index(of: item).map { entries[$0].isExpanded } ?? false
  }
  /// Whether an item is in expanded ones only.
  public func isVisible(_ item: Item) -> Bool { visibleItems.contains(item) }
  /// The item that an item is in.
  public func parent(of child: Item) -> Item? {
    guard let place = index(of: child) else { return nil }
    return entries[..<place].last { $0.level == entries[place].level - 1 }?.item
  }
  /// What is in an item.
  public func snapshot(
    of parent: Item, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<Item> {
    var result = NSDiffableDataSourceSectionSnapshot<Item>()
    guard let place = index(of: parent) else { return result }
    let first = includingParent ? place : place + 1
    let level = entries[place].level + (includingParent ? 0 : 1)
    result.entries = entries[first..<end(of: place)].map { entry in
      var entry = entry
      entry.level -= level
      return entry
    }
    return result
  }

  /// Where an item and what is in it end.
  private func end(of place: Int) -> Int {
    entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
  }
}
