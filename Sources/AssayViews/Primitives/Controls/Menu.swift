// SPDX-License-Identifier: MIT

/// Unlike SwiftUI, always drawn closed: a button that opens a menu.
public nonisolated struct Menu<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label

  /// Creates a menu with a view as its label. The content is not drawn.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a menu with a view as its label and an action for a tap. The content is not drawn.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// Creates a menu whose title is a key of the string tables. The content is not drawn.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.label = Text(titleKey)
  }

  /// Creates a menu whose title is shown as it is. The content is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.label = Text(title)
  }

  /// Creates a menu with a title of the string tables and an action for a tap.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.label = Text(titleKey)
  }

  /// Creates a menu with a title that is shown as it is and an action for a tap.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.label = Text(title)
  }

  /// Creates a menu with a title from the string tables and a symbol. The content is not drawn.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == AssayViews.Label<Text, Image> {
    self.label = AssayViews.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a menu with a title that is shown as it is, and a symbol. The content is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == AssayViews.Label<Text, Image> {
    self.label = AssayViews.Label(title, systemImage: systemImage)
  }

  /// Creates a menu with a title from the string tables, a symbol and an action for a tap.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == AssayViews.Label<Text, Image> {
    self.label = AssayViews.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a menu with a title from the string tables and an image of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
  where Label == AssayViews.Label<Text, Image> {
    self.label = AssayViews.Label(titleKey, image: image)
  }

  /// Creates a menu with a title from the string tables, an image of the asset catalog and an
  /// action for a tap.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == AssayViews.Label<Text, Image> {
    self.label = AssayViews.Label(titleKey, image: image)
  }

  /// Creates a menu with a title that is shown as it is, a symbol and an action for a tap.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == AssayViews.Label<Text, Image> {
    self.label = AssayViews.Label(title, systemImage: systemImage)
  }

  /// Creates the menu that a style is applied to.
  public init(_ configuration: MenuStyleConfiguration)
  where Label == StyledPart, Content == MenuStyleConfiguration.Content {
    self.label = configuration.label
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.style(for: MenuStyleConfiguration.self) {
      return try style(MenuStyleConfiguration(label: StyledPart(label)), context)
    }
    let environment = context.environment
    guard environment.look == .macOS, environment.menuIndicator != .hidden else {
      return try Button(action: {}) { label }.evaluated(in: context)
    }
    // AppKit's pull-down button has an arrow at its end; its size is an estimate.
    return try Button(action: {}) {
      HStack(spacing: 4) {
        label
        Image(systemName: "chevron.down").font(.system(size: 8, weight: .bold))
          .accessibilityHidden(true)
      }
    }.evaluated(in: context)
  }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var menuIndicator: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

/// The look of menus, written as the view that it makes from a label.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the styled menu.
  associatedtype Body: View
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the styled menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu, as its style sees them.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public typealias Label = StyledPart
  /// The content of a menu, which is not drawn.
  public typealias Content = EmptyView
  /// The label.
  public let label: Label
  /// Always empty: a snapshot shows a closed menu.
  public var content: Content { EmptyView() }
}

/// The look of menus on the platform.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the menu as a button.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A menu in the style of the buttons around it.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the menu as a button.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A menu as a button without a border.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  private var indicator = Visibility.automatic
  /// Creates the style.
  public init() {}
  /// Creates the style, with or without the arrow of a menu.
  public init(showsMenuIndicator: Bool) {
    self.indicator = showsMenuIndicator ? .visible : .hidden
  }
  /// Returns the menu as a button without a border.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless).menuIndicator(indicator)
  }
}
/// A menu as a button with a border.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the menu as a button with a border.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.bordered)
  }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The look of menus on the platform.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of the buttons around the menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
nonisolated extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// Accepted, but not drawn: the order of the items of a menu, which is drawn closed.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Accepted, but not drawn: what choosing an item does to an open menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

nonisolated extension View {
  /// Sets the style of the menus in the view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styled(by: style) { style, configuration in style.makeBody(configuration: configuration) }
  }

  /// Sets whether menus show an arrow, which macOS alone draws.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    EnvironmentChangingView(content: self) { $0.menuIndicator = visibility }
  }
  /// Accepted, but not drawn: the order of the items of menus, which are drawn closed.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Accepted, but not drawn: what choosing an item does to an open menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
  /// The order of the items of menus, which are drawn closed.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}
