// SPDX-License-Identifier: MIT

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
  public typealias Body = Never
  private let title: Title
  private let icon: Icon

  /// Creates a label from a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.environment.customLabelStyle {
      let configuration = LabelStyleConfiguration(title: title, icon: icon)
      return try style(configuration, context)
    }
    return [
      ViewNode(
        .label(title: try title.evaluated(in: context), icon: try icon.evaluated(in: context)))
    ]
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title of the string tables and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a title of the string tables and an image of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label from a title that is shown as it is, and an image of the asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style is applied to.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The look of labels, written as the view that it makes from a title and an icon.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the styled label.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the styled label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label, as its style sees them.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public nonisolated struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The icon of a label.
  public nonisolated struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon

  init(title: some View, icon: some View) {
    self.title = Title(content: AnyView(title))
    self.icon = Icon(content: AnyView(icon))
  }
}

/// A style that a view description names.
package nonisolated protocol NamedLabelStyle: LabelStyle {
  var node: LabelStyleNode { get }
}

nonisolated extension NamedLabelStyle {
  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    Label(configuration).modified(.labelStyle(node))
  }
}

/// The style of labels that the container suggests.
public nonisolated struct DefaultLabelStyle: NamedLabelStyle {
  /// Creates the style.
  public init() {}
  package var node: LabelStyleNode { .automatic }
}
/// A label that shows its title and its icon.
public nonisolated struct TitleAndIconLabelStyle: NamedLabelStyle {
  /// Creates the style.
  public init() {}
  package var node: LabelStyleNode { .titleAndIcon }
}
/// A label that shows its title only.
public nonisolated struct TitleOnlyLabelStyle: NamedLabelStyle {
  /// Creates the style.
  public init() {}
  package var node: LabelStyleNode { .titleOnly }
}
/// A label that shows its icon only.
public nonisolated struct IconOnlyLabelStyle: NamedLabelStyle {
  /// Creates the style.
  public init() {}
  package var node: LabelStyleNode { .iconOnly }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that the container suggests.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

typealias LabelStyleBody = (LabelStyleConfiguration, EvaluationContext) throws -> [ViewNode]

private enum CustomLabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyleBody? { nil }
}

extension EnvironmentValues {
  var customLabelStyle: LabelStyleBody? {
    get { self[CustomLabelStyleKey.self] }
    set { self[CustomLabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the labels in the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    StyledView(content: self, named: (style as? any NamedLabelStyle).map { .labelStyle($0.node) }) {
      environment, isNamed in
      guard !isNamed else { return environment.customLabelStyle = nil }
      environment.customLabelStyle = { configuration, context in
        // A label inside the style is drawn without the style, or the style would call itself.
        var inner = context.environment
        inner.customLabelStyle = nil
        return try context.with(environment: inner).evaluateBody(of: style) {
          BodyEvaluator.call({ $0.makeBody(configuration: $1) }, style, configuration)
        }
      }
    }
  }
}

/// A view under a style: a modifier if a view description can name the style, and otherwise code
/// that evaluation finds in the environment.
nonisolated struct StyledView<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let named: ModifierNode?
  let change: (inout EnvironmentValues, Bool) -> Void

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    var environment = context.environment
    change(&environment, named != nil)
    let inner = context.with(environment: environment)
    guard let named else { return try content.evaluated(in: inner) }
    return try content.modified(named).evaluated(in: inner)
  }
}
