// SPDX-License-Identifier: MIT

internal import AssayResources

/// Words in one style or several: `Text("Total ") + Text("12").bold()`.
///
/// A string literal is a key of the string tables; a `String` variable is shown as it is.
public nonisolated struct Text: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never
  package var pieces: [StyledPiece]

  init(_ source: TextNode.Piece.Source) { self.pieces = [StyledPiece(source: source)] }

  /// A text whose words depend on the environment that it is shown in.
  init(_ words: @escaping (EnvironmentValues) -> String) {
    self.pieces = [StyledPiece { .verbatim(words($0)) }]
  }

  /// What the system says, in the language of the app.
  ///
  /// - Parameter words: in English.
  init(system words: String, _ arguments: [LocalizedArgument] = []) {
    self.init(.localized(key: words, arguments: arguments, table: SystemWords.table))
  }

  private init(_ key: LocalizedStringKey, table: String?) {
    var piece: StyledPiece
    if key.dependsOnEnvironment {
      piece = StyledPiece {
        .localized(key: key.key, arguments: key.arguments(in: $0), table: table)
      }
    } else {
      piece = StyledPiece(
        source: .localized(key: key.key, arguments: key.arguments, table: table))
    }
    piece.undrawn = key.undrawn
    self.pieces = [piece]
  }

  /// Creates a text from a key of the string tables. The bundle and the comment are not used.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key, table: tableName)
  }

  /// Creates a text of an image, which stands in the line.
  public init(_ image: Image) {
    self.init(.image(image.node))
    pieces[0].undrawn = image.undrawn
  }

  /// Creates a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text that is shown as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text from a value and its format. The locale, the calendar and the time zone are
  /// those of the environment, unless the format names others.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init { FormattedWords.text(input, format, in: $0) }
    pieces[0].undrawn = FormattedWords.undrawn(format)
  }

  /// Creates a text from a value in the words of a formatter. What the formatter takes from the
  /// machine is taken from the environment.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init { FormattedWords.text(subject, formatter, in: $0) }
  }

  #if !canImport(Darwin)
    /// Creates a text from a localized resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
      self.init(resource.found, table: resource.table)
    }
  #endif

  /// Joins two texts, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.pieces += rhs.pieces
    return sum
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let environment = context.environment
    let reports = pieces.flatMap(\.undrawn).map { ModifierNode.notDrawn($0) }
    // No modifier of a view has the color behind words.
    guard pieces.count == 1, let piece = pieces.first, piece.style.background == nil else {
      let node = TextNode(pieces: pieces.map { $0.piece(in: environment) })
      return [ViewNode(.text(node), modifiers: reports)]
    }
    let text = TextNode(pieces: [TextNode.Piece(piece.source(in: environment))])
    return [ViewNode(.text(text), modifiers: piece.modifiers + reports)]
  }

  /// The node for a title, a label or a prompt: the pieces with their own styles.
  package var node: TextNode { node(in: FormattedWords.current) }

  func node(in environment: EnvironmentValues) -> TextNode {
    TextNode(pieces: pieces.map { $0.piece(in: environment) })
  }

  /// The words before they are looked up.
  var plainText: String { plainText(in: FormattedWords.current) }

  func plainText(in environment: EnvironmentValues) -> String {
    pieces.map { $0.piece(in: environment).words }.joined()
  }
}

/// A piece of text and its style. The modifier nearest to the words wins.
package struct StyledPiece: Hashable, Sendable {
  private var source: TextNode.Piece.Source
  private var resolved: ResolvedLater<TextNode.Piece.Source>?
  package var style = TextPieceStyle()
  /// Whether `bold()` set the weight.
  package var isBold = false
  /// Whether the words are code, which is monospaced in the font of their place.
  var isCode = false
  /// What of the piece is not drawn, for reports.
  var undrawn: [String] = []

  init(source: TextNode.Piece.Source) { self.source = source }

  init(_ source: @escaping (EnvironmentValues) -> TextNode.Piece.Source) {
    self.source = .verbatim("")
    self.resolved = ResolvedLater(source)
  }

  func source(in environment: EnvironmentValues) -> TextNode.Piece.Source {
    resolved.map { $0.value(environment) } ?? source
  }

  func piece(in environment: EnvironmentValues) -> TextNode.Piece {
    var style = style
    if isCode { style.font = (style.font ?? environment.font ?? .body).monospaced() }
    return TextNode.Piece(source(in: environment), style: style)
  }

  /// The style as modifiers of a view, which is how a text of one piece is described.
  var modifiers: [ModifierNode] {
    var modifiers: [ModifierNode] = []
    if let font = style.font { modifiers.append(.font(font)) }
    if let weight = style.weight {
      modifiers.append(isBold ? .bold(true) : .fontWeight(weight))
    }
    if isCode { modifiers.append(.fontDesign(.monospaced)) }
    if let isItalic = style.isItalic { modifiers.append(.italic(isItalic)) }
    if style.hasMonospacedDigits == true { modifiers.append(.monospacedDigit) }
    if let foreground = style.foreground { modifiers.append(.foregroundStyle(foreground)) }
    if let value = style.underline { modifiers.append(.underline(value)) }
    if let value = style.strikethrough { modifiers.append(.strikethrough(value)) }
    if let value = style.kerning { modifiers.append(.kerning(value)) }
    if let value = style.tracking { modifiers.append(.tracking(value)) }
    if let value = style.baselineOffset { modifiers.append(.baselineOffset(value)) }
    return modifiers
  }
}
