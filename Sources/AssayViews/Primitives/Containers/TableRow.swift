// SPDX-License-Identifier: MIT

/// A row of a table that lists its rows.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }

  /// Accepted, but not drawn: the menu that a long press shows.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TableRow { self }
}

extension ForEach where Content == TableRow<Data.Element>, Data.Element: Identifiable {
  /// Creates the rows of a table.
  public init(_ data: Data) where ID == Data.Element.ID {
    self.init(elements: data, id: \.id) { TableRow($0) }
  }

  /// Creates the rows of a table.
  public init(
    _ data: Data, @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID {
    self.init(elements: data, id: \.id, content: content)
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
