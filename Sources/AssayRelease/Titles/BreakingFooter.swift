// SPDX-License-Identifier: MIT

/// `BREAKING CHANGE:` in a message (rules 8, 12, 15 and 16 of Conventional Commits 1.0.0): in
/// capitals, at the start of a line, with the text behind it or on the next line.
enum BreakingFooter {
  /// What a message says of breaking changes; nil where it has no such footer.
  /// "BREAKING CHANGE: none" says no.
  static func isBreaking(_ text: String) -> Bool? {
    let lines = MessageText.lines(text)
    var answer: Bool?
    for (index, line) in lines.enumerated() {
      for token in ["BREAKING CHANGE:", "BREAKING-CHANGE:"] where line.hasPrefix(token) {
        let rest = line.dropFirst(token.count)
        // Rule 8 asks for a space; only the end of the line may stand in for it.
        guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { continue }
        var description = trimmed(rest)
        if description.isEmpty { description = nextLine(in: lines[(index + 1)...]) }
        if description.isEmpty { continue }
        answer = (answer ?? false) || !isDenial(description)
      }
    }
    return answer
  }

  /// A line that is nearly such a footer, which other tools may read as one: `BREAKING CHANGES: x`,
  /// `BREAKING CHANGE:x`, `**BREAKING CHANGE:** x`, `BREAKING: x`, `BREAKING CHANGE - x`,
  /// `BREAKING-CHANGE #12` (rule 8 has that form, rule 12 not), and `BREAKING CHANGE` alone with
  /// text below. nil where there is none.
  ///
  /// Items of a list and headings are left out, because descriptions of updates quote the changes
  /// of other projects in them.
  static func nearMiss(in text: String) -> Substring? {
    let lines = MessageText.lines(text)
    let index = lines.indices.first { index in
      let dressed = lines[index].drop { $0.isWhitespace || !$0.isASCII }
      let stars = dressed.prefix { $0 == "*" || $0 == "_" }
      let plain = dressed.dropFirst(stars.count)
      guard plain.hasPrefix("BREAKING"), var rest = Self.text(behindToken: plain) else {
        return false
      }
      if rest.isEmpty { rest = nextLine(in: lines[(index + 1)...]) }
      return !rest.isEmpty && !isDenial(rest)
    }
    return index.map { trimmed(lines[$0]) }
  }

  /// What stands behind `BREAKING CHANGE` and a sign that parts them, without stars; nil for a line
  /// that begins otherwise.
  private static func text(behindToken line: Substring) -> Substring? {
    let words = ["BREAKING CHANGE", "BREAKING CHANGES"]
    func name(_ token: Substring) -> String {
      token.filter { $0 != "*" }.split { "_- ".contains($0) }.joined(separator: " ")
    }
    func isStar(_ sign: Character) -> Bool { sign == "*" || sign == "_" }
    if let colon = line.firstIndex(of: ":"),
      (["BREAKING"] + words).contains(name(line[..<colon]))
    {
      return trimmed(line[line.index(after: colon)...].drop(while: isStar))
    }
    for sign in [" - ", " – ", " — ", " #"] {
      guard let mark = line.range(ofFirst: sign), words.contains(name(line[..<mark.lowerBound]))
      else { continue }
      return trimmed(line[mark.upperBound...].drop(while: isStar))
    }
    let whole = trimmed(line.filter { $0 != "*" }[...])
    return words.contains(name(whole)) ? "" : nil
  }

  /// The text below, where the line itself has none; another footer is not that text.
  private static func nextLine(in lines: ArraySlice<Substring>) -> Substring {
    guard let line = lines.first(where: { !trimmed($0).isEmpty }) else { return "" }
    let token = line.prefix { $0.isLetter || $0 == "-" }
    let isFooter = !token.isEmpty && line.dropFirst(token.count).hasPrefix(": ")
    let isHeading = line.hasPrefix("#")
    return isFooter || isHeading ? "" : trimmed(line)
  }

  /// What templates of requests ask authors to write where there is none.
  private static func isDenial(_ text: Substring) -> Bool {
    let signs: Set<Character> = [".", "!", " ", "*", "_", "-", "`", "(", ")"]
    var word = text.drop { signs.contains($0) }
    while let last = word.last, signs.contains(last) { word = word.dropLast() }
    return word.isEmpty
      || ["none", "no", "n/a", "na", "nothing", "false", "not applicable", "no breaking changes"]
        .contains(FirstWord.lowercased(word))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
