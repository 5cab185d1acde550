// SPDX-License-Identifier: MIT

/// A screen under a navigation bar; a picture shows the root.
public nonisolated struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  public typealias Body = Never
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection {
    self.root = root()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.navigationStack(children: try root.lowered(in: context)))]
  }
}

/// The older name of `NavigationStack`.
public nonisolated struct NavigationView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.navigationStack(children: try content.lowered(in: context)))]
  }
}

/// The screens that a stack has gone through. A picture shows none of them.
public struct NavigationPath {
  private var elements: [any Hashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { $0 }
  }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A label that leads to another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label

  private init(label: Label) { self.label = label }

  /// The destination is not made.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  public init(destination: @autoclosure () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.navigationLink(label: try label.lowered(in: context)))]
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination) {
    self.init(label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: @autoclosure () -> Destination) {
    self.init(label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title))
  }
}

/// Screens side by side under tabs; a picture shows the selected one.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let selection: SelectionValue?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection.wrappedValue
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.selection = nil
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [
      ViewNode(
        .tabView(
          selection: selection.map { TagName.of($0) }, children: try content.lowered(in: context)))
    ]
  }
}

/// A tab of a `TabView`.
public nonisolated struct Tab<Content: View, Label: View>: View {
  private let content: Content
  private let label: Label
  private let tag: String?

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == AssayViews.Label<Text, Image> {
    self.content = content()
    self.label = AssayViews.Label(titleKey, systemImage: systemImage)
    self.tag = nil
  }

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

/// How the value of a tag is written in a view description.
enum TagName {
  static func of(_ value: some Hashable) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value {
      return String(describing: wrapped)
    }
    return String(describing: value)
  }
}
