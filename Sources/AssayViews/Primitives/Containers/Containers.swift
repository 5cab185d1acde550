// SPDX-License-Identifier: MIT

/// Content that may be larger than its container. A snapshot shows its start.
public nonisolated struct ScrollView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
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
  package var holdsItsViews: Bool { true }
  private let content: Content
  /// Whether a row is selected, which is reported and not drawn.
  private var isSelected: () -> Bool = { false }

  private init(rows: Content) { self.content = rows }

  private init(rows: Content, selection: Binding<SelectionValue?>?) {
    self.content = rows
    isSelected = { selection?.wrappedValue != nil }
  }

  private init(rows: Content, selection: Binding<Set<SelectionValue>>?) {
    self.content = rows
    isSelected = { selection?.wrappedValue.isEmpty == false }
  }

  /// Creates a list in which one row can be selected. The selection is not drawn, which a snapshot
  /// reports, as of every list.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: selection)
  }

  /// Creates a list in which several rows can be selected. The selection is not drawn.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: selection)
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let list = ViewNode.Content.list(children: try content.evaluated(in: context.insideList()))
    var undrawn: [String] = []
    if isSelected() { undrawn.append("the selection of a list") }
    if context.environment.editMode?.wrappedValue.isEditing == true {
      undrawn.append("the edit mode of a list")
    }
    return [ViewNode(list, modifiers: undrawn.map { .notDrawn($0) })]
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

  /// Creates a list with a row for each element and the rows of its children below it. Every row is
  /// closed.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for a binding to each element, which is identified by a key path.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

extension EvaluationContext {
  /// The place of the rows of a list.
  func insideList() -> EvaluationContext {
    var environment = environment
    environment.isInList = true
    return with(environment: environment).insideLazyContainer()
  }
}

private enum IsInListKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a list or a form is around, for controls that look different there.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

extension List {
  /// Creates a list in which one row is always selected. The selection is not drawn.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: Binding<SelectionValue?>(selection))
  }

  /// Creates a list with a row for each element, which is identified by a key path, and of which
  /// several can be selected. The selection is not drawn.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection)
  }

  /// Creates a list with a row for each number of a range, of which one can be selected. The
  /// selection is not drawn.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: selection)
  }

  /// Creates a list with a row for each element, of which one can be selected, with the rows of its
  /// children below it. Every row is closed, and the selection is not drawn.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent), selection: selection)
  }

  /// Creates a list with a row for each element, of which several can be selected, with the rows of
  /// its children below it. Every row is closed, and the selection is not drawn.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent), selection: selection)
  }

  /// Creates a list with a row for each element, of which one can be selected. The selection is not
  /// drawn.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection: selection)
  }

  /// Creates a list with a row for each element, of which several can be selected. The selection is
  /// not drawn.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection: selection)
  }

  /// Creates a list with a row for each element, which is identified by a key path. The selection
  /// is not drawn.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection)
  }
}

/// Controls for settings, in the look of a grouped list.
public nonisolated struct Form<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  private let content: Content

  /// Creates a form of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    guard let style = context.style(for: FormStyleConfiguration.self) else {
      return [ViewNode(.form(children: try content.evaluated(in: context.insideList())))]
    }
    return try style(FormStyleConfiguration(content: StyledPart(content)), context)
  }
}
