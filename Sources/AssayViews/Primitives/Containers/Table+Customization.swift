// SPDX-License-Identifier: MIT

// The forms of a table whose columns the user can show, hide and move.
nonisolated extension Table where RowValue: Identifiable {
  /// Creates a table with a row for each element, with columns that the user can change.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, columns: columns).customized(columnCustomization)
  }

  /// Creates a table with a row for each element, in an order that an arrow shows, with columns
  /// that the user can change.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, sortOrder: sortOrder, columns: columns).customized(columnCustomization)
  }

  /// Creates a table with a row for each element, of which one can be selected, with columns that
  /// the user can change.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<RowValue.ID?>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, selection: selection, columns: columns).customized(columnCustomization)
  }

  /// Creates a table with a row for each element, of which one can be selected, in an order that
  /// an arrow shows, with columns that the user can change.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<RowValue.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, selection: selection, sortOrder: sortOrder, columns: columns).customized(
      columnCustomization)
  }

  /// Creates a table with a row for each element, of which several can be selected, with columns
  /// that the user can change.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<RowValue.ID>>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, selection: selection, columns: columns).customized(columnCustomization)
  }

  /// Creates a table with a row for each element, of which several can be selected, in an order
  /// that an arrow shows, with columns that the user can change.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Set<RowValue.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, selection: selection, sortOrder: sortOrder, columns: columns).customized(
      columnCustomization)
  }

  /// Creates a table whose rows are listed, with columns that the user can change.
  public init(
    of type: RowValue.Type, columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) {
    self = Table(of: type, columns: columns, rows: rows).customized(columnCustomization)
  }

  /// Creates a table whose rows are listed, in an order that an arrow shows, with columns that
  /// the user can change.
  public init<Sort: SortComparator>(
    of type: RowValue.Type = RowValue.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) where Sort.Compared == RowValue {
    self = Table(of: type, sortOrder: sortOrder, columns: columns, rows: rows).customized(
      columnCustomization)
  }

  /// Creates a table whose rows are listed, of which one can be selected, with columns that the
  /// user can change.
  public init(
    of type: RowValue.Type = RowValue.self, selection: Binding<RowValue.ID?>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) {
    self = Table(of: type, selection: selection, columns: columns, rows: rows).customized(
      columnCustomization)
  }

  /// Creates a table whose rows are listed, of which one can be selected, in an order that an
  /// arrow shows, with columns that the user can change.
  public init<Sort: SortComparator>(
    of type: RowValue.Type = RowValue.self, selection: Binding<RowValue.ID?>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) where Sort.Compared == RowValue {
    self = Table(of: type, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
      .customized(columnCustomization)
  }

  /// Creates a table whose rows are listed, of which several can be selected, with columns that
  /// the user can change.
  public init(
    of type: RowValue.Type = RowValue.self, selection: Binding<Set<RowValue.ID>>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) {
    self = Table(of: type, selection: selection, columns: columns, rows: rows).customized(
      columnCustomization)
  }

  /// Creates a table whose rows are listed, of which several can be selected, in an order that an
  /// arrow shows, with columns that the user can change.
  public init<Sort: SortComparator>(
    of type: RowValue.Type = RowValue.self, selection: Binding<Set<RowValue.ID>>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<RowValue>>?,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) where Sort.Compared == RowValue {
    self = Table(of: type, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
      .customized(columnCustomization)
  }
}

// The forms of a table whose rows have rows below them. All are closed, as they are at first.
nonisolated extension Table where RowValue: Identifiable {
  /// Creates a table with a row for each element and rows below it. Unlike SwiftUI, the arrows of
  /// rows that can be opened are not drawn, which is reported.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<RowValue, Data?>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>? = nil,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, columns: columns).customized(columnCustomization)
    if data.contains(where: { $0[keyPath: children] != nil }) { TableRow<RowValue>.reportArrows() }
  }

  /// Creates a table with a row for each element and rows below it, in an order that an arrow
  /// shows. Unlike SwiftUI, the arrows of rows that can be opened are not drawn, which is
  /// reported.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, children: KeyPath<RowValue, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>? = nil,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, sortOrder: sortOrder, columns: columns).customized(columnCustomization)
    if data.contains(where: { $0[keyPath: children] != nil }) { TableRow<RowValue>.reportArrows() }
  }

  /// Creates a table with a row for each element and rows below it, of which one can be selected.
  /// Unlike SwiftUI, the arrows of rows that can be opened are not drawn, which is reported.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<RowValue, Data?>, selection: Binding<RowValue.ID?>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>? = nil,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, selection: selection, columns: columns).customized(columnCustomization)
    if data.contains(where: { $0[keyPath: children] != nil }) { TableRow<RowValue>.reportArrows() }
  }

  /// Creates a table with a row for each element and rows below it, of which one can be selected,
  /// in an order that an arrow shows. Unlike SwiftUI, the arrows of rows that can be opened are
  /// not drawn, which is reported.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, children: KeyPath<RowValue, Data?>, selection: Binding<RowValue.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>? = nil,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, selection: selection, sortOrder: sortOrder, columns: columns).customized(
      columnCustomization)
    if data.contains(where: { $0[keyPath: children] != nil }) { TableRow<RowValue>.reportArrows() }
  }

  /// Creates a table with a row for each element and rows below it, of which several can be
  /// selected. Unlike SwiftUI, the arrows of rows that can be opened are not drawn, which is
  /// reported.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<RowValue, Data?>, selection: Binding<Set<RowValue.ID>>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>? = nil,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, selection: selection, columns: columns).customized(columnCustomization)
    if data.contains(where: { $0[keyPath: children] != nil }) { TableRow<RowValue>.reportArrows() }
  }

  /// Creates a table with a row for each element and rows below it, of which several can be
  /// selected, in an order that an arrow shows. Unlike SwiftUI, the arrows of rows that can be
  /// opened are not drawn, which is reported.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, children: KeyPath<RowValue, Data?>, selection: Binding<Set<RowValue.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<RowValue>>? = nil,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue {
    self = Table(data, selection: selection, sortOrder: sortOrder, columns: columns).customized(
      columnCustomization)
    if data.contains(where: { $0[keyPath: children] != nil }) { TableRow<RowValue>.reportArrows() }
  }
}
