// SPDX-License-Identifier: MIT

/// A screen below a navigation bar. A snapshot shows the root.
public nonisolated struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  public typealias Body = Never
  private let root: Root

  /// Creates a stack with a root.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Creates a stack with a path, which is not drawn, and a root.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
  }

  /// Creates a stack with a path, which is not drawn, and a root.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection {
    self.root = root()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.navigationStack(children: try root.evaluated(in: context)))]
  }
}

/// A screen below a navigation bar, by the older name of `NavigationStack`.
public nonisolated struct NavigationView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  /// Creates a stack with a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.navigationStack(children: try content.evaluated(in: context)))]
  }
}

/// The screens on a navigation stack. A snapshot shows none of them.
public struct NavigationPath {
  private var elements: [any Hashable] = []
  /// Creates an empty path.
  public init() {}
  /// Creates a path from values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { $0 }
  }
  /// The number of screens.
  public var count: Int { elements.count }
  /// Whether there are no screens.
  public var isEmpty: Bool { elements.isEmpty }
  /// Adds a screen.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }
  /// Removes the last screens.
  ///
  /// - Precondition: The path has at least as many screens.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A control that leads to another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label

  private init(label: Label) { self.label = label }

  /// Creates a link. The destination is not evaluated.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// Creates a link. The destination is not evaluated.
  public init(destination: @autoclosure () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.navigationLink(label: try label.evaluated(in: context)))]
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link whose title is a key of the string tables. The destination is not evaluated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey))
  }

  /// Creates a link whose title is shown as it is. The destination is not evaluated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title))
  }

  /// Creates a link whose title is a key of the string tables. The destination is not evaluated.
  public init(_ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination) {
    self.init(label: Text(titleKey))
  }

  /// Creates a link whose title is shown as it is. The destination is not evaluated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: @autoclosure () -> Destination) {
    self.init(label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value. The destination is not evaluated.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// Creates a link to the screen of a value, with a title from the string tables.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey))
  }

  /// Creates a link to the screen of a value, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title))
  }
}

/// Screens with tabs. A snapshot shows the selected screen, or the first one.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let selection: SelectionValue?
  private let content: Content

  /// Creates a tab view with an optional selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  /// Creates a tab view with a selection, which is compared with the tags of the screens.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection.wrappedValue
    self.content = content()
  }

  /// Creates a tab view that shows its first screen.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.selection = nil
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [
      ViewNode(
        .tabView(
          selection: selection.map { TagName.of($0) }, children: try content.evaluated(in: context))
      )
    ]
  }
}

/// A screen of a `TabView`, with its tab.
public nonisolated struct Tab<Content: View, Label: View>: View {
  private let content: Content
  private let label: Label
  private let tag: String?

  /// Creates a tab with a title from the string tables and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == AssayViews.Label<Text, Image> {
    self.content = content()
    self.label = AssayViews.Label(titleKey, systemImage: systemImage)
    self.tag = nil
  }

  /// Creates a tab with a title from the string tables, a symbol and the value that selects it.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == AssayViews.Label<Text, Image> {
    self.content = content()
    self.label = AssayViews.Label(titleKey, systemImage: systemImage)
    self.tag = TagName.of(value)
  }

  public var body: some View {
    let tabbed = content.tabItem { label }
    if let tag { tabbed.modified(.tag(tag)) } else { tabbed }
  }
}

/// The written form of a tag's value in a view description.
enum TagName {
  static func of(_ value: some Hashable) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value {
      return String(describing: wrapped)
    }
    return String(describing: value)
  }
}
