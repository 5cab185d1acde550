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
    return try context.buttonLike(label, role: role) { .button(role: role, label: $0) }
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

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the title and the symbol of its role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.role = role
    self.label = DefaultButtonLabel(role: role)
  }
}

/// The title and the symbol of a role.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .cancel: label("Cancel", "xmark")
    case .close: label("Close", "xmark")
    case .confirm: label("Done", "checkmark")
    case .destructive: label("Delete", "trash")
    }
  }

  private func label(_ title: String, _ symbol: String) -> some View {
    Label(title: { Text(system: title) }, icon: { Image(systemName: symbol) })
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
    try context.buttonLike(label) { .link(label: $0) }
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
