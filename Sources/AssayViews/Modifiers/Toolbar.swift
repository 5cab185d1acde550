// SPDX-License-Identifier: MIT

/// What stands in the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

nonisolated extension Never: ToolbarContent {}

nonisolated extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is drawn by Assay itself") }
}

package nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func items(in context: EvaluationContext) throws -> [ToolbarItemNode]
}

nonisolated extension ToolbarContent {
  func lowered(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    if let primitive = self as? any PrimitiveToolbarContent {
      return try primitive.items(in: context)
    }
    let body = BodyEvaluator.call({ content, _ in content.body }, self, ())
    return try body.lowered(in: context)
  }
}

public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status
  case confirmationAction, cancellationAction, destructiveAction, bottomBar, keyboard
  case topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing

  /// nil for the bars that a picture does not show.
  var node: ToolbarItemNode.Placement? {
    switch self {
    case .automatic: .automatic
    case .principal: .principal
    case .navigation: .navigation
    case .primaryAction: .primaryAction
    case .secondaryAction: .automatic
    case .confirmationAction: .confirmationAction
    case .cancellationAction: .cancellationAction
    case .destructiveAction: .confirmationAction
    case .bottomBar, .status: .bottomBar
    case .topBarLeading, .navigationBarLeading: .topBarLeading
    case .topBarTrailing, .navigationBarTrailing: .topBarTrailing
    case .keyboard: nil
    }
  }
}

public nonisolated struct ToolbarItem<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  package func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    guard let placement = placement.node else { return [] }
    return [ToolbarItemNode(placement: placement, children: try content.lowered(in: context))]
  }
}

/// Several items at one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  package func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    guard let placement = placement.node else { return [] }
    return try content.lowered(in: context).map {
      ToolbarItemNode(placement: placement, children: [$0])
    }
  }
}

/// Several pieces of toolbar content in a row.
public nonisolated struct TupleToolbarContent: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  let children: [any ToolbarContent]

  package func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    try children.flatMap { try $0.lowered(in: context) }
  }
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> TupleToolbarContent {
    var children: [any ToolbarContent] = []
    for child in repeat each content { children.append(child) }
    return TupleToolbarContent(children: children)
  }
  public static func buildIf(_ content: (any ToolbarContent)?) -> TupleToolbarContent {
    TupleToolbarContent(children: content.map { [$0] } ?? [])
  }
  public static func buildEither(first: any ToolbarContent) -> TupleToolbarContent {
    TupleToolbarContent(children: [first])
  }
  public static func buildEither(second: any ToolbarContent) -> TupleToolbarContent {
    TupleToolbarContent(children: [second])
  }
  public static func buildLimitedAvailability(_ content: any ToolbarContent)
    -> TupleToolbarContent
  {
    TupleToolbarContent(children: [content])
  }
}

nonisolated extension View {
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modified { .toolbar(try content.lowered(in: $0)) }
  }

  /// Views without a place of their own stand at the trailing end of the bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItemGroup(placement: .automatic, content: content) }
  }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
