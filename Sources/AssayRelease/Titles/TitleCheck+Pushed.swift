// SPDX-License-Identifier: MIT

/// Titles of commits that no request brought in. Nobody can write them otherwise.
extension TitleCheck {
  /// What such a commit asks for. A policy that the project chose decides what the rule cannot
  /// read, and a title that is nearly one of the rule's releases what that one would, at least.
  static func decision(
    onPushed change: TitledChange, rule: TitleRule, unknown: UnknownTitlePolicy?
  ) -> Decision {
    let least: VersionBump
    switch unknown {
    case .patch: least = .patch
    case nil, .refuse:
      return decision(on: change, rule: rule, unknown: unknown)
    case .some(.none): least = .none
    }
    var readable = change
    readable.title = withoutControls(change.title)
    let bump: VersionBump
    switch rule.verdict(on: readable) {
    case .skip: return .skip
    case .bump(let named): bump = named
    case .unknown: bump = max(least, likelyBump(of: readable, rule: rule))
    }
    switch ReleaseAsFooter.find(in: change) {
    case .version: return .bump(max(bump, .patch))
    // A version that somebody chose, and that cannot be read, is no unknown title.
    case .unreadable: return decision(on: change, rule: rule, unknown: unknown)
    case nil: return .bump(nearFooter(in: readable, rule: rule) == nil ? bump : .major)
    }
  }

  /// What a title that the rule does not know asks for, by the word that its own is nearly; `none`
  /// where it is like no word of the rule.
  static func likelyBump(of change: TitledChange, rule: TitleRule) -> VersionBump {
    var change = change
    // The mark of a draft hides the word that decides.
    while let text = withoutDraftMark(change.title) {
      change.title = text
      if case .bump(let bump) = rule.verdict(on: change) { return bump }
    }
    switch rule {
    case .firstWord, .firstWordExact:
      return nearWord(in: change.title).flatMap(FirstWordRule.bump(named:)) ?? .none
    case .conventional: return ConventionalRule.likelyBump(of: change, types: .standard)
    case .conventionalTypes(let types):
      return ConventionalRule.likelyBump(of: change, types: types)
    case .labels, .custom: return .none
    }
  }

  /// nil where the title has no mark of a draft, or nothing behind it.
  private static func withoutDraftMark(_ title: String) -> String? {
    guard draft(title) != nil, let word = FirstWord.bare(in: title),
      let end = title.range(ofFirst: String(word))
    else { return nil }
    var rest = title[end.upperBound...]
    if rest.first == "(", let close = rest.firstIndex(of: ")") { rest = rest[close...] }
    rest = rest.drop { "]): \t".contains($0) }
    return rest.isEmpty ? nil : String(rest)
  }

  private static func withoutControls(_ title: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in title.unicodeScalars { result.append(isControl(scalar) ? " " : scalar) }
    return String(result)
  }
}
