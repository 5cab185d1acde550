// SPDX-License-Identifier: MIT

extension TextField where Label == Text {
  private init(_ title: Text, _ prompt: Text?, text: String) {
    self.init(prompt: prompt ?? title, text: text)
  }

  private init(_ title: Text, _ prompt: Text?, words: @escaping (EnvironmentValues) -> String) {
    self.init(prompt: prompt ?? title, text: words)
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
    self.init(Text(titleKey), prompt, words: FormattedWords.later(value.wrappedValue, format))
  }

  /// Creates a field for a formatted value, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), prompt, words: FormattedWords.later(value.wrappedValue, format))
  }

  /// Creates a field for an optional formatted value, whose title is a key of the string tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let words = value.wrappedValue.map { FormattedWords.later($0, format) }
    self.init(Text(titleKey), prompt, words: words ?? { _ in "" })
  }

  /// Creates a field for an optional formatted value, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let words = value.wrappedValue.map { FormattedWords.later($0, format) }
    self.init(Text(title), prompt, words: words ?? { _ in "" })
  }

  /// Creates a field for a value in the words of a formatter, whose title is a key of the string
  /// tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), prompt, words: FormattedWords.later(value.wrappedValue, formatter))
  }

  /// Creates a field for a value in the words of a formatter, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(title), prompt, words: FormattedWords.later(value.wrappedValue, formatter))
  }

  /// Creates a field for a value in the words of a formatter, with actions during and at the end of
  /// editing.
  @_disfavoredOverload
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), nil, words: FormattedWords.later(value.wrappedValue, formatter))
  }
}

extension TextField {
  /// Creates a field for an optional formatted value. Unlike SwiftUI, a label other than a `Text`
  /// is not shown.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      prompt: prompt ?? label() as? Text,
      text: value.wrappedValue.map { FormattedWords.later($0, format) } ?? { _ in "" })
  }

  /// Creates a field for a formatted value. Unlike SwiftUI, a label other than a `Text` is not
  /// shown.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      prompt: prompt ?? label() as? Text,
      text: FormattedWords.later(value.wrappedValue, format))
  }
}
