// SPDX-License-Identifier: MIT

/// The look of buttons, written as the view that it makes from a label.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the styled button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the styled button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, as its style sees them. In a snapshot no button is pressed.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public nonisolated struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Always false: no button is pressed in a snapshot.
  public let isPressed = false

  init(role: ButtonRole?, label: some View) {
    self.role = role
    self.label = Label(content: AnyView(label))
  }
}

/// The look and the behavior of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the styled button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the styled button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, as a primitive style sees them.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public nonisolated struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Does nothing: a snapshot performs no action.
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

/// The style of buttons that the container suggests.
public nonisolated struct DefaultButtonStyle: NamedButtonStyle {
  /// Creates the style.
  public init() {}
  package var node: ButtonStyleNode { .automatic }
}

/// A button with a tinted label on a light background.
public nonisolated struct BorderedButtonStyle: NamedButtonStyle {
  /// Creates the style.
  public init() {}
  package var node: ButtonStyleNode { .bordered }
}

/// A button with a white label on the tint color.
public nonisolated struct BorderedProminentButtonStyle: NamedButtonStyle {
  /// Creates the style.
  public init() {}
  package var node: ButtonStyleNode { .borderedProminent }
}

/// A button with a tinted label and no background.
public nonisolated struct BorderlessButtonStyle: NamedButtonStyle {
  /// Creates the style.
  public init() {}
  package var node: ButtonStyleNode { .borderless }
}

/// A button that shows its label as it is.
public nonisolated struct PlainButtonStyle: NamedButtonStyle {
  /// Creates the style.
  public init() {}
  package var node: ButtonStyleNode { .plain }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the container suggests.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted label on a light background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on the tint color.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A tinted label without a background.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A style that a program defines, as evaluation calls it.
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

extension EvaluationContext {
  /// A button, or a link that is drawn as one, in the style of the program, if there is one.
  func buttonLike(
    _ label: some View, role: ButtonRole? = nil, _ content: ([ViewNode]) -> ViewNode.Content
  ) throws -> [ViewNode] {
    guard let style = environment.customButtonStyle else {
      let node = ViewNode(content(try label.evaluated(in: self)))
      return [environment.buttonStyle.hasBezel ? reportingGradientTint(node, of: "a button") : node]
    }
    // The view that the style makes is the whole button, so the plain style adds nothing to it.
    let made = try style(ButtonStyleConfiguration(role: role, label: label), self)
    return [ViewNode(content(made), modifiers: [.buttonStyle(.plain)])]
  }
}

nonisolated extension View {
  /// Sets the style of the buttons in the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentChangingView(content: self) { environment in
      environment.customButtonStyle = { configuration, context in
        try context.evaluateBody(of: style) {
          BodyEvaluator.call({ $0.makeBody(configuration: $1) }, style, configuration)
        }
      }
    }
  }

  /// Sets the style of the buttons in the view.
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
