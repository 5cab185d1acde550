// SPDX-License-Identifier: MIT

/// Words, of one style or of several: `Text("Total ") + Text("12").bold()`.
///
/// A string literal is a key of the string tables; a `String` variable is shown as it stands.
public nonisolated struct Text: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never
  package var pieces: [StyledPiece]

  init(_ source: TextNode.Piece.Source) { self.pieces = [StyledPiece(source: source)] }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key: key.key, arguments: key.arguments, table: tableName))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// The words; the attributes are not drawn.
  // NB: disfavoured, for a string literal is an attributed string too, and has to be a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// The value as its format writes it, in the format's own locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  #if !canImport(Darwin)
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
      self.init(
        .localized(
          key: resource.key, arguments: resource.value.arguments, table: resource.table))
    }
  #endif

  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.pieces += rhs.pieces
    return sum
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    guard pieces.count == 1, let piece = pieces.first else { return [ViewNode(.text(node))] }
    return [
      ViewNode(
        .text(TextNode(pieces: [TextNode.Piece(piece.source)])), modifiers: piece.modifiers)
    ]
  }

  /// As a title, a label or a prompt: the pieces with what they say of themselves.
  package var node: TextNode { TextNode(pieces: pieces.map(\.piece)) }

  /// The words before any look-up.
  var plainText: String {
    pieces.map { piece in
      switch piece.source {
      case .verbatim(let text): text
      case .localized(let key, _, _): key
      }
    }.joined()
  }
}

/// A piece of text and what was asked of it. What is asked first is nearest to the words, and stays.
package struct StyledPiece: Hashable, Sendable {
  package var source: TextNode.Piece.Source
  package var style = TextPieceStyle()
  /// Whether the weight was asked for as `bold()`.
  package var isBold = false

  init(source: TextNode.Piece.Source) { self.source = source }

  var piece: TextNode.Piece { TextNode.Piece(source, style: style) }

  /// The same as modifiers of a view: a text of one piece is written so.
  var modifiers: [ModifierNode] {
    var modifiers: [ModifierNode] = []
    if let font = style.font { modifiers.append(.font(font)) }
    if let weight = style.weight {
      modifiers.append(isBold ? .bold(true) : .fontWeight(weight))
    }
    if let isItalic = style.isItalic { modifiers.append(.italic(isItalic)) }
    if style.hasMonospacedDigits == true { modifiers.append(.monospacedDigit) }
    if let foreground = style.foreground { modifiers.append(.foregroundStyle(foreground)) }
    if let value = style.isUnderlined { modifiers.append(.underline(value)) }
    if let value = style.isStruckThrough { modifiers.append(.strikethrough(value)) }
    if let value = style.kerning { modifiers.append(.kerning(value)) }
    if let value = style.tracking { modifiers.append(.tracking(value)) }
    if let value = style.baselineOffset { modifiers.append(.baselineOffset(value)) }
    return modifiers
  }
}
