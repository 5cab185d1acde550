// SPDX-License-Identifier: MIT

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

  /// Creates a column that can be sorted by a comparator, with a title.
  public init<Sort: SortComparator>(
    _ title: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(title, sortKey: TableSortOrder(comparator).key, content)
  }

  /// Creates a column that can be sorted by a comparator, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Sort: SortComparator>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(Text(title), sortKey: TableSortOrder(comparator).key, content)
  }

  /// Creates a column that can be sorted by a value as a comparator orders it, whose title is a key
  /// of the string tables.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), sortKey: value, content)
  }

  /// Creates a column that can be sorted by a value as a comparator orders it, with a title.
  public init<V, C: SortComparator>(
    _ title: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(title, sortKey: value, content)
  }

  /// Creates a column that can be sorted by a value as a comparator orders it, whose title is shown
  /// as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(title), sortKey: value, content)
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
