// SPDX-License-Identifier: MIT

/// Content for the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body; `Never` for the content that Assay draws itself.
  associatedtype Body: ToolbarContent
  /// The content of the bars.
  @ToolbarContentBuilder var body: Body { get }
}

nonisolated extension Never: ToolbarContent {}

nonisolated extension ToolbarContent where Body == Never {
  /// Never called, because Assay draws the content itself.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by Assay itself") }
}

package nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func items(in context: EvaluationContext) throws -> [ToolbarItemNode]
}

nonisolated extension ToolbarContent {
  func evaluated(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    if let primitive = self as? any PrimitiveToolbarContent {
      return try primitive.items(in: context)
    }
    let body = BodyEvaluator.call({ content, _ in content.body }, self, ())
    return try body.evaluated(in: context)
  }
}

/// The bar of a toolbar item and its position there.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The bar and the position by the meaning of the item.
  case automatic, principal, navigation, primaryAction, secondaryAction, status
  /// The bar and the position by the meaning of the item. Unlike SwiftUI, items for the keyboard
  /// are not drawn.
  case confirmationAction, cancellationAction, destructiveAction, bottomBar, keyboard
  /// The leading or trailing end of the navigation bar.
  case topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
  /// Instead of the title, or below it.
  case title, subtitle, largeTitle, largeSubtitle
  /// A bar below that of a window. Unlike SwiftUI, its items are not drawn, which is reported.
  case accessoryBar

  /// A bar below that of a window, by its identity. Unlike SwiftUI, its items are not drawn, which
  /// is reported.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .accessoryBar }

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
    case .destructiveAction: .topBarTrailing
    case .bottomBar, .status: .bottomBar
    case .topBarLeading, .navigationBarLeading: .topBarLeading
    case .topBarTrailing, .navigationBarTrailing: .topBarTrailing
    case .title, .largeTitle: .principal
    case .keyboard, .subtitle, .largeSubtitle, .accessoryBar: nil
    }
  }

  /// The same, with a report of what a picture should show.
  fileprivate var reportedNode: ToolbarItemNode.Placement? {
    switch self {
    case .subtitle, .largeSubtitle: LeftOutNotes.add("the subtitle of a navigation bar")
    case .accessoryBar: LeftOutNotes.add("the accessory bar of a window")
    default: break
    }
    return node
  }
}

/// A view in a bar. Its identifier is `()`, or a text where the user can move or remove it.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item from a view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item that the user can move or remove, which is not drawn.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  package func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    guard let placement = placement.reportedNode else { return [] }
    return [ToolbarItemNode(placement: placement, children: try content.evaluated(in: context))]
  }
}

/// Several views in a bar, as items of their own.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group from views.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  package func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    guard let placement = placement.reportedNode else { return [] }
    return try content.evaluated(in: context).map {
      ToolbarItemNode(placement: placement, children: [$0])
    }
  }
}

nonisolated extension ToolbarItemGroup {
  /// Creates a group from views, which a narrow bar shows under a label.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }
}

/// The toolbar content of a closure, in order.
public nonisolated struct TupleToolbarContent: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  let children: [any ToolbarContent]

  package func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    try children.flatMap { try $0.evaluated(in: context) }
  }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Builds one statement of a closure.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// Builds a closure of a single item.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  /// Builds a closure of several items.
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> TupleToolbarContent {
    var children: [any ToolbarContent] = []
    for child in repeat each content { children.append(child) }
    return TupleToolbarContent(children: children)
  }
  /// Builds an `if` without an `else`.
  public static func buildIf(_ content: (any ToolbarContent)?) -> TupleToolbarContent {
    TupleToolbarContent(children: content.map { [$0] } ?? [])
  }
  /// Builds the branch of an `if` whose condition holds.
  public static func buildEither(first: any ToolbarContent) -> TupleToolbarContent {
    TupleToolbarContent(children: [first])
  }
  /// Builds the `else` branch.
  public static func buildEither(second: any ToolbarContent) -> TupleToolbarContent {
    TupleToolbarContent(children: [second])
  }
  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability(_ content: any ToolbarContent)
    -> TupleToolbarContent
  {
    TupleToolbarContent(children: [content])
  }
}

/// Toolbar content whose items the user can move or remove, which is not drawn.
public protocol CustomizableToolbarContent: ToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent {}
extension ToolbarItemGroup: CustomizableToolbarContent {}
extension TupleToolbarContent: CustomizableToolbarContent {}

nonisolated extension ToolbarContent {
  /// Accepted, but not drawn: the item that a screen grows from.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    self
  }
  /// Accepted, but not drawn: how the user can change an item.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
  /// Leaves items out that the user adds, as a bar does until then.
  ///
  /// - Parameters:
  ///   - defaultVisibility: whether items are there before the user changes the bar.
  ///   - options: what the user cannot change, which has no effect.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> TupleToolbarContent {
    TupleToolbarContent(children: defaultVisibility == .hidden ? [] : [self])
  }
  /// Accepted, and has no effect: what the user cannot change of items.
  public func defaultCustomization(options: ToolbarCustomizationOptions) -> TupleToolbarContent {
    defaultCustomization(.automatic, options: options)
  }
  /// Leaves items out.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    TupleToolbarContent(children: hidden ? [] : [self])
  }
  /// Sets whether an item has glass behind it, in the look of iOS 26.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    PlainToolbarContent(content: self, hidesBackground: visibility == .hidden)
  }
}

/// Toolbar content with or without glass behind it.
private nonisolated struct PlainToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  typealias Body = Never
  let content: Content
  let hidesBackground: Bool

  func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    try content.evaluated(in: context).map { item in
      var item = item
      item.hidesSharedBackground = hidesBackground
      return item
    }
  }
}

/// Accepted, but not drawn: the arrow beside the title of a bar, for a menu. A snapshot reports it.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Creates a menu of the actions that an app has anyway.
  public init() where Content == EmptyView {}
  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) {}

  package func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    LeftOutNotes.add("the arrow of a title menu")
    return []
  }
}

/// Accepted, and has no effect: what the user cannot change of an item of a bar.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is among those that the user can add, also while it is in the bar.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Accepted, but not drawn: how the user can change an item of a bar.
public struct ToolbarCustomizationBehavior: Sendable {
  /// As the system decides.
  public static let `default` = ToolbarCustomizationBehavior()
  /// The item can be moved and not removed.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// The item cannot be changed.
  public static let disabled = ToolbarCustomizationBehavior()
}

nonisolated extension View {
  /// Adds items to the bars of the screen.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modified { .toolbar(try content.evaluated(in: $0)) }
  }

  /// Adds items that the user can move or remove to the bars of the screen.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Adds views to the trailing end of the navigation bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItemGroup(placement: .automatic, content: content) }
  }

  /// Adds a view to each end of the navigation bar, by its name in iOS 13.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view to the leading end of the navigation bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view to the trailing end of the navigation bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
