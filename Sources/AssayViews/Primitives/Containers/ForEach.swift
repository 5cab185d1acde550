// SPDX-License-Identifier: MIT

/// A view for each element of a collection, in the container around it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  /// The identity of an element, which keeps the state of its views.
  private let id: (Data.Element) -> ID

  private init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    _ content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates content of another kind than views, for the marks of a chart.
  package init(
    elements data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, content)
  }
}

nonisolated extension ForEach: View where Content: View {
  public typealias Body = Never
}

nonisolated extension ForEach: PrimitiveView where Content: View {
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let hasTags = context.environment.elementsHaveTags
    let elements = try (data as? any LaterElements)?.elements(in: context) as? [Data.Element]
    return try (elements ?? Array(data)).flatMap { element in
      let id = id(element)
      let nodes = try context.state.inside(.id(AnyHashable(id))) {
        try content(element).evaluated(in: context)
      }
      return hasTags ? nodes.map { $0.tagged(TagName.of(id)) } : nodes
    }
  }
}

nonisolated extension ForEach
where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each element. A `Binding` to a collection works too, because it is a
  /// collection of bindings.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content)
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates a view for each element, which is identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, content)
  }

  /// Creates a view for a binding to each element, which is identified by a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, id: { $0.wrappedValue[keyPath: id] }, content)
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content)
  }
}

private enum ElementsHaveTagsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the views of a `ForEach` are tagged with the identities of their elements, as pickers
  /// and tab views ask for.
  var elementsHaveTags: Bool {
    get { self[ElementsHaveTagsKey.self] }
    set { self[ElementsHaveTagsKey.self] = newValue }
  }
}

extension ViewNode {
  /// The view with a tag, unless it has one.
  fileprivate func tagged(_ tag: String) -> ViewNode {
    let hasTag = modifiers.contains {
      if case .container(.tag) = $0.effect { true } else { false }
    }
    guard !hasTag else { return self }
    return ViewNode(content, modifiers: modifiers + [.tag(tag)])
  }
}

/// Views of a collection whose elements a list can delete and move.
public nonisolated protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
  /// Accepted, but not drawn: the action to delete elements.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  /// Accepted, but not drawn: the action to move elements.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
