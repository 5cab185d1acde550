// SPDX-License-Identifier: MIT

/// Rows with columns under titles. On a phone only the first column is shown, without its title.
public nonisolated struct Table<RowValue>: View, PrimitiveView {
  public typealias Body = Never
  private let values: [RowValue]
  private let columns: [TableColumnNode<RowValue>]

  /// Creates a table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.values = Array(data)
    self.columns = columns()
  }

  /// Creates a table in which one row can be selected. The selection is not drawn.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<RowValue.ID?>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.values = Array(data)
    self.columns = columns()
  }

  /// Creates a table in which several rows can be selected. The selection is not drawn.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<RowValue.ID>>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.values = Array(data)
    self.columns = columns()
  }

  /// Creates a table whose rows can be sorted. The order is that of the data.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.values = Array(data)
    self.columns = columns()
  }

  /// Creates a table in which several rows can be selected and sorted. The order is that of the
  /// data, and the selection is not drawn.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Set<RowValue.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumnNode<RowValue>]
  ) where Data.Element == RowValue, RowValue: Identifiable {
    self.values = Array(data)
    self.columns = columns()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let isWide = context.environment.horizontalSizeClass == .regular
    let shown = isWide ? columns : Array(columns.prefix(1))
    let table = List {
      if isWide {
        HStack {
          ForEach(0..<shown.count) { index in
            shown[index].title.font(.subheadline).foregroundStyle(.secondary)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      ForEach(0..<values.count) { row in
        HStack {
          ForEach(0..<shown.count) { column in
            shown[column].cell(values[row]).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
    }.listStyle(.plain)
    return try table.evaluated(in: context)
  }
}

/// A column of a table, as a table sees it.
public struct TableColumnNode<RowValue> {
  let title: Text
  let cell: (RowValue) -> AnyView
}

/// A column of a table: a title, and a view for each row.
public struct TableColumn<RowValue, Content: View> {
  let node: TableColumnNode<RowValue>

  private init(_ title: Text, _ content: @escaping (RowValue) -> Content) {
    self.node = TableColumnNode(title: title) { AnyView(content($0)) }
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

  /// Creates a column of texts, whose title is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column that can be sorted by a value, whose title is a key of the string tables.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), content)
  }

  /// Unlike SwiftUI, all columns of a table have the same width.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Unlike SwiftUI, all columns of a table have the same width.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
  /// Accepted, but not drawn: the identity of a column that the user can move.
  public func customizationID(_ id: String) -> Self { self }
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
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The look of tables on the platform.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// A table with insets.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

nonisolated extension View {
  /// Accepted, but not drawn: the look of tables, which are always plain lists.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Accepted, but not drawn: whether tables show the titles of their columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    OptionallyModifiedView(
      content: self, modifier: visibility == .hidden ? .notDrawn("hidden column titles") : nil)
  }
}
