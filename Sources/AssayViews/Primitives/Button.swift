// SPDX-License-Identifier: MIT

/// A control that does something; a snapshot draws it and never calls the action.
public nonisolated struct Button<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let role: ButtonRole?
  private let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let context = context.focusable()
    guard let style = context.environment.customButtonStyle else {
      return [ViewNode(.button(role: role, label: try label.lowered(in: context)))]
    }
    // What the style makes is the whole of the button: the plain style adds nothing to it.
    let made = try style(ButtonStyleConfiguration(role: role, label: label), context)
    return [ViewNode(.button(role: role, label: made), modifiers: [.buttonStyle(.plain)])]
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == AssayViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      AssayViews.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { AssayViews.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.role = configuration.role
    self.label = configuration.label
  }
}

/// An address to open, drawn as a button.
public nonisolated struct Link<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.link(label: try label.lowered(in: context)))]
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
