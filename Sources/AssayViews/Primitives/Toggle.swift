// SPDX-License-Identifier: MIT

/// A switch and its label.
public nonisolated struct Toggle<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.environment.customToggleStyle {
      return try style(ToggleStyleConfiguration(isOn: isOn, label: label), context)
    }
    return [
      ViewNode(.toggle(isOn: isOn.wrappedValue, label: try label.lowered(in: context)))
    ]
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == AssayViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AssayViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AssayViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The look of toggles, written as the view it makes of a state and a label.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public nonisolated struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  @Binding public var isOn: Bool
  public let label: Label
  public var isMixed: Bool { false }

  init(isOn: Binding<Bool>, label: some View) {
    self._isOn = isOn
    self.label = Label(content: AnyView(label))
  }
}

/// A style that a view description names.
package nonisolated protocol NamedToggleStyle: ToggleStyle {
  var node: ToggleStyleNode { get }
}

nonisolated extension NamedToggleStyle {
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    Toggle(configuration).modified(.toggleStyle(node))
  }
}

public nonisolated struct DefaultToggleStyle: NamedToggleStyle {
  public init() {}
  package var node: ToggleStyleNode { .automatic }
}
public nonisolated struct SwitchToggleStyle: NamedToggleStyle {
  public init() {}
  package var node: ToggleStyleNode { .switch }
}
public nonisolated struct ButtonToggleStyle: NamedToggleStyle {
  public init() {}
  package var node: ToggleStyleNode { .button }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

typealias ToggleStyleBody = (ToggleStyleConfiguration, EvaluationContext) throws -> [ViewNode]

private enum CustomToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleBody? { nil }
}

extension EnvironmentValues {
  var customToggleStyle: ToggleStyleBody? {
    get { self[CustomToggleStyleKey.self] }
    set { self[CustomToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    StyledView(content: self, named: (style as? any NamedToggleStyle).map { .toggleStyle($0.node) })
    { environment, isNamed in
      guard !isNamed else { return environment.customToggleStyle = nil }
      environment.customToggleStyle = { configuration, context in
        // A toggle inside the style is drawn as it stands, or the style would call itself.
        var inner = context.environment
        inner.customToggleStyle = nil
        return try context.with(environment: inner).lowerBody(of: style) {
          BodyEvaluator.call({ $0.makeBody(configuration: $1) }, style, configuration)
        }
      }
    }
  }
}
