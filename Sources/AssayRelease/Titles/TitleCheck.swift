// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What a title releases, for titles that can still be changed and for merged ones alike: `tag`
/// and `check-title` never read a title differently.
package enum TitleCheck {
  package enum Outcome: Hashable, Sendable {
    /// What a merge would release; `none` for nothing.
    case accepted(VersionBump)
    /// Why the title is not good, and how to write it.
    case refused(String)
  }

  /// What a title asks for.
  enum Decision: Hashable, Sendable {
    case bump(VersionBump)
    /// `[skip release]`
    case skip
    /// It does not say, or says two things. Why, and how to write it.
    case unclear(String)
  }

  /// Looks at a title before the merge, when it can still be written otherwise: the bump must be
  /// clear, and the title of the form that the project asks for.
  ///
  /// - Parameter unknown: nil for what the rule itself does with unknown titles.
  package static func check(
    _ change: TitledChange, rule: TitleRule, unknown: UnknownTitlePolicy?,
    form: TitleForm = TitleForm()
  ) -> Outcome {
    let decision = decision(on: change, rule: rule, unknown: unknown)
    if case .unclear(let problem) = decision { return .refused(problem) }
    if let problem = form.problem(with: change.title, rule: rule) { return .refused(problem) }
    if case .bump(let bump) = decision { return .accepted(bump) }
    return .accepted(.none)
  }

  static func decision(
    on change: TitledChange, rule: TitleRule, unknown: UnknownTitlePolicy?
  ) -> Decision {
    if let problem = damage(in: change.title) { return .unclear(problem) }
    let decision = titleDecision(on: change, rule: rule, unknown: unknown)
    guard case .bump(let bump) = decision else { return decision }
    switch ReleaseAsFooter.find(in: change) {
    case .version: return .bump(max(bump, .patch))
    case .unreadable(let line):
      return .unclear(
        "'\(Printable.short(line, limit: 80))' is not a version, or not the only one; write 'Release-As: 1.2.3' once"
      )
    case nil: return nearFooter(in: change, rule: rule).map(Decision.unclear) ?? decision
    }
  }

  /// What nearly says that a change is breaking, and does not.
  static func nearFooter(in change: TitledChange, rule: TitleRule) -> String? {
    switch rule {
    case .conventional, .conventionalTypes: ConventionalRule.nearFooter(in: change)
    case .firstWord, .firstWordExact, .labels, .custom: nil
    }
  }

  /// What says that a change is breaking, below a title that says nothing.
  private static func strayFooter(in change: TitledChange, rule: TitleRule) -> String? {
    switch rule {
    case .conventional, .conventionalTypes: ConventionalRule.strayFooter(in: change)
    case .firstWord, .firstWordExact, .labels, .custom: nil
    }
  }

  private static func titleDecision(
    on change: TitledChange, rule: TitleRule, unknown: UnknownTitlePolicy?
  ) -> Decision {
    switch rule.verdict(on: change) {
    case .skip: return .skip
    case .bump(let bump): return .bump(bump)
    case .unknown: break
    }
    if let problem = draft(change.title) ?? nearMiss(in: change.title, rule: rule) {
      return .unclear(problem)
    }
    let policy = unknown ?? (rule.takesAnyTitle ? .patch : .refuse)
    if policy != .refuse, let problem = strayFooter(in: change, rule: rule) {
      return .unclear(problem)
    }
    switch policy {
    case .patch: return .bump(.patch)
    case .none: return .bump(.none)
    case .refuse:
      return .unclear(
        "'\(Printable.short(change.title))' does not say what to release; \(help(rule))")
    }
  }

  /// How titles are written under a rule.
  static func help(_ rule: TitleRule) -> String {
    switch rule {
    case .firstWord, .firstWordExact:
      return "start the title with MAJOR, MINOR or PATCH: 'MINOR add sharing'"
    case .conventional, .conventionalTypes:
      return "write 'feat: …' (minor), 'fix: …' (patch), 'feat!: …' (major) or another type for no "
        + "release: 'docs: …'"
    case .labels:
      return "give the request one of the labels 'major', 'minor' and 'patch', or 'skip-release'"
    case .custom(let words):
      let list = words.sorted { $0.key < $1.key }.map { "'\($0.key)' (\($0.value.rawValue))" }
      return "start the title with one of \(list.joined(separator: ", "))"
    }
  }

  /// A title that is no line of text. Hosts keep titles in one line, so nobody means the rest of
  /// such a title, and where it ends differs from reader to reader.
  private static func damage(in title: String) -> String? {
    if title.allSatisfy(\.isWhitespace) {
      return "the title is empty; write what the change does"
    }
    let signs = title.unicodeScalars.filter { $0 != "\t" }
    guard let sign = signs.first(where: { isControl($0) }) else { return nil }
    let number = String(sign.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    return "the title contains the control character \(name); write the title as one line of text"
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// `WIP: x` and `[Draft] x`: the mark hides the word that decides.
  static func draft(_ title: String) -> String? {
    guard let word = FirstWord.bare(in: title),
      ["wip", "draft"].contains(FirstWord.lowercased(word)),
      FirstWord.plain(in: title).count > word.count
    else { return nil }
    return
      "'\(Printable.short(FirstWord.plain(in: title)))' marks a draft; remove it from the title"
  }

  /// Words that look like one of the rule's and are not: the plain rule would make them a patch
  /// without a word about it.
  private static func nearMiss(in title: String, rule: TitleRule) -> String? {
    switch rule {
    case .firstWord, .firstWordExact: break
    case .conventional: return ConventionalRule.nearMiss(in: title, types: .standard)
    case .conventionalTypes(let types):
      return ConventionalRule.nearMiss(in: title, types: types)
    case .labels, .custom: return nil
    }
    guard let name = nearWord(in: title) else { return nil }
    return
      "'\(Printable.short(FirstWord.plain(in: title)))' does not start with \(name.uppercased()) and would release a patch; "
      + "write '\(name.uppercased()) …', or 'PATCH …' if a patch is meant"
  }

  /// `major` or `minor`, where the first word is nearly that.
  static func nearWord(in title: String) -> String? {
    let plain = FirstWord.plain(in: title)
    let letters = narrowed(plain).filter(\.isLetter)
    let word = String(letters.prefix(20)).lowercased()
    let stem = FirstWord.lowercased(narrowed(plain)).prefix { ("a"..."z").contains($0) }
    return ["major", "minor"].first { name in
      stem == name || word == name || isOneLetterFrom(word, name)
    }
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
