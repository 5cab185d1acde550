// SPDX-License-Identifier: MIT

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

extension SecureField where Label == Text {
  /// Creates a field whose title is a key of the string tables, with an action at the end of
  /// editing.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field whose title is shown as it is, with an action at the end of editing.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
  }
}

/// A field to edit several lines of text.
public nonisolated struct TextEditor: View, PrimitiveView {
  public typealias Body = Never
  private let text: String
  /// What of the text is not drawn, for a report.
  private var undrawn: String?

  /// Creates a field that shows a text.
  public init(text: Binding<String>) { self.text = text.wrappedValue }
  init(_ text: String, undrawn: String?) {
    self.text = text
    self.undrawn = undrawn
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let field = TextFieldNode(prompt: TextNode(verbatim: ""), text: text, isMultiline: true)
    // A text view of the room that it is offered: text starts 5 from its sides and 8 from its top.
    var view = ViewNode(
      .textField(field),
      modifiers: [
        .textFieldStyle(.plain),
        .padding(PaddingModifier(insets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))),
        .frame(FrameLimits(maxWidth: .infinity, maxHeight: .infinity), alignment: .topLeading),
      ])
    if !context.environment.scrollBackgroundIsHidden {
      view.modifiers.append(
        .backgroundStyle(
          .color(Color(base: .system("systemBackground"))), ignoresSafeAreaEdges: []))
    }
    if let undrawn { view.modifiers.append(.notDrawn(undrawn)) }
    return [view]
  }
}
