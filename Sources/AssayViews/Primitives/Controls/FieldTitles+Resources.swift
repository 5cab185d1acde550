// SPDX-License-Identifier: MIT

// The symbols that Xcode 26 makes of a string catalog are resources, such as `Button(.save) {}`.
// A literal stays a `LocalizedStringKey`: these forms are disfavored.

#if !canImport(Darwin)
  nonisolated extension TextField where Label == Text {
    /// Creates a text field with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) { self.init(text: text, prompt: prompt) { Text(titleResource) } }

    /// Creates a text field with a title of the string tables that grows along an axis.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
      axis: Axis
    ) { self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) } }

    /// Creates a text field with a title of the string tables for a value.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
      _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
      prompt: Text? = nil
    ) where F.FormatOutput == String {
      self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }
  }

  nonisolated extension TextFieldLink where Label == Text {
    /// Creates a button of a watch that asks for a text, with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, prompt: Text? = nil,
      onSubmit: @escaping (String) -> Void
    ) { self.init(prompt: prompt, label: { Text(titleResource) }, onSubmit: onSubmit) }
  }

  nonisolated extension SecureField where Label == Text {
    /// Creates a field for a password with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) { self.init(text: text, prompt: prompt) { Text(titleResource) } }
  }

  nonisolated extension DatePicker where Label == Text {
    /// Creates a date picker with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, selection: Binding<Date>,
      displayedComponents: Components = [.hourAndMinute, .date]
    ) {
      self.init(selection: selection, displayedComponents: displayedComponents) {
        Text(titleResource)
      }
    }

    /// Creates a date picker for a range with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, selection: Binding<Date>,
      in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
      self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
        Text(titleResource)
      }
    }

    /// Creates a date picker from a date on with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, selection: Binding<Date>,
      in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
      self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
        Text(titleResource)
      }
    }

    /// Creates a date picker up to a date with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, selection: Binding<Date>,
      in range: PartialRangeThrough<Date>,
      displayedComponents: Components = [.hourAndMinute, .date]
    ) {
      self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
        Text(titleResource)
      }
    }
  }

  nonisolated extension MultiDatePicker where Label == Text {
    /// Creates a date picker with a title of the string tables, which is not drawn.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
      self.init(selection: selection) { Text(titleResource) }
    }
  }

  nonisolated extension LabeledContent where Label == Text {
    /// Creates a label of the string tables, and a value from a view.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
      self.init(content: content) { Text(titleResource) }
    }
  }

  nonisolated extension LabeledContent where Label == Text, Content == Text {
    /// Creates a label of the string tables, and a text as its value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
      self.init(content: { Text(value) }) { Text(titleResource) }
    }

    /// Creates a label of the string tables, and a formatted value.
    @_disfavoredOverload
    public init<F: FormatStyle>(
      _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      self.init(content: { Text(value, format: format) }) { Text(titleResource) }
    }
  }
#endif
