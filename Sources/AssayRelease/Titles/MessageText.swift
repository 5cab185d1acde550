// SPDX-License-Identifier: MIT

/// The lines of a message or a description that its author wrote as text.
///
/// What Markdown does not show, or shows as an example, is left out: comments of HTML, which
/// templates of requests are full of, and fenced blocks of code.
enum MessageText {
  static func lines(_ text: String) -> [Substring] {
    // Most messages have neither.
    let isPlain =
      text.range(ofFirst: "<!--") == nil && text.range(ofFirst: "```") == nil
      && text.range(ofFirst: "~~~") == nil
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if isPlain { return lines }
    var result: [Substring] = []
    var fence: (sign: Character, count: Int)?
    var isComment = false
    for line in lines {
      if let open = fence {
        // https://spec.commonmark.org/0.31.2/#fenced-code-blocks: at least as many signs, and
        // nothing behind them. One that is never closed reaches to the end.
        if let close = Self.fence(line), close.sign == open.sign, close.count >= open.count,
          close.rest.allSatisfy(\.isWhitespace)
        {
          fence = nil
        }
        continue
      }
      if !isComment, let open = Self.fence(line) {
        fence = (open.sign, open.count)
        continue
      }
      result.append(Substring(shown(line, isComment: &isComment)))
    }
    return result
  }

  /// The line without comments of HTML, which may span several lines.
  private static func shown(_ line: Substring, isComment: inout Bool) -> String {
    var result = ""
    var rest = line
    while true {
      guard let mark = rest.range(ofFirst: isComment ? "-->" : "<!--") else { break }
      if !isComment { result += rest[..<mark.lowerBound] }
      isComment.toggle()
      rest = rest[mark.upperBound...]
    }
    return isComment ? result : result + rest
  }

  private static func fence(
    _ line: Substring
  ) -> (sign: Character, count: Int, rest: Substring)? {
    let text = line.drop { $0 == " " }
    guard line.count - text.count < 4, let sign = text.first, sign == "`" || sign == "~" else {
      return nil
    }
    let count = text.prefix { $0 == sign }.count
    let rest = text.dropFirst(count)
    // Three signs and no more in one line are code among text.
    guard count >= 3, sign == "~" || !rest.contains("`") else { return nil }
    return (sign, count, rest)
  }
}
