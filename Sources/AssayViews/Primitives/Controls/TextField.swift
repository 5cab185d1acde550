// SPDX-License-Identifier: MIT

/// A field to edit a line of text. A snapshot shows its current text.
public nonisolated struct TextField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let prompt: Text?
  /// Formatted values are written in the environment that the field is shown in.
  private let text: (EnvironmentValues) -> String
  private let isMultiline: Bool

  init(prompt: Text?, text: String, axis: Axis = .horizontal) {
    self.init(prompt: prompt, text: { _ in text }, isMultiline: axis == .vertical)
  }

  init(
    prompt: Text?, text: @escaping (EnvironmentValues) -> String, isMultiline: Bool = false
  ) {
    self.prompt = prompt
    self.text = text
    self.isMultiline = isMultiline
  }

  /// Creates a field whose prompt shows while there is no text. Unlike SwiftUI, a label other than
  /// a `Text` is not shown.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(prompt: prompt ?? label() as? Text, text: text.wrappedValue, axis: axis)
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.style(for: TextField<_TextFieldStyleLabel>.self) {
      let field = TextField<_TextFieldStyleLabel>(
        prompt: prompt, text: text, isMultiline: isMultiline)
      return try style(field, context)
    }
    let environment = context.environment
    let node = TextFieldNode(
      prompt: prompt?.node(in: environment) ?? TextNode(verbatim: ""), text: text(environment),
      isMultiline: isMultiline)
    return [ViewNode(.textField(node))]
  }
}

extension TextField where Label == Text {
  /// Creates a field whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(prompt: prompt ?? Text(titleKey), text: text.wrappedValue, axis: axis)
  }

  /// Creates a field whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(prompt: prompt ?? Text(title), text: text.wrappedValue, axis: axis)
  }
}
