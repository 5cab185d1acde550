// SPDX-License-Identifier: MIT

/// A row for each element, with the rows of its children below it. Every row is drawn closed, as
/// SwiftUI draws it at first.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, Row: View>: View,
  PrimitiveView
{
  public typealias Body = Never
  let elements: [Data.Element]
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row

  /// Creates rows for the elements of a collection.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    self.elements = Array(data)
    self.children = children
    self.row = content
  }

  /// Creates rows for the elements of a collection, which are identified by a key path.
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.elements = Array(data)
    self.children = children
    self.row = content
  }

  /// Creates rows for one element and its children.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Row
  ) where Data.Element == DataElement {
    self.elements = [root]
    self.children = children
    self.row = content
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try elements.flatMap { element -> [ViewNode] in
      guard element[keyPath: children] != nil else {
        return try row(element).evaluated(in: context)
      }
      return try DisclosureGroup {
        EmptyView()
      } label: {
        row(element)
      }.evaluated(in: context)
    }
  }
}
