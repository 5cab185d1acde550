// SPDX-License-Identifier: MIT

/// The look of buttons, written as the view it makes of a label.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it: never pressed, in a snapshot.
public struct ButtonStyleConfiguration {
  public nonisolated struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed = false

  init(role: ButtonRole?, label: some View) {
    self.role = role
    self.label = Label(content: AnyView(label))
  }
}

/// The look and the behavior of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public nonisolated struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Does nothing.
  public func trigger() {}
}

/// A style that a view description names.
package nonisolated protocol NamedButtonStyle: PrimitiveButtonStyle {
  var node: ButtonStyleNode { get }
}

nonisolated extension NamedButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).modified(.buttonStyle(node))
  }
}

public nonisolated struct DefaultButtonStyle: NamedButtonStyle {
  public init() {}
  package var node: ButtonStyleNode { .automatic }
}

public nonisolated struct BorderedButtonStyle: NamedButtonStyle {
  public init() {}
  package var node: ButtonStyleNode { .bordered }
}

public nonisolated struct BorderedProminentButtonStyle: NamedButtonStyle {
  public init() {}
  package var node: ButtonStyleNode { .borderedProminent }
}

public nonisolated struct BorderlessButtonStyle: NamedButtonStyle {
  public init() {}
  package var node: ButtonStyleNode { .borderless }
}

public nonisolated struct PlainButtonStyle: NamedButtonStyle {
  public init() {}
  package var node: ButtonStyleNode { .plain }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A style of the program's own, as evaluation calls it.
typealias ButtonStyleBody = (ButtonStyleConfiguration, EvaluationContext) throws -> [ViewNode]

private enum CustomButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBody? { nil }
}

extension EnvironmentValues {
  var customButtonStyle: ButtonStyleBody? {
    get { self[CustomButtonStyleKey.self] }
    set { self[CustomButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentChangingView(content: self) { environment in
      environment.customButtonStyle = { configuration, context in
        try context.evaluateBody(of: style) {
          BodyEvaluator.call({ $0.makeBody(configuration: $1) }, style, configuration)
        }
      }
    }
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    PrimitiveButtonStyledView(content: self, style: style)
  }
}

private nonisolated struct PrimitiveButtonStyledView<Content: View, Style: PrimitiveButtonStyle>:
  PrimitiveView
{
  typealias Body = Never
  let content: Content
  let style: Style

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    var environment = context.environment
    if let named = style as? any NamedButtonStyle {
      environment.customButtonStyle = nil
      let inner = context.with(environment: environment)
      return try content.modified(.buttonStyle(named.node)).evaluated(in: inner)
    }
    environment.customButtonStyle = { [style] configuration, context in
      var plain = context.environment
      // The style's own buttons are drawn by the style around it.
      plain.customButtonStyle = nil
      return try context.with(environment: plain).evaluateBody(of: style) {
        BodyEvaluator.call(
          { $0.makeBody(configuration: $1) }, style,
          PrimitiveButtonStyleConfiguration(
            role: configuration.role, label: .init(content: configuration.label.content)))
      }
    }
    return try content.evaluated(in: context.with(environment: environment))
  }
}
