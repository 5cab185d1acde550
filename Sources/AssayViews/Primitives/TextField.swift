// SPDX-License-Identifier: MIT

/// A field to edit a line of text. A snapshot shows its current text.
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

  /// Creates a field whose prompt shows while there is no text. Unlike SwiftUI, a label other than
  /// a `Text` is not shown.
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
  /// Creates a field whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(
      prompt: (prompt ?? Text(titleKey)).node, text: text.wrappedValue, axis: axis)
  }

  /// Creates a field whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(prompt: (prompt ?? Text(title)).node, text: text.wrappedValue, axis: axis)
  }

  /// Creates a field for a formatted value, whose title is a key of the string tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      prompt: (prompt ?? Text(titleKey)).node, text: format.format(value.wrappedValue))
  }

  /// Creates a field for an optional formatted value, whose title is a key of the string tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      prompt: (prompt ?? Text(titleKey)).node,
      text: value.wrappedValue.map { format.format($0) } ?? "")
  }
}

/// A field to edit a line of text whose characters are hidden.
public nonisolated struct SecureField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let prompt: TextNode
  private let text: String

  /// Creates a field whose prompt shows while there is no text. Unlike SwiftUI, a label other than
  /// a `Text` is not shown.
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
  /// Creates a field whose title is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A field to edit several lines of text.
public nonisolated struct TextEditor: View, PrimitiveView {
  public typealias Body = Never
  private let text: String

  /// Creates a field that shows a text.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let field = TextFieldNode(prompt: TextNode(verbatim: ""), text: text, isMultiline: true)
    return [ViewNode(.textField(field))]
  }
}

/// The named looks of text fields.
public protocol TextFieldStyle {}

/// A style that a view description names.
package protocol NamedTextFieldStyle: TextFieldStyle {
  var node: TextFieldStyleNode { get }
}

extension TextFieldStyle {
  /// Its name in a view description; a style from elsewhere has none.
  package var node: TextFieldStyleNode { (self as? any NamedTextFieldStyle)?.node ?? .automatic }
}

/// The look of text fields on the platform.
public struct DefaultTextFieldStyle: NamedTextFieldStyle {
  /// Creates the style.
  public init() {}
  package var node: TextFieldStyleNode { .automatic }
}
/// Text without a border.
public struct PlainTextFieldStyle: NamedTextFieldStyle {
  /// Creates the style.
  public init() {}
  package var node: TextFieldStyleNode { .plain }
}
/// Text in a rounded border.
public struct RoundedBorderTextFieldStyle: NamedTextFieldStyle {
  /// Creates the style.
  public init() {}
  package var node: TextFieldStyleNode { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look of text fields on the platform.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text in a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  /// Sets the style of the text fields in the view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modified(.textFieldStyle(style.node))
  }
}
