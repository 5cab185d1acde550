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
private struct TableSortOrder {
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

/// A column of a table, as a table sees it.
public struct TableColumnNode<RowValue> {
  let title: Text
  let cell: (RowValue) -> AnyView
  /// What rows are sorted by in the column; nil for nothing.
  var sortKey: AnyKeyPath?
  /// In points. A column without a width shares the room with the others.
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat? = .infinity
  var alignment = Alignment.leading
  /// The name by which what the user changes is kept.
  var customizationID: String?
  /// Whether the column is shown before the user changes it.
  var defaultVisibility = Visibility.automatic

  func framed(_ content: some View) -> some View {
    content.frame(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, alignment: alignment)
  }

  func isVisible(_ chosen: (String) -> Visibility) -> Bool {
    let visibility = customizationID.map(chosen) ?? .automatic
    return (visibility == .automatic ? defaultVisibility : visibility) != .hidden
  }
}

/// A column of a table: a title, and a view for each row.
public struct TableColumn<RowValue, Content: View> {
  private(set) var node: TableColumnNode<RowValue>

  private init(
    _ title: Text, sortKey: AnyKeyPath? = nil, _ content: @escaping (RowValue) -> Content
  ) {
    self.node = TableColumnNode(title: title, cell: { AnyView(content($0)) }, sortKey: sortKey)
  }

  /// Creates a column whose title is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(Text(titleKey), content)
  }

  /// Creates a column whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content)
  }

  /// Creates a column with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title, sortKey: nil, content)
  }

  /// Creates a column that can be sorted by a value, with a title.
  public init<V: Comparable>(
    _ title: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, sortKey: value, content)
  }

  /// Creates a column that can be sorted by a value, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), sortKey: value, content)
  }

  /// Creates a column of texts, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(title), sortKey: value) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column that can be sorted by a comparator.
  public init<Sort: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(Text(titleKey), sortKey: TableSortOrder(comparator).key, content)
  }

  /// Creates a column of texts, whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(Text(titleKey), sortKey: value) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of texts, which a comparator sorts, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) where Content == Text {
    self.init(Text(title), sortKey: value) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of texts with a title.
  public init(
    _ title: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(title, sortKey: value) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column that can be sorted by a value, whose title is a key of the string tables.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortKey: value, content)
  }

  /// Sets the width of the column, in points; nil for a part of the room.
  public func width(_ width: CGFloat? = nil) -> Self {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets the limits of the column's width, in points; nil for none.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    var copy = self
    copy.node.minWidth = min
    copy.node.idealWidth = ideal
    copy.node.maxWidth = max ?? .infinity
    return copy
  }
  /// Sets the name by which what the user changes of the column is kept.
  public func customizationID(_ id: String) -> Self {
    var copy = self
    copy.node.customizationID = id
    return copy
  }
  /// Sets whether the column is shown before the user changes it.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    var copy = self
    copy.node.defaultVisibility = visibility
    return copy
  }
  /// Accepted, and has no effect: what the user cannot change of the column.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }
  /// Sets where the content of the column is.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var copy = self
    copy.node.alignment = alignment.alignment
    return copy
  }
}

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

/// Accepted, but not drawn: the look of tables.
public protocol TableStyle {}
/// The look of tables on the platform.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}
/// A table with insets.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool) {}
}
/// A table with a border.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == BorderedTableStyle {
  /// A table with a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// A table with a border.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The look of tables on the platform.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// A table with insets.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// A table with insets.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

nonisolated extension View {
  /// Accepted, but not drawn: the look of tables, which are always plain lists. A snapshot reports
  /// one with insets.
  @ViewBuilder
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    switch style {
    case is InsetTableStyle: reporting("the inset style of a table")
    case is BorderedTableStyle: reporting("the bordered style of a table")
    default: reporting(nil)
    }
  }
  /// Accepted, but not drawn: whether tables show the titles of their columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    OptionallyModifiedView(
      content: self, modifier: visibility == .hidden ? .notDrawn("hidden column titles") : nil)
  }
}
