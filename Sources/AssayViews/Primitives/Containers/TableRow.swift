// SPDX-License-Identifier: MIT

/// A row of a table that lists its rows.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }

  /// Accepted, but not drawn: the menu that a long press shows.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TableRow { self }
  /// Accepted, but never called: a pointer comes to the row and leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> TableRow { self }
  /// Accepted, and has no effect: an item to drag.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> TableRow { self }
  /// Accepted, and has no effect: a value to drag.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> TableRow {
    self
  }
  /// Accepted, but never called: an action for values that are dropped on the row.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> TableRow { self }
  /// Accepted, and has no effect: whether the row can be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> TableRow { self }

  static func reportHeaders() { LeftOutNotes.add("the header of a section of a table") }
  static func reportArrows() { LeftOutNotes.add("the arrow of a table's row that can be opened") }
}

/// A row of a table with rows below it. Unlike SwiftUI, its arrow is not drawn, which is reported.
public struct DisclosureTableRow<Value: Identifiable> {
  let rows: [TableRow<Value>]

  /// Creates the row of a value, with rows below it that are shown while the row is open.
  ///
  /// - Parameters:
  ///   - value: the value of the row.
  ///   - isExpanded: whether the row is open; nil for a row that the user opens.
  ///   - content: the rows below.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: () -> [TableRow<Value>]
  ) {
    TableRow<Value>.reportArrows()
    rows = [TableRow(value)] + (isExpanded?.wrappedValue == true ? content() : [])
  }
}

extension ForEach where Content == TableRow<Data.Element>, Data.Element: Identifiable {
  /// Creates the rows of a table.
  public init(_ data: Data) where ID == Data.Element.ID {
    self.init(elements: data, id: \.id) { TableRow($0) }
  }

  /// Creates the rows of a table by a function.
  @_disfavoredOverload
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID {
    self.init(elements: data, id: \.id, content: content)
  }
}

extension ForEach {
  /// Creates the rows of a table.
  public init<Value: Identifiable>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content == [TableRow<Value>], Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: \.id, content: content)
  }

  /// Creates the rows of a table, whose elements a key path identifies.
  public init<Value: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content == [TableRow<Value>] {
    self.init(elements: data, id: id, content: content)
  }
}

/// Collects the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Takes a row.
  public static func buildExpression(_ row: TableRow<Value>) -> [TableRow<Value>] { [row] }
  /// Takes a row for each element.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> [TableRow<Value>] { rows.data.map(rows.content) }
  /// Takes rows for each element.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
    _ rows: ForEach<Data, ID, [TableRow<Value>]>
  ) -> [TableRow<Value>] { rows.data.flatMap(rows.content) }
  /// Takes a row with rows below it.
  public static func buildExpression(_ row: DisclosureTableRow<Value>) -> [TableRow<Value>] {
    row.rows
  }
  /// Takes the rows of a section. Unlike SwiftUI, its header is not drawn, which is reported.
  public static func buildExpression<Parent: View, Footer: View>(
    _ section: Section<Parent, TableRowGroup<Value>, Footer>
  ) -> [TableRow<Value>] {
    if Parent.self != EmptyView.self { TableRow<Value>.reportHeaders() }
    return section.rows()
  }
  /// Takes a row for each element, with the rows of its children below it. Every row is closed.
  public static func buildExpression<Data: RandomAccessCollection>(
    _ rows: OutlineGroup<Data, TableRowGroup<Value>>
  ) -> [TableRow<Value>] { rows.tableRows() }
  /// Takes the rows of an `if #available`.
  public static func buildLimitedAvailability(_ rows: [TableRow<Value>]) -> [TableRow<Value>] {
    rows
  }
  /// Takes several rows.
  public static func buildBlock(_ rows: [TableRow<Value>]...) -> [TableRow<Value>] {
    rows.flatMap { $0 }
  }
  /// Takes the rows of a condition.
  public static func buildOptional(_ rows: [TableRow<Value>]?) -> [TableRow<Value>] { rows ?? [] }
  /// Takes the rows of a condition.
  public static func buildEither(first rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
  /// Takes the rows of a condition.
  public static func buildEither(second rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
}
