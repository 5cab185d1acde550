// SPDX-License-Identifier: MIT

/// A control that performs an action. A snapshot draws it and never performs the action.
public nonisolated struct Button<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let role: ButtonRole?
  private let label: Label

  /// Creates a button with a view as its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a view as its label.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let context = context.focusable()
    guard let style = context.environment.customButtonStyle else {
      return [ViewNode(.button(role: role, label: try label.evaluated(in: context)))]
    }
    // The view that the style makes is the whole button, so the plain style adds nothing to it.
    let made = try style(ButtonStyleConfiguration(role: role, label: label), context)
    return [ViewNode(.button(role: role, label: made), modifiers: [.buttonStyle(.plain)])]
  }
}

extension Button where Label == Text {
  /// Creates a button whose title is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role, whose title is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == AssayViews.Label<Text, Image> {
  /// Creates a button with a title from the string tables and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      AssayViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { AssayViews.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style is applied to.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.role = configuration.role
    self.label = configuration.label
  }
}

/// A control that opens a URL, drawn like a button. A snapshot opens nothing.
public nonisolated struct Link<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label

  /// Creates a link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.link(label: try label.evaluated(in: context)))]
  }
}

extension Link where Label == Text {
  /// Creates a link whose title is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
