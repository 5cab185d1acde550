// SPDX-License-Identifier: MIT

/// Which columns of a table a user has shown or hidden. Unlike SwiftUI, their order is not kept.
public struct TableColumnCustomization<RowValue>: Codable, Hashable, Sendable {
  private var visibilities: [String: Visibility] = [:]

  /// Creates no changes.
  public init() {}

  /// The visibility of a column; `automatic` for a column that is not changed.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id] ?? .automatic }
    set { visibilities[id] = newValue }
  }

  /// Takes all changes of the order back.
  public mutating func resetOrder() {}
}

/// What a user can change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  private var kinds: Set<String>

  private init(kinds: Set<String>) { self.kinds = kinds }
  /// Creates an empty set.
  public init() { kinds = [] }

  /// Whether it is shown.
  public static let visibility = TableColumnCustomizationBehavior(kinds: ["visibility"])
  /// Its place.
  public static let reorder = TableColumnCustomizationBehavior(kinds: ["reorder"])
  /// Its width.
  public static let resize = TableColumnCustomizationBehavior(kinds: ["resize"])
  /// All of it.
  public static let all = TableColumnCustomizationBehavior(
    kinds: ["visibility", "reorder", "resize"])

  /// Whether the set has all of another one.
  public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
    member.kinds.isSubset(of: kinds)
  }
  /// Returns what either set has.
  public func union(_ other: Self) -> Self { Self(kinds: kinds.union(other.kinds)) }
  /// Returns what both sets have.
  public func intersection(_ other: Self) -> Self { Self(kinds: kinds.intersection(other.kinds)) }
  /// Returns what exactly one of the sets has.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(kinds: kinds.symmetricDifference(other.kinds))
  }
  /// Adds what another set has.
  public mutating func formUnion(_ other: Self) { self = union(other) }
  /// Keeps what another set has too.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  /// Keeps what exactly one of the sets has.
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  /// Adds a member.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Removes a member, and returns what of it the set had.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    kinds.subtract(member.kinds)
    return removed.kinds.isEmpty ? nil : removed
  }
  /// Adds a member, and returns what of it the set had.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.kinds.isEmpty ? nil : old
  }
}

/// Where the content of a column is.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Place: Hashable, Sendable { case leading, center, trailing }
  private let place: Place

  /// At the leading end.
  public static let automatic = TableColumnAlignment(place: .leading)
  /// At the leading end.
  public static let leading = TableColumnAlignment(place: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(place: .center)
  /// At the trailing end.
  public static let trailing = TableColumnAlignment(place: .trailing)
  /// As numbers are aligned: at the trailing end.
  public static let numeric = TableColumnAlignment(place: .trailing)
  /// As the numbers of a system are aligned: at the trailing end.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    .numeric
  }

  var alignment: Alignment {
    switch place {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A column of a table for each element.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Cell: View> {
  let columns: [TableColumn<RowValue, Cell>]

  /// Creates a column for each element.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - content: makes the column of an element.
  public init(_ data: Data, content: (Data.Element) -> TableColumn<RowValue, Cell>)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    columns = data.map(content)
  }

  /// Creates a column for each element, which a key path identifies.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: what identifies an element.
  ///   - content: makes the column of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: (Data.Element) -> TableColumn<RowValue, Cell>
  ) {
    columns = data.map(content)
  }
}
