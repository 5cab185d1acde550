// SPDX-License-Identifier: MIT

/// A title and its icon.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
  public typealias Body = Never
  private let title: Title
  private let icon: Icon

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
        .label(title: try title.lowered(in: context), icon: try icon.lowered(in: context)))
    ]
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The look of labels, written as the view it makes of a title and an icon.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public nonisolated struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  public nonisolated struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let title: Title
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

public nonisolated struct DefaultLabelStyle: NamedLabelStyle {
  public init() {}
  package var node: LabelStyleNode { .automatic }
}
public nonisolated struct TitleAndIconLabelStyle: NamedLabelStyle {
  public init() {}
  package var node: LabelStyleNode { .titleAndIcon }
}
public nonisolated struct TitleOnlyLabelStyle: NamedLabelStyle {
  public init() {}
  package var node: LabelStyleNode { .titleOnly }
}
public nonisolated struct IconOnlyLabelStyle: NamedLabelStyle {
  public init() {}
  package var node: LabelStyleNode { .iconOnly }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
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
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    StyledView(content: self, named: (style as? any NamedLabelStyle).map { .labelStyle($0.node) }) {
      environment, isNamed in
      guard !isNamed else { return environment.customLabelStyle = nil }
      environment.customLabelStyle = { configuration, context in
        // A label inside the style is drawn as it stands, or the style would call itself.
        var inner = context.environment
        inner.customLabelStyle = nil
        return try context.with(environment: inner).lowerBody(of: style) {
          BodyEvaluator.call({ $0.makeBody(configuration: $1) }, style, configuration)
        }
      }
    }
  }
}

/// A view under a style: a modifier where the style has a name in a view description, else code that
/// lowering finds in the environment.
nonisolated struct StyledView<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let named: ModifierNode?
  let change: (inout EnvironmentValues, Bool) -> Void

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    var environment = context.environment
    change(&environment, named != nil)
    let inner = context.with(environment: environment)
    guard let named else { return try content.lowered(in: inner) }
    return try content.modified(named).lowered(in: inner)
  }
}
