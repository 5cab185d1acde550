// SPDX-License-Identifier: MIT

/// A switch with its label.
public nonisolated struct Toggle<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let isOn: Binding<Bool>
  private let label: Label
  /// Whether some of several values are on, which is reported and not drawn.
  private var isMixed = false

  /// Creates a toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.environment.customToggleStyle {
      return try style(ToggleStyleConfiguration(isOn: isOn, label: label), context)
    }
    var node = ViewNode(
      .toggle(isOn: isOn.wrappedValue, label: try label.evaluated(in: context)))
    if let tint = context.environment.switchTint { node.modifiers.append(.tint(tint)) }
    node = context.reportingGradientTint(node, of: "a toggle")
    if isMixed { node.modifiers.append(.notDrawn("the mixed state of a toggle")) }
    return [node]
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle whose title is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle {
  /// Creates a toggle for several values, which is on if all of them are. Unlike SwiftUI, a mixed
  /// state is drawn as off, which a snapshot reports.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let on = sources.count { $0[keyPath: isOn].wrappedValue }
    self.init(isOn: .constant(on == sources.count), label: label)
    isMixed = on > 0 && on < sources.count
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle for several values, which is on if all of them are, with a title from the
  /// string tables.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values, which is on if all of them are, with a title that is
  /// shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == AssayViews.Label<Text, Image> {
  /// Creates a toggle with a title from the string tables and an image of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AssayViews.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title from the string tables and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AssayViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AssayViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style is applied to.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The look of toggles, written as the view that it makes from a state and a label.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the styled toggle.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the styled toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle, as its style sees them.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public nonisolated struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// The label.
  public let label: Label
  /// Always false: Assay draws no mixed state.
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

/// The look of toggles on the platform.
public nonisolated struct DefaultToggleStyle: NamedToggleStyle {
  /// Creates the style.
  public init() {}
  package var node: ToggleStyleNode { .automatic }
}
/// A switch beside the label.
public nonisolated struct SwitchToggleStyle: NamedToggleStyle {
  let tint: Color?

  /// Creates the style.
  public init() { self.tint = nil }
  /// Creates the style with the color of a switch that is on.
  public init(tint: Color) { self.tint = tint }
  package var node: ToggleStyleNode { .switch }
}
/// A button that is highlighted when it is on.
public nonisolated struct ButtonToggleStyle: NamedToggleStyle {
  /// Creates the style.
  public init() {}
  package var node: ToggleStyleNode { .button }
}

/// A check mark in a box before the label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns a box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .accessibilityHidden(true)
      configuration.label
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isToggle)
    .accessibilityValue(Text(verbatim: configuration.isOn ? "1" : "0"))
  }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check mark in a box before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look of toggles on the platform.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is highlighted when it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

typealias ToggleStyleBody = (ToggleStyleConfiguration, EvaluationContext) throws -> [ViewNode]

private enum CustomToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleBody? { nil }
}

private enum SwitchTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The color of a switch that is on, as its style says; nil for that of the view.
  var switchTint: Color? {
    get { self[SwitchTintKey.self] }
    set { self[SwitchTintKey.self] = newValue }
  }

  var customToggleStyle: ToggleStyleBody? {
    get { self[CustomToggleStyleKey.self] }
    set { self[CustomToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the toggles in the view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    StyledView(content: self, named: (style as? any NamedToggleStyle).map { .toggleStyle($0.node) })
    { environment, isNamed in
      environment.switchTint = (style as? SwitchToggleStyle)?.tint
      guard !isNamed else { return environment.customToggleStyle = nil }
      environment.customToggleStyle = { configuration, context in
        // A toggle inside the style is drawn without the style, or the style would call itself.
        var inner = context.environment
        inner.customToggleStyle = nil
        return try context.with(environment: inner).evaluateBody(of: style) {
          BodyEvaluator.call({ $0.makeBody(configuration: $1) }, style, configuration)
        }
      }
    }
  }
}

extension Toggle where Label == AssayViews.Label<Text, Image> {
  /// Creates a toggle for several values, which is on if all of them are, with a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      AssayViews.Label(titleKey, systemImage: systemImage)
    }
  }
  /// Creates a toggle for several values, which is on if all of them are, with an image of the
  /// asset catalog.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { AssayViews.Label(titleKey, image: image) }
  }
}
