// SPDX-License-Identifier: MIT

// Controls of widgets, whose actions are intents. Assay has no AppIntents, so an intent is a value
// of any type.

extension Button {
  /// Creates a button whose action is an intent, with a view as its label.
  public init<I>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
  }

  /// Creates a button with a role whose action is an intent, with a view as its label.
  public init<I>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: {}, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button whose action is an intent, with a title of the string tables.
  public init<I>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(titleKey, role: role, action: {})
  }

  /// Creates a button whose action is an intent, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(_ title: S, role: ButtonRole? = nil, intent: I) {
    self.init(title, role: role, action: {})
  }
}

extension Button where Label == AssayViews.Label<Text, Image> {
  /// Creates a button whose action is an intent, with a title of the string tables and a symbol.
  public init<I>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(titleKey, systemImage: systemImage, role: role, action: {})
  }

  /// Creates a button whose action is an intent, with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(title, systemImage: systemImage, role: role, action: {})
  }
}

extension Toggle {
  /// Creates a switch whose action is an intent, with a view as its label.
  public init<I>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a switch whose action is an intent, with a title of the string tables.
  public init<I>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(titleKey, isOn: .constant(isOn))
  }

  /// Creates a switch whose action is an intent, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(_ title: S, isOn: Bool, intent: I) {
    self.init(title, isOn: .constant(isOn))
  }
}
