// SPDX-License-Identifier: MIT

/// A line of text to edit, drawn as it stands.
public nonisolated struct TextField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let prompt: TextNode
  private let text: String
  private let isMultiline: Bool

  private init(prompt: TextNode, text: String, axis: Axis = .horizontal) {
    self.prompt = prompt
    self.text = text
    self.isMultiline = axis == .vertical
  }

  /// The prompt shows while there is no text; a label that is no `Text` shows nothing.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    let title = label() as? Text
    self.init(
      prompt: (prompt ?? title)?.node ?? TextNode(verbatim: ""), text: text.wrappedValue,
      axis: axis)
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.textField(TextFieldNode(prompt: prompt, text: text, isMultiline: isMultiline)))]
  }
}

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(
      prompt: (prompt ?? Text(titleKey)).node, text: text.wrappedValue, axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(prompt: (prompt ?? Text(title)).node, text: text.wrappedValue, axis: axis)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      prompt: (prompt ?? Text(titleKey)).node, text: format.format(value.wrappedValue))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      prompt: (prompt ?? Text(titleKey)).node,
      text: value.wrappedValue.map { format.format($0) } ?? "")
  }
}

/// A line of text to edit whose characters are hidden.
public nonisolated struct SecureField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let prompt: TextNode
  private let text: String

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let title = label() as? Text
    self.prompt = (prompt ?? title)?.node ?? TextNode(verbatim: "")
    self.text = text.wrappedValue
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.textField(TextFieldNode(prompt: prompt, text: text, isSecure: true)))]
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Text of several lines to edit.
public nonisolated struct TextEditor: View, PrimitiveView {
  public typealias Body = Never
  private let text: String

  public init(text: Binding<String>) { self.text = text.wrappedValue }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let field = TextFieldNode(prompt: TextNode(verbatim: ""), text: text, isMultiline: true)
    return [ViewNode(.textField(field))]
  }
}

/// The named looks of text fields; a text field's style cannot be written outside SwiftUI either.
public protocol TextFieldStyle {}

/// A style that a view description names.
package protocol NamedTextFieldStyle: TextFieldStyle {
  var node: TextFieldStyleNode { get }
}

extension TextFieldStyle {
  /// Its name in a view description; a style from elsewhere has none.
  package var node: TextFieldStyleNode { (self as? any NamedTextFieldStyle)?.node ?? .automatic }
}

public struct DefaultTextFieldStyle: NamedTextFieldStyle {
  public init() {}
  package var node: TextFieldStyleNode { .automatic }
}
public struct PlainTextFieldStyle: NamedTextFieldStyle {
  public init() {}
  package var node: TextFieldStyleNode { .plain }
}
public struct RoundedBorderTextFieldStyle: NamedTextFieldStyle {
  public init() {}
  package var node: TextFieldStyleNode { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modified(.textFieldStyle(style.node))
  }
}
