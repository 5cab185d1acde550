// SPDX-License-Identifier: MIT

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
  /// Builds one statement of a closure.
  public static func buildExpression<C: View>(_ column: TableColumn<RowValue, C>)
    -> [TableColumnNode<RowValue>]
  {
    [column.node]
  }
  /// Builds a column for each element.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, C: View>(
    _ columns: TableColumnForEach<Data, ID, RowValue, C>
  ) -> [TableColumnNode<RowValue>] {
    columns.columns.map(\.node)
  }
  /// Builds the columns of an `if #available`.
  public static func buildLimitedAvailability(_ columns: [TableColumnNode<RowValue>])
    -> [TableColumnNode<RowValue>]
  {
    columns
  }
  /// Builds a closure.
  public static func buildBlock(_ columns: [TableColumnNode<RowValue>]...)
    -> [TableColumnNode<RowValue>]
  {
    columns.flatMap(\.self)
  }
  /// Builds an `if` without an `else`.
  public static func buildOptional(_ columns: [TableColumnNode<RowValue>]?)
    -> [TableColumnNode<RowValue>]
  {
    columns ?? []
  }
  /// Builds the branch of an `if` whose condition holds.
  public static func buildEither(first columns: [TableColumnNode<RowValue>])
    -> [TableColumnNode<RowValue>]
  {
    columns
  }
  /// Builds the `else` branch.
  public static func buildEither(second columns: [TableColumnNode<RowValue>])
    -> [TableColumnNode<RowValue>]
  {
    columns
  }
}
