// SPDX-License-Identifier: MIT

/// Rows of a table inside a section or an outline, which a table alone shows.
public nonisolated struct TableRowGroup<Value: Identifiable>: View {
  let rows: [TableRow<Value>]
  public var body: some View { EmptyView() }
}

// Rows of views come first: else the compiler would explain an error in a list's section as one in
// a table's.
extension Section {
  /// Creates a section of a table's rows, whose header is a key of the string tables.
  @_disfavoredOverload
  public init<Value: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> [TableRow<Value>]
  ) where Parent == Text, Content == TableRowGroup<Value>, Footer == EmptyView {
    let rows = content()
    self.init(header: Text(titleKey), footer: EmptyView()) { TableRowGroup(rows: rows) }
  }

  /// Creates a section of a table's rows, whose header is shown as it is.
  @_disfavoredOverload
  public init<Value: Identifiable, S: StringProtocol>(
    _ title: S, @TableRowBuilder<Value> content: () -> [TableRow<Value>]
  ) where Parent == Text, Content == TableRowGroup<Value>, Footer == EmptyView {
    let rows = content()
    self.init(header: Text(title), footer: EmptyView()) { TableRowGroup(rows: rows) }
  }

  /// Creates a section of a table's rows without a header.
  @_disfavoredOverload
  public init<Value: Identifiable>(
    @TableRowBuilder<Value> content: () -> [TableRow<Value>]
  ) where Parent == EmptyView, Content == TableRowGroup<Value>, Footer == EmptyView {
    let rows = content()
    self.init(header: EmptyView(), footer: EmptyView()) { TableRowGroup(rows: rows) }
  }

  /// Creates a section of a table's rows with a header.
  @_disfavoredOverload
  public init<Value: Identifiable>(
    @TableRowBuilder<Value> content: () -> [TableRow<Value>], @ViewBuilder header: () -> Parent
  ) where Content == TableRowGroup<Value>, Footer == EmptyView {
    let rows = content()
    self.init(header: header(), footer: EmptyView()) { TableRowGroup(rows: rows) }
  }

  /// The rows of a table's section; none where it is closed.
  func rows<Value: Identifiable>() -> [TableRow<Value>] where Content == TableRowGroup<Value> {
    content?.rows ?? []
  }
}

extension OutlineGroup {
  /// Creates the rows of a table for the elements of a collection.
  public init<Value: Identifiable>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> [TableRow<Value>]
  ) where Data.Element: Identifiable, Row == TableRowGroup<Value> {
    self.init(data, children: children) { TableRowGroup(rows: content($0)) }
  }

  /// The rows of a table, of which those that can be opened are closed.
  func tableRows<Value: Identifiable>() -> [TableRow<Value>] where Row == TableRowGroup<Value> {
    if elements.contains(where: { $0[keyPath: children] != nil }) { TableRow<Value>.reportArrows() }
    return elements.flatMap { row($0).rows }
  }
}
