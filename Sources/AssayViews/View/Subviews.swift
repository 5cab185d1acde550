// SPDX-License-Identifier: MIT

/// One of the views inside of another, for a container that arranges them itself.
public nonisolated struct Subview: View, PrimitiveView, Identifiable {
  public typealias Body = Never
  /// The place among the views.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// The place among the views.
  public let id: ID
  let node: ViewNode

  init(_ node: ViewNode, at index: Int) {
    self.id = ID(index: index)
    self.node = node
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] { [node] }

  /// The views that a view consists of, groups among them opened.
  static func all(of view: some View, in context: EvaluationContext) throws -> [Subview] {
    let nodes = try context.state.inside(.child(0)) { try view.evaluated(in: context) }
    return nodes.flatMap(\.opened).enumerated().map { Subview($1, at: $0) }
  }
}

/// The views inside of another.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The views of nodes, groups among them opened.
  init(_ nodes: [ViewNode]) {
    self.init(nodes.flatMap(\.opened).enumerated().map { Subview($1, at: $0) })
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }
  /// A view by its place.
  public subscript(index: Int) -> Subview { subviews[index] }
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views inside of another.
public typealias SubviewsCollectionSlice = Slice<SubviewsCollection>

nonisolated extension Slice: View where Base == SubviewsCollection {
  public var body: some View { ForEach(Array(self)) { $0 } }
}

nonisolated extension Group where Content: View {
  /// Creates a group from the views inside of another.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// What a group makes of the views inside of another.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: View, PrimitiveView {
  public typealias Body = Never
  let base: Base
  let transform: (SubviewsCollection) -> Result

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let subviews = SubviewsCollection(try Subview.all(of: base, in: context))
    return try context.state.inside(.child(1)) { try transform(subviews).evaluated(in: context) }
  }
}

/// The views inside of another, which are known when it is evaluated.
public nonisolated struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  fileprivate let find: (EvaluationContext) throws -> [Subview]

  /// 0.
  public var startIndex: Int { 0 }
  /// 0: the views are not known yet.
  public var endIndex: Int { 0 }
  /// Never called: the collection has no elements.
  public subscript(index: Int) -> Subview {
    preconditionFailure("the views of a view are known when it is evaluated")
  }
}

package nonisolated protocol LaterElements {
  func elements(in context: EvaluationContext) throws -> [Any]
}

nonisolated extension ForEachSubviewCollection: LaterElements {
  package func elements(in context: EvaluationContext) throws -> [Any] { try find(context) }
}

nonisolated extension ForEach where Content: View {
  /// Creates a view for each of the views inside of another.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      ForEachSubviewCollection { try Subview.all(of: view, in: $0) }, id: \.id, content: content)
  }
}

extension ViewNode {
  /// The views of a group, with the modifiers of the group.
  var opened: [ViewNode] {
    guard case .group(let group) = content else { return content == .empty ? [] : [self] }
    return group.children.flatMap(\.opened).map { child in
      var child = child
      child.modifiers += modifiers
      return child
    }
  }
}
