// SPDX-License-Identifier: MIT

/// Rows with columns under titles. On a phone only the first column is shown, without its title.
public nonisolated struct Table<RowValue>: View, PrimitiveView {
  public typealias Body = Never
  private let values: [RowValue]
  private let columns: [TableColumnNode<RowValue>]
  private var isSelected: (RowValue) -> Bool = { _ in false }
  private var sortOrder: TableSortOrder?
  /// What the user has changed of a column; `automatic` for nothing.
  private var visibility: (String) -> Visibility = { _ in .automatic }

  /// Creates a table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.values = Array(data)
    self.columns = columns()
  }

  /// Creates a table in which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<RowValue.ID?>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.values = Array(data)
    self.columns = columns()
    self.isSelected = { $0.id == selection.wrappedValue }
  }

  /// Creates a table in which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<RowValue.ID>>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.values = Array(data)
    self.columns = columns()
    self.isSelected = { selection.wrappedValue.contains($0.id) }
  }

  /// Creates a table whose rows can be sorted. The order is that of the data, and an arrow shows
  /// the first comparator.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.values = Array(data)
    self.columns = columns()
    self.sortOrder = sortOrder.wrappedValue.first.map(TableSortOrder.init)
  }

  /// Creates a table in which several rows can be selected and sorted. The order is that of the
  /// data, and an arrow shows the first comparator.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Set<RowValue.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.values = Array(data)
    self.columns = columns()
    self.isSelected = { selection.wrappedValue.contains($0.id) }
    self.sortOrder = sortOrder.wrappedValue.first.map(TableSortOrder.init)
  }

  /// Creates a table in which one row can be selected and rows can be sorted. The order is that of
  /// the data, and an arrow shows the first comparator.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<RowValue.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.init(data, selection: selection, columns: columns)
    self.sortOrder = sortOrder.wrappedValue.first.map(TableSortOrder.init)
  }

  /// Creates a table whose rows are listed, of which several can be selected.
  public init(
    of type: RowValue.Type = RowValue.self, selection: Binding<Set<RowValue.ID>>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) where RowValue: Identifiable {
    self.init(of: type, columns: columns, rows: rows)
    self.isSelected = { selection.wrappedValue.contains($0.id) }
  }

  /// Creates a table whose rows are listed, of which several can be selected, and that can be
  /// sorted. The order is that of the rows, and an arrow shows the first comparator.
  public init<Sort: SortComparator>(
    of type: RowValue.Type = RowValue.self, selection: Binding<Set<RowValue.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) where RowValue: Identifiable, Sort.Compared == RowValue {
    self.init(of: type, selection: selection, columns: columns, rows: rows)
    self.sortOrder = sortOrder.wrappedValue.first.map(TableSortOrder.init)
  }

  /// Creates a table whose rows are listed.
  public init(
    of type: RowValue.Type,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) where RowValue: Identifiable {
    self.values = rows().map(\.value)
    self.columns = columns()
  }

  /// Creates a table whose rows are listed, of which one can be selected.
  public init(
    of type: RowValue.Type = RowValue.self, selection: Binding<RowValue.ID?>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) where RowValue: Identifiable {
    self.init(of: type, columns: columns, rows: rows)
    self.isSelected = { $0.id == selection.wrappedValue }
  }

  /// Creates a table whose rows are listed and can be sorted. The order is that of the rows, and an
  /// arrow shows the first comparator.
  public init<Sort: SortComparator>(
    of type: RowValue.Type = RowValue.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) where RowValue: Identifiable, Sort.Compared == RowValue {
    self.init(of: type, columns: columns, rows: rows)
    self.sortOrder = sortOrder.wrappedValue.first.map(TableSortOrder.init)
  }

  /// Creates a table whose rows are listed, of which one can be selected, and that can be sorted.
  /// The order is that of the rows, and an arrow shows the first comparator.
  public init<Sort: SortComparator>(
    of type: RowValue.Type = RowValue.self, selection: Binding<RowValue.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> [TableRow<RowValue>]
  ) where RowValue: Identifiable, Sort.Compared == RowValue {
    self.init(of: type, selection: selection, columns: columns, rows: rows)
    self.sortOrder = sortOrder.wrappedValue.first.map(TableSortOrder.init)
  }

  /// The table with the columns that a user has chosen.
  func customized(
    _ customization: Binding<TableColumnCustomization<RowValue>>?
  ) -> Table {
    var copy = self
    if let customization {
      copy.visibility = { customization.wrappedValue[visibility: $0] }
    }
    return copy
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let isWide = context.environment.horizontalSizeClass == .regular
    let visible = columns.filter { $0.isVisible(visibility) }
    let shown = isWide ? visible : Array(visible.prefix(1))
    let table = List {
      if isWide {
        HStack {
          ForEach(0..<shown.count) { index in
            shown[index].framed(title(of: shown[index]))
          }
        }
      }
      ForEach(0..<values.count) { row in
        HStack {
          ForEach(0..<shown.count) { column in
            shown[column].framed(shown[column].cell(values[row]))
          }
        }
        // UIKit's ground of a selected cell.
        .listRowBackground(isSelected(values[row]) ? Color(.systemGray4) : nil)
      }
    }.listStyle(.plain)
    let isReported = isWide && sortOrder?.key == nil && sortOrder != nil
    return try table.reporting(isReported ? "the arrow of a table's sort order" : nil)
      .evaluated(in: context)
  }

  /// That of the column that sorts is strong, with an arrow after it: up for an ascending order.
  private func title(of column: TableColumnNode<RowValue>) -> some View {
    let isAscending = sortOrder.flatMap { $0.isAscending(by: column.sortKey) }
    return HStack(spacing: 4) {
      column.title.font(.subheadline.weight(isAscending == nil ? .regular : .semibold))
      if let isAscending {
        Image(systemName: isAscending ? "chevron.up" : "chevron.down")
          .font(.system(size: 11, weight: .semibold))
      }
    }
    .foregroundStyle(.secondary)
  }
}

/// The value that rows are sorted by first, and the direction.
struct TableSortOrder {
  /// Nil for a comparator of another kind: whether a column shows its arrow cannot be known.
  let key: AnyKeyPath?
  private let isAscending: Bool

  init(_ comparator: some Any) {
    let comparator = comparator as? any KeyPathSort
    key = comparator?.sortedKey
    isAscending = comparator?.order == .forward
  }

  /// Nil for a column that rows are not sorted by.
  func isAscending(by other: AnyKeyPath?) -> Bool? {
    key != nil && key == other ? isAscending : nil
  }
}

private protocol KeyPathSort {
  var sortedKey: AnyKeyPath { get }
  var order: SortOrder { get }
}

extension KeyPathComparator: KeyPathSort {
  fileprivate var sortedKey: AnyKeyPath { keyPath }
}
