// SPDX-License-Identifier: MIT

/// The inline Markdown that SwiftUI reads in localized texts: emphasis, code, strikethrough and
/// links (CommonMark 0.31, section 6, and GitHub's strikethrough). Blocks are text as it is.
package enum InlineMarkdown {
  package struct Style: Hashable, Sendable {
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruckThrough = false
    /// Where a link leads, as it is written; nil for no link.
    package var address: String?

    package var isLink: Bool { address != nil }

    package init() {}
  }

  package struct Run: Hashable, Sendable {
    package var text: String
    package var style = Style()
  }

  /// Around a value in a text: what is between them is no Markdown. Both are for private use.
  package static let literalStart: Character = "\u{F8F0}"
  package static let literalEnd: Character = "\u{F8F1}"

  /// The parts of a text. A delimiter without its partner is text.
  package static func runs(of text: String) -> [Run] {
    guard text.contains(where: isSpecial) || text.contains("://") else {
      return text.isEmpty ? [] : [Run(text: text)]
    }
    var parser = Parser(characters: Array(text))
    parser.parse(0..<parser.characters.count, Style())
    return parser.runs
  }

  private static func isSpecial(_ character: Character) -> Bool {
    switch character {
    case "*", "_", "`", "~", "[", "<", "\\", literalStart: true
    default: false
    }
  }
}

private struct Parser {
  let characters: [Character]
  var runs: [InlineMarkdown.Run] = []

  mutating func parse(_ range: Range<Int>, _ style: InlineMarkdown.Style) {
    var index = range.lowerBound
    while index < range.upperBound {
      index = next(index, range, style)
    }
  }

  /// Reads what begins at an index; answers where it ends.
  private mutating func next(
    _ index: Int, _ range: Range<Int>, _ style: InlineMarkdown.Style
  ) -> Int {
    let character = characters[index]
    switch character {
    case InlineMarkdown.literalStart:
      let end = position(of: InlineMarkdown.literalEnd, from: index + 1, in: range)
      append(String(characters[(index + 1)..<(end ?? range.upperBound)]), style)
      return end.map { $0 + 1 } ?? range.upperBound
    case "\\":
      if index + 1 < range.upperBound, isPunctuation(characters[index + 1]) {
        append(String(characters[index + 1]), style)
        return index + 2
      }
    case "`":
      if let end = code(index, range, style) { return end }
    case "*", "_", "~":
      if let end = delimited(index, range, style) { return end }
    case "[":
      if let end = link(index, range, style) { return end }
    case "<":
      if let end = position(of: ">", from: index, in: range),
        isAddress(characters[(index + 1)..<end])
      {
        let address = String(characters[(index + 1)..<end])
        append(address, linked(style, address))
        return end + 1
      }
    case "h":
      if let end = address(index, range) {
        let address = String(characters[index..<end])
        append(address, linked(style, address))
        return end
      }
    default: break
    }
    append(String(character), style)
    return index + 1
  }

  private mutating func append(_ text: String, _ style: InlineMarkdown.Style) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(InlineMarkdown.Run(text: text, style: style))
    }
  }

  /// Code between equal runs of backticks.
  private mutating func code(
    _ index: Int, _ range: Range<Int>, _ style: InlineMarkdown.Style
  ) -> Int? {
    let count = length(at: index, range)
    var end = index + count
    while let start = position(of: "`", from: end, in: range) {
      let closing = length(at: start, range)
      if closing == count {
        var inner = style
        inner.isCode = true
        let text = characters[(index + count)..<start].filter {
          $0 != InlineMarkdown.literalStart && $0 != InlineMarkdown.literalEnd
        }
        append(String(text), inner)
        return start + count
      }
      end = start + closing
    }
    return nil
  }

  /// Emphasis between runs of `*` or `_`, strikethrough between runs of `~`.
  private mutating func delimited(
    _ index: Int, _ range: Range<Int>, _ style: InlineMarkdown.Style
  ) -> Int? {
    let delimiter = characters[index]
    let count = min(length(at: index, range), delimiter == "~" ? 2 : 3)
    guard delimiter != "~" || length(at: index, range) <= 2, canOpen(index, count, range) else {
      append(String(repeating: delimiter, count: length(at: index, range)), style)
      return index + length(at: index, range)
    }
    for size in stride(from: count, through: 1, by: -1) {
      guard let end = closing(delimiter, size, from: index + size, in: range) else { continue }
      var inner = style
      if delimiter == "~" {
        inner.isStruckThrough = true
      } else {
        if size >= 2 { inner.isStrong = true }
        if size != 2 { inner.isEmphasized = true }
      }
      parse((index + size)..<end, inner)
      return end + size
    }
    return nil
  }

  private func canOpen(_ index: Int, _ count: Int, _ range: Range<Int>) -> Bool {
    let after = index + count
    guard after < range.upperBound, !characters[after].isWhitespace else { return false }
    guard characters[index] == "_", index > 0 else { return true }
    return !isWord(characters[index - 1])
  }

  /// Where a run of at least `size` delimiters closes what is open.
  private func closing(
    _ delimiter: Character, _ size: Int, from start: Int, in range: Range<Int>
  ) -> Int? {
    var index = start
    while index < range.upperBound {
      let character = characters[index]
      if character == "\\" {
        index += 2
      } else if character == InlineMarkdown.literalStart {
        index = (position(of: InlineMarkdown.literalEnd, from: index, in: range) ?? index) + 1
      } else if character == "`" {
        index += length(at: index, range)
      } else if character == delimiter {
        let count = length(at: index, range)
        let after = index + count
        let isInWord =
          delimiter == "_" && after < characters.count && isWord(characters[after])
        if index > start, !characters[index - 1].isWhitespace, !isInWord,
          count == size || count >= 3 && size < 3
        {
          return index
        }
        index = after
      } else {
        index += 1
      }
    }
    return nil
  }

  /// `[text](address)`.
  private mutating func link(
    _ index: Int, _ range: Range<Int>, _ style: InlineMarkdown.Style
  ) -> Int? {
    guard let end = position(of: "]", from: index, in: range), end + 1 < range.upperBound,
      characters[end + 1] == "(", let close = position(of: ")", from: end + 2, in: range)
    else { return nil }
    parse((index + 1)..<end, linked(style, destination(characters[(end + 2)..<close])))
    return close + 1
  }

  /// The end of an address that begins at an index, without the punctuation behind it.
  private func address(_ index: Int, _ range: Range<Int>) -> Int? {
    if index > 0, isWord(characters[index - 1]) { return nil }
    var end = index
    while end < range.upperBound, !characters[end].isWhitespace, characters[end] != "<",
      characters[end] != InlineMarkdown.literalStart, characters[end] != InlineMarkdown.literalEnd
    {
      end += 1
    }
    while end > index, ".,:;!?)'\"".contains(characters[end - 1]) { end -= 1 }
    return isAddress(characters[index..<end]) ? end : nil
  }

  private func isAddress(_ characters: ArraySlice<Character>) -> Bool {
    let text = String(characters)
    return (text.hasPrefix("http://") || text.hasPrefix("https://")) && text.count > 8
      && !text.contains(where: \.isWhitespace)
  }

  private func linked(
    _ style: InlineMarkdown.Style, _ address: String
  ) -> InlineMarkdown.Style {
    var style = style
    style.address = address
    return style
  }

  /// The address of a link without its title.
  private func destination(_ characters: ArraySlice<Character>) -> String {
    String(characters.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
  }

  /// How often the character at an index is repeated.
  private func length(at index: Int, _ range: Range<Int>) -> Int {
    characters[index..<range.upperBound].prefix { $0 == characters[index] }.count
  }

  private func position(of character: Character, from start: Int, in range: Range<Int>) -> Int? {
    guard start < range.upperBound else { return nil }
    return characters[start..<range.upperBound].firstIndex(of: character)
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private func isPunctuation(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }
}
