// SPDX-License-Identifier: MIT

internal import AssayNodes

/// Words of a text in one style, or an image in it.
struct WordRun: Hashable {
  /// What is said; of an image too.
  var text: String
  var markdown = InlineMarkdown.Style()
  /// What a value in the text says of itself.
  var style = TextPieceStyle()
  var image: ImageNode?

  /// The run in a value of a text: what the run itself says comes before what the value says.
  func inside(_ style: TextPieceStyle, _ markdown: InlineMarkdown.Style) -> WordRun {
    var copy = self
    copy.style = self.style.over(style)
    copy.markdown = self.markdown.union(markdown)
    return copy
  }
}

extension TextPieceStyle {
  /// This style, with another one where it has none.
  func over(_ other: TextPieceStyle) -> TextPieceStyle {
    var result = self
    result.font = font ?? other.font
    result.weight = weight ?? other.weight
    result.isItalic = isItalic ?? other.isItalic
    result.hasMonospacedDigits = hasMonospacedDigits ?? other.hasMonospacedDigits
    result.foreground = foreground ?? other.foreground
    result.underline = underline ?? other.underline
    result.strikethrough = strikethrough ?? other.strikethrough
    result.background = background ?? other.background
    result.kerning = kerning ?? other.kerning
    result.tracking = tracking ?? other.tracking
    result.baselineOffset = baselineOffset ?? other.baselineOffset
    return result
  }
}

extension InlineMarkdown.Style {
  fileprivate func union(_ other: InlineMarkdown.Style) -> InlineMarkdown.Style {
    var result = self
    result.isStrong = isStrong || other.isStrong
    result.isEmphasized = isEmphasized || other.isEmphasized
    result.isCode = isCode || other.isCode
    result.isStruckThrough = isStruckThrough || other.isStruckThrough
    result.address = address ?? other.address
    return result
  }
}

extension ImageNode {
  /// What is said of an image in a text.
  var spokenWords: String {
    if isDecorative { return "" }
    if let label { return label }
    switch source {
    case .system(let name): return SymbolName.words(name)
    case .named(let name): return name
    case .file(let path): return path.split(separator: "/").last.map(String.init) ?? path
    case .data: return ""
    }
  }
}

/// Stands for a value with styles in words whose order the string tables decide.
enum ValueMark {
  enum Part: Hashable {
    case text(String)
    /// The index among the arguments.
    case value(Int)
  }

  /// For private use, as those of InlineMarkdown are.
  private static let start: Character = "\u{F8F2}"
  private static let end: Character = "\u{F8F3}"

  static func text(_ index: Int) -> String { "\(start)\(index)\(end)" }

  static func parts(of text: String) -> [Part] {
    guard text.contains(start) else { return [.text(text)] }
    var result: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: start), let close = rest[open...].firstIndex(of: end),
      let index = Int(rest[rest.index(after: open)..<close])
    {
      if open > rest.startIndex { result.append(.text(String(rest[..<open]))) }
      result.append(.value(index))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { result.append(.text(String(rest))) }
    return result
  }
}
