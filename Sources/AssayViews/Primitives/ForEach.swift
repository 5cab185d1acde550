// SPDX-License-Identifier: MIT

/// A view for each element of a collection, in the container around it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  private init(_ data: Data, _ content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

nonisolated extension ForEach: View where Content: View {
  public typealias Body = Never
}

nonisolated extension ForEach: PrimitiveView where Content: View {
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try data.flatMap { try content($0).evaluated(in: context) }
  }
}

nonisolated extension ForEach
where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each element. A `Binding` to a collection works too, because it is a
  /// collection of bindings.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, content)
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates a view for each element, which is identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, content)
  }

  /// Creates a view for a binding to each element, which is identified by a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, content)
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, content)
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
