// SPDX-License-Identifier: MIT

/// A title with something before its type that no conventional commit has: `✨ feat: x`,
/// `:bug: fix: x`, `[APP-1] fix: x`, `APP-1 fix: x`, `fixup! feat: x`, `* feat: x`, `!chore: x`.
///
/// The type is not read through it. It shows that the title is nearly of the rule's form, so that
/// nobody takes the title for one that says nothing.
struct DressedTitle {
  /// The title without what is before the type.
  var rest: Substring
  /// Whether a `!` was before the type, where it does not count.
  var isMarked = false

  /// nil where nothing is before the first word.
  init?(_ header: some StringProtocol) {
    rest = Substring(header).drop { $0 == " " }
    let start = rest
    while let next = Self.withoutFirst(rest) {
      // NB: `fixup!` is a word of git's; only a sign on its own marks a breaking change.
      if rest.first == "!" { isMarked = true }
      rest = next.drop { $0 == " " }
    }
    if rest.isEmpty || rest.startIndex == start.startIndex { return nil }
  }

  /// The text behind the first thing that is no type; nil where it starts with a word.
  private static func withoutFirst(_ text: Substring) -> Substring? {
    guard let first = text.first else { return nil }
    switch first {
    case "!": return text.dropFirst()
    case "*", "-", "•":
      return text.dropFirst().first == " " ? text.dropFirst() : nil
    case "[", "(":
      guard let close = text.firstIndex(of: first == "[" ? "]" : ")") else { return nil }
      return withoutColon(text[close...].dropFirst())
    case ":":
      // A short code of an emoji: `:sparkles:`.
      let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || "_+-".contains($0) }
      let end = text.dropFirst(name.count + 1)
      return name.isEmpty || end.first != ":" ? nil : end.dropFirst()
    default: break
    }
    for word in ["fixup! ", "squash! ", "amend! "]
    where FirstWord.lowercased(text.prefix(word.count)) == word {
      return text.dropFirst(word.count)
    }
    if let end = endOfIssue(text) { return withoutColon(text[end...]) }
    let isPicture = !first.isASCII && !first.isLetter && !first.isNumber
    return isPicture ? text.dropFirst() : nil
  }

  /// Past the name of an issue, with a blank or a colon behind it: `APP-12` or `#12`.
  private static func endOfIssue(_ text: Substring) -> Substring.Index? {
    let letters = text.prefix { ("A"..."Z").contains($0) }
    let sign = text.dropFirst(letters.count).first
    guard letters.isEmpty ? sign == "#" : sign == "-" else { return nil }
    let digits = text.dropFirst(letters.count + 1).prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    let behind = text[digits.endIndex...].first
    return behind == " " || behind == ":" ? digits.endIndex : nil
  }

  private static func withoutColon(_ text: Substring) -> Substring {
    text.first == ":" ? text.dropFirst() : text
  }
}
