// SPDX-License-Identifier: MIT

/// A view for each element of a collection, standing in the container around it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
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
    try data.flatMap { try content($0).lowered(in: context) }
  }
}

nonisolated extension ForEach
where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// NB: serves bindings to collections too, for a `Binding` is a collection of bindings.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, content)
  }
}

nonisolated extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, content)
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, content)
  }
}

/// Views of a collection whose elements a list can delete and move.
public nonisolated protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
  /// Accepted; a picture deletes nothing.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  /// Accepted; a picture moves nothing.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
