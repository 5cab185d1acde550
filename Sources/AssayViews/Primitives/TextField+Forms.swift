// SPDX-License-Identifier: MIT

extension TextField where Label == Text {
  private init(_ title: Text, _ prompt: Text?, text: String, axis: Axis = .horizontal) {
    self.init(prompt: (prompt ?? title).node, text: text, axis: axis)
  }

  /// Creates a field whose title is a key of the string tables, with actions during and at the end
  /// of editing.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), nil, text: text.wrappedValue)
  }

  /// Creates a field whose title is shown as it is, with actions during and at the end of editing.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(title), nil, text: text.wrappedValue)
  }

  /// Creates a field whose title is shown as it is, with an action at the end of editing.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), nil, text: text.wrappedValue)
  }

  /// Creates a field for a formatted value, whose title is a key of the string tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), prompt, text: FormattedWords.text(value.wrappedValue, format))
  }

  /// Creates a field for a formatted value, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), prompt, text: FormattedWords.text(value.wrappedValue, format))
  }

  /// Creates a field for an optional formatted value, whose title is a key of the string tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map { FormattedWords.text($0, format) }
    self.init(Text(titleKey), prompt, text: text ?? "")
  }

  /// Creates a field for an optional formatted value, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map { FormattedWords.text($0, format) }
    self.init(Text(title), prompt, text: text ?? "")
  }

  /// Creates a field for a value in the words of a formatter, whose title is a key of the string
  /// tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), prompt, text: FormattedWords.text(value.wrappedValue, formatter))
  }

  /// Creates a field for a value in the words of a formatter, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(title), prompt, text: FormattedWords.text(value.wrappedValue, formatter))
  }

  /// Creates a field for a value in the words of a formatter, with actions during and at the end of
  /// editing.
  @_disfavoredOverload
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), nil, text: FormattedWords.text(value.wrappedValue, formatter))
  }
}

extension TextField {
  /// Creates a field for a formatted value. Unlike SwiftUI, a label other than a `Text` is not
  /// shown.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      prompt: (prompt ?? label() as? Text)?.node ?? TextNode(verbatim: ""),
      text: FormattedWords.text(value.wrappedValue, format))
  }
}
