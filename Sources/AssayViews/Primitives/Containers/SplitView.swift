// SPDX-License-Identifier: MIT

/// Columns of a large screen: a sidebar, perhaps a list, and a detail. On a phone the sidebar is
/// shown, as a navigation stack; on an iPad in portrait the detail, if there are two columns.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View,
  PrimitiveView
{
  public typealias Body = Never
  private let visibility: NavigationSplitViewVisibility
  /// Where the width is compact, the column that is shown.
  private let preferredColumn: NavigationSplitViewColumn
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  private init(
    _ visibility: NavigationSplitViewVisibility, _ preferredColumn: NavigationSplitViewColumn,
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
  ) {
    self.visibility = visibility
    self.preferredColumn = preferredColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility.wrappedValue, preferredCompactColumn.wrappedValue, sidebar(), content(),
      detail())
  }

  /// Creates two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      columnVisibility.wrappedValue, preferredCompactColumn.wrappedValue, sidebar(), nil, detail())
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    guard context.environment.horizontalSizeClass == .regular else {
      return try compactStack.evaluated(in: context)
    }
    let isGlass = context.environment.look == .iOS26
    let showsSidebar = visibility.showsSidebar && !startsWithDetail(context)
    var inner = context.environment
    inner[SearchAroundKey.self] = false
    return try HStack(spacing: 0) {
      if showsSidebar {
        let column = column { withButton(sidebar) }.listStyle(.sidebar)
        if isGlass {
          floating(column)
        } else {
          column
          Divider().ignoresSafeArea()
        }
      }
      if let content, visibility.showsContent {
        column { content }
        Divider().ignoresSafeArea()
      }
      NavigationStack {
        if showsSidebar { detail } else { withButton(detail) }
      }
      .frame(maxWidth: .infinity)
    }
    .reporting(
      content != nil && visibility == .automatic && isPortrait(context)
        ? "which of three columns are shown in portrait" : nil
    )
    .reporting(
      context.environment[SearchAroundKey.self] ? "the search around a NavigationSplitView" : nil
    )
    .evaluated(in: context.with(environment: inner))
  }

  /// One column, which the ones before it lead to.
  private var compactStack: some View {
    NavigationStack {
      switch preferredColumn {
      case .detail: detail
      case .content where content != nil: content
      default: sidebar
      }
    }.reporting(
      preferredColumn == .sidebar ? nil : "the back button of a column of a NavigationSplitView")
  }

  /// On an iPad in portrait, two columns start as the detail alone, unless the app says which are
  /// shown.
  private func startsWithDetail(_ context: EvaluationContext) -> Bool {
    content == nil && visibility == .automatic && isPortrait(context)
  }

  private func isPortrait(_ context: EvaluationContext) -> Bool {
    let size = context.environment.canvasSize
    let look = context.environment.look
    return (look == .iOS18 || look == .iOS26) && size.height > size.width
  }

  /// The system's own button, which shows and hides the sidebar.
  private func withButton(_ view: some View) -> some View {
    view.toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button(action: {}) { Image(systemName: "sidebar.leading") }
          .accessibilityLabel(Text(verbatim: "Toggle Sidebar"))
      }
    }
  }

  /// Since iPadOS 26, a sidebar is a panel of glass over the window, 8 points from its edges. Its
  /// corners and its edge are estimates, and nothing shows through it.
  private func floating(_ column: some View) -> some View {
    let panel = RoundedRectangle(cornerRadius: 24)
    return
      column
      .mask { panel.padding(8).ignoresSafeArea() }
      .overlay {
        panel.strokeBorder(Color.primary.opacity(0.1), lineWidth: 1).padding(8).ignoresSafeArea()
      }
      .reporting("what is under the floating panel of a sidebar")
  }

  /// UIKit gives the columns before the detail a compact width.
  private func column(@ViewBuilder _ content: () -> some View) -> some View {
    NavigationStack(root: content).environment(\.horizontalSizeClass, .compact).frame(width: 320)
  }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  let showsSidebar: Bool
  let showsContent: Bool
  private let name: String
  /// As the system decides.
  public static let automatic = NavigationSplitViewVisibility(
    showsSidebar: true, showsContent: true, name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(
    showsSidebar: true, showsContent: true, name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(
    showsSidebar: false, showsContent: true, name: "doubleColumn")
  /// The detail.
  public static let detailOnly = NavigationSplitViewVisibility(
    showsSidebar: false, showsContent: false, name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Accepted, but not drawn: how the columns of a split view share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// What the style is applied to.
  typealias Configuration = NavigationSplitViewStyleConfiguration
  /// Returns the styled view. Never called.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of split views is applied to.
public struct NavigationSplitViewStyleConfiguration: Sendable {}

nonisolated extension NavigationSplitViewStyle where Body == EmptyView {
  /// Never called.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
/// As the system decides.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
/// The columns share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
/// The detail keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the system decides.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the room.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its room.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

nonisolated extension View {
  /// Accepted, but not drawn: how the columns of a split view share the room. A snapshot of a large
  /// screen reports it.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    reportingOnWideScreens("the style of a split view")
  }

  /// Accepted, but not drawn: the width of a column of a split view, which is 320 points. A
  /// snapshot of a large screen reports it.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    reportingOnWideScreens("the width of a column")
  }

  /// Accepted, but not drawn: the width of a column of a split view, which is 320 points. A
  /// snapshot of a large screen reports it.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    reportingOnWideScreens("the width of a column")
  }
}

/// Views beside each other, with lines between them.
public nonisolated struct HSplitView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  /// Creates a row of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let views = try content.evaluated(in: context).enumerated().flatMap { index, view in
      index == 0 ? [view] : [ViewNode(.divider), view]
    }
    return [ViewNode(.hStack(alignment: .center, spacing: 0, children: views))]
  }
}

/// Views under each other, with lines between them.
public nonisolated struct VSplitView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  /// Creates a column of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let views = try content.evaluated(in: context).enumerated().flatMap { index, view in
      index == 0 ? [view] : [ViewNode(.divider), view]
    }
    return [ViewNode(.vStack(alignment: .center, spacing: 0, children: views))]
  }
}
