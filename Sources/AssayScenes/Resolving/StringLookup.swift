// SPDX-License-Identifier: MIT

internal import AssayNodes
internal import AssayResources

/// Finds the words of a piece of text.
struct StringLookup {
  var tables: StringTables
  var device: LocalizedDevice

  /// The words for a locale; a key that has none is noted, and shown as Foundation falls back.
  func string(
    _ source: TextNode.Piece.Source, locale: String, notes: inout SceneNotes
  ) -> String {
    runs(source, locale: locale, notes: &notes).map(\.text).joined()
  }

  /// The words for a locale with the styles of their Markdown, which only localized texts have, and
  /// those of the values in them.
  func runs(
    _ source: TextNode.Piece.Source, locale: String, notes: inout SceneNotes
  ) -> [WordRun] {
    switch source {
    case .image(let image): return [WordRun(text: image.spokenWords, image: image)]
    case .verbatim(let text):
      if let translated = translation(of: text, locale: locale) {
        notes.add(.drawnKey(text, translated))
      }
      noteCurrency(in: text, &notes)
      noteUnfilled(FormatString.certainSpecifiers(in: text), in: text, &notes)
      return text.isEmpty ? [] : [WordRun(text: text)]
    case .localized(let key, let arguments, let table):
      let table = table ?? StringTables.defaultTable
      let text = tables.localized(
        key: key, arguments: arguments.enumerated().map { $1.formatArgument(at: $0) },
        locale: locale, table: table, device: device)
      if text.isMissing { notes.add(MissingKey(key: key, table: table, locale: locale)) }
      noteUnfilled(text.unfilled, in: text.string, &notes)
      if arguments.contains(where: \.hasText) { noteCurrency(in: text.string, &notes) }
      let words = Inflection(locale: text.resolvedLocale ?? tables.developmentLanguage).applied(
        to: text.string, notes: &notes)
      return InlineMarkdown.runs(of: words).flatMap { run in
        ValueMark.parts(of: run.text).flatMap { part -> [WordRun] in
          switch part {
          case .text(let text): return [WordRun(text: text, markdown: run.style)]
          case .value(let index):
            guard arguments.indices.contains(index), case .pieces(let pieces) = arguments[index]
            else { return [] }
            return pieces.flatMap { piece in
              runs(piece.source, locale: locale, notes: &notes).map {
                $0.inside(piece.style, run.style)
              }
            }
          }
        }
      }
    }
  }
}

extension StringLookup {
  /// Formatters write U+00A4 for an amount whose currency they do not know.
  private func noteCurrency(in text: String, _ notes: inout SceneNotes) {
    guard text.unicodeScalars.contains("\u{A4}") else { return }
    notes.add(.missingCurrency(plain(text)))
  }

  private func noteUnfilled(_ specifiers: [String], in text: String, _ notes: inout SceneNotes) {
    for specifier in specifiers { notes.add(.missingArgument(specifier, plain(text))) }
  }

  /// A text without the marks around values.
  private func plain(_ text: String) -> String {
    let literals = [InlineMarkdown.literalStart, InlineMarkdown.literalEnd].map { "\($0)" }
    return text.filter { !literals.contains("\($0)") }
  }

  /// The text of a key that is drawn as it is, as code does that looks up a string in the wrong
  /// place; nil if the words are no key, or are their own text.
  private func translation(of text: String, locale: String) -> String? {
    guard tables.tables[StringTables.defaultTable] != nil else { return nil }
    let localized = tables.localized(key: text, locale: locale, device: device)
    return localized.resolvedLocale != nil && localized.string != text ? localized.string : nil
  }
}

extension TextNode {
  /// - Parameter words: in English, as the system says them.
  init(system words: String) {
    self.init(key: words, table: SystemWords.table)
  }
}

extension LocalizedArgument {
  fileprivate var hasText: Bool {
    if case .string = self { true } else { false }
  }

  /// - Parameter index: among the arguments.
  fileprivate func formatArgument(at index: Int) -> FormatArgument {
    switch self {
    // What a program puts into a text is no Markdown.
    case .string(let value):
      .string(
        "\(InlineMarkdown.literalStart)\(value)\(InlineMarkdown.literalEnd)")
    case .integer(let value): .int(Int64(value))
    case .double(let value): .double(value)
    case .pieces:
      .string("\(InlineMarkdown.literalStart)\(ValueMark.text(index))\(InlineMarkdown.literalEnd)")
    }
  }
}
