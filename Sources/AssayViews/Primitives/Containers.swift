// SPDX-License-Identifier: MIT

/// Content that may be larger than its container. A snapshot shows its start.
public nonisolated struct ScrollView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let axes: Axis.Set
  private let content: Content

  /// Creates a scroll view along the axes. Indicators are not drawn.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.scrollView(axes: axes, children: try content.evaluated(in: context)))]
  }
}

/// Rows in a column, with separators and the background of a list.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  private init(rows: Content) { self.content = rows }

  /// Creates a list in which one row can be selected. The selection is not drawn.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list in which several rows can be selected. The selection is not drawn.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.list(children: try content.evaluated(in: context.insideLazyContainer())))]
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, which is identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each element, of which one can be selected. The selection is not
  /// drawn.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, of which several can be selected. The selection is
  /// not drawn.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, which is identified by a key path. The selection
  /// is not drawn.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

/// Controls for settings, in the look of a grouped list.
public nonisolated struct Form<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  /// Creates a form of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.form(children: try content.evaluated(in: context.insideLazyContainer())))]
  }
}

/// Related rows of a list, with a header and a footer.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  public typealias Body = Never
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a section from its rows, a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates a section from a header, a footer and its rows.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [
      ViewNode(
        .section(
          header: try header.evaluated(in: context), footer: try footer.evaluated(in: context),
          children: try content.evaluated(in: context)))
    ]
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section whose header is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }

  /// Creates a section whose header is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

/// The named looks of lists.
public protocol ListStyle {}

/// A style that a view description names.
package protocol NamedListStyle: ListStyle {
  var node: ListStyleNode { get }
}

extension ListStyle {
  /// Its name in a view description; a style from elsewhere has none.
  package var node: ListStyleNode { (self as? any NamedListStyle)?.node ?? .automatic }
}

/// The look of lists on the platform.
public struct DefaultListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .automatic }
}
/// A list from edge to edge.
public struct PlainListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .plain }
}
/// Groups from edge to edge.
public struct GroupedListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .grouped }
}
/// Groups as rounded cards.
public struct InsetGroupedListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .insetGrouped }
}
/// A list with an inset.
public struct InsetListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .inset }
}
/// A list in a sidebar.
public struct SidebarListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of lists on the platform.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups as rounded cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with an inset.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  /// Sets the style of the lists in the view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { modified(.listStyle(style.node)) }
}
