// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Looks at a title before the merge, when it can still be written otherwise.
package enum TitleCheck {
  package enum Outcome: Hashable, Sendable {
    /// What a merge would release; `none` for nothing.
    case accepted(VersionBump)
    /// Why the title is not good, and how to write it.
    case refused(String)
  }

  package static func check(
    _ change: TitledChange, rule: TitleRule, unknown: UnknownTitlePolicy
  ) -> Outcome {
    if let problem = damage(in: change.title) { return .refused(problem) }
    switch rule.verdict(on: change) {
    case .skip: return .accepted(.none)
    case .bump(let bump): return .accepted(bump)
    case .unknown: break
    }
    if let near = nearMiss(in: change.title, rule: rule) { return .refused(near) }
    // Not to know a word is all right where the rule has a meaning for it.
    let isLoose = rule == .firstWord || rule == .firstWordExact || unknown == .none
    if unknown == .refuse || !isLoose {
      return .refused(
        "'\(Printable.short(change.title))' does not say what to release; \(help(rule))")
    }
    return .accepted(unknown == .none ? .none : .patch)
  }

  /// How titles are written under a rule.
  static func help(_ rule: TitleRule) -> String {
    switch rule {
    case .firstWord, .firstWordExact:
      return "start the title with MAJOR, MINOR or PATCH: 'MINOR add sharing'"
    case .conventional:
      return "write 'feat: …' (minor), 'fix: …' (patch), 'feat!: …' (major) or another type for no "
        + "release: 'docs: …'"
    case .labels:
      return "give the request one of the labels 'major', 'minor' and 'patch', or 'skip-release'"
    case .custom(let words):
      let list = words.sorted { $0.key < $1.key }.map { "'\($0.key)' (\($0.value.rawValue))" }
      return "start the title with one of \(list.joined(separator: ", "))"
    }
  }

  private static func damage(in title: String) -> String? {
    if title.allSatisfy({ $0.isWhitespace }) {
      return "the title is empty; write what the change does"
    }
    if title.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    {
      return "the title contains control characters; write one line of text"
    }
    return nil
  }

  /// Words that look like one of the rule's and are not: the plain rule would make them a patch in
  /// silence.
  private static func nearMiss(in title: String, rule: TitleRule) -> String? {
    let known: [String]
    switch rule {
    case .firstWord, .firstWordExact: known = ["major", "minor"]
    case .conventional, .labels, .custom: return nil
    }
    let plain = FirstWord.plain(in: title)
    let letters = narrowed(plain).filter(\.isLetter)
    let word = String(letters.prefix(20)).lowercased()
    let stem = FirstWord.lowercased(narrowed(plain)).prefix { ("a"..."z").contains($0) }
    for name in known {
      let isDressed = stem == name || word == name
      if isDressed || isOneLetterFrom(word, name) {
        return
          "'\(Printable.short(plain))' does not start with \(name.uppercased()) and would release a patch; "
          + "write '\(name.uppercased()) …', or 'PATCH …' if a patch is meant"
      }
    }
    return nil
  }

  /// Fullwidth letters (U+FF01 to U+FF5E) as ASCII.
  private static func narrowed(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      result.append(isWide ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar)
    }
    return String(result)
  }

  /// One letter more, less or other, or two neighbors exchanged.
  private static func isOneLetterFrom(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first), Array(second))
    guard abs(first.count - second.count) <= 1 else { return false }
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (left, right) = (first.count - start - end, second.count - start - end)
    if left <= 1 && right <= 1 { return true }
    return left == 2 && right == 2 && first[start] == second[start + 1]
      && first[start + 1] == second[start]
  }
}
