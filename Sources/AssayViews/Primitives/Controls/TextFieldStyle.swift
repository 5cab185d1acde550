// SPDX-License-Identifier: MIT

/// The look of text fields, written as the view that it makes from a field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the styled field.
  associatedtype _Body: View
  /// The label of the field that the style is applied to.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the styled field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a text field that a style is applied to.
public nonisolated struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

/// A style that a view description names.
package nonisolated protocol NamedTextFieldStyle: TextFieldStyle {
  var node: TextFieldStyleNode { get }
}

nonisolated extension NamedTextFieldStyle {
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.modified(.textFieldStyle(node))
  }
}

/// The look of text fields on the platform.
public nonisolated struct DefaultTextFieldStyle: NamedTextFieldStyle {
  /// Creates the style.
  public init() {}
  package var node: TextFieldStyleNode { .automatic }
}
/// Text without a border.
public nonisolated struct PlainTextFieldStyle: NamedTextFieldStyle {
  /// Creates the style.
  public init() {}
  package var node: TextFieldStyleNode { .plain }
}
/// Text in a rounded border.
public nonisolated struct RoundedBorderTextFieldStyle: NamedTextFieldStyle {
  /// Creates the style.
  public init() {}
  package var node: TextFieldStyleNode { .roundedBorder }
}
/// Text in a border with square corners, on a Mac. Unlike SwiftUI, its corners are round, which a
/// snapshot reports.
public nonisolated struct SquareBorderTextFieldStyle: NamedTextFieldStyle {
  /// Creates the style.
  public init() {}
  package var node: TextFieldStyleNode { .roundedBorder }
}

nonisolated extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// Text in a border with square corners, on a Mac.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look of text fields on the platform.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text in a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  /// Sets the style of the text fields in the view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    TextFieldStyledView(content: self, style: style)
  }
}

private nonisolated struct TextFieldStyledView<Content: View, Style: TextFieldStyle>: PrimitiveView
{
  typealias Body = Never
  let content: Content
  let style: Style

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    guard let named = style as? any NamedTextFieldStyle else {
      return try content.styled(by: style) { style, field in style._body(configuration: field) }
        .evaluated(in: context)
    }
    let isSquare = style is SquareBorderTextFieldStyle
    return try content.modified(.textFieldStyle(named.node))
      .reporting(isSquare ? "the square border of a text field" : nil).evaluated(in: context)
  }
}
