// SPDX-License-Identifier: MIT

/// A screen below a navigation bar: the root, or the last screen of the path.
public nonisolated struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  private let path: [any Hashable]
  private let root: Root

  /// Creates a stack with a root.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = []
    self.root = root()
  }

  /// Creates a stack with a path and a root.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = path.wrappedValue.elements
    self.root = root()
  }

  /// Creates a stack with a path and a root.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = path.wrappedValue.map { $0 }
    self.root = root()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try PushedScreens.stack(root, path: path, in: context)
  }
}

/// A screen below a navigation bar, by the older name of `NavigationStack`; of several views,
/// columns, as `NavigationSplitView` shows them.
public nonisolated struct NavigationView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  private let content: Content

  /// Creates a stack with a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let columns = ((content as? any ViewSequence)?.children ?? []).map { AnyView($0) }
    guard columns.count > 1, let first = columns.first, let last = columns.last else {
      return try PushedScreens.stack(content, path: [], in: context)
    }
    guard columns.count > 2 else {
      return try NavigationSplitView {
        first
      } detail: {
        last
      }.evaluated(in: context)
    }
    return try NavigationSplitView {
      first
    } content: {
      columns[1]
    } detail: {
      last
    }
    .evaluated(in: context)
  }
}

/// The screens on a navigation stack. A snapshot shows the last one.
public struct NavigationPath {
  private(set) var elements: [any Hashable] = []
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

extension NavigationPath: Equatable {
  /// Whether two paths have equal elements.
  public static func == (a: NavigationPath, b: NavigationPath) -> Bool {
    a.elements.map { AnyHashable($0) } == b.elements.map { AnyHashable($0) }
  }
}
