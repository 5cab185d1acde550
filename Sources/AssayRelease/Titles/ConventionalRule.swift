// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Conventional Commits: `feat` is minor, `fix` patch, a breaking change major, and what a table
/// says of the other types.
enum ConventionalRule {
  static func verdict(on change: TitledChange, types: ConventionalTypes) -> TitleVerdict {
    // A revert changes code, so it is released; what it quotes was another change's bump.
    if isHostRevert(change.title) { return .bump(.patch) }
    guard let commit = ConventionalCommit(header: change.title.prefix { !$0.isNewline }),
      let bump = types.bump(of: commit)
    else { return .unknown }
    if commit.isMarked { return .bump(.major) }
    if commit.type == "revert" { return .bump(bump) }
    return .bump(isBreaking(change) == true ? .major : bump)
  }

  /// A line that is nearly the footer of a breaking change, where the footers are what decides; nil
  /// where they are not, or where a footer is right.
  static func nearFooter(in change: TitledChange) -> String? {
    guard !isHostRevert(change.title), isBreaking(change) == nil,
      let commit = ConventionalCommit(header: change.title.prefix { !$0.isNewline }),
      !commit.isMarked, commit.type != "revert"
    else { return nil }
    let line =
      BreakingFooter.nearMiss(in: change.message) ?? BreakingFooter.nearMiss(in: change.body)
    return line.map { line in
      "'\(Printable.short(line, limit: 60))' is nearly the footer of a breaking change, and does not count as one; write "
        + "'BREAKING CHANGE: …' or '\(commit.type)!: …', or 'BREAKING CHANGE: none' if nothing breaks"
    }
  }

  /// The message of the commit is what was merged; the request's description may be older.
  private static func isBreaking(_ change: TitledChange) -> Bool? {
    BreakingFooter.isBreaking(change.message) ?? BreakingFooter.isBreaking(change.body)
  }

  /// Why a title looks like one of the rule and is not; nil for a title that does not.
  static func nearMiss(in title: String, types: ConventionalTypes) -> String? {
    let header = title.prefix { !$0.isNewline }
    let known = types.names
    if let commit = ConventionalCommit(header: header) {
      guard types.bump(of: commit) == nil else { return nil }
      let type = Printable.short(commit.type, limit: 40)
      return "unknown type '\(type)'\(NearestName.question(type, among: known)); use one of "
        + "\(known.joined(separator: ", ")), or add '\(type): none' to 'types:' in .assay.yml"
    }
    if header.hasPrefix(" ") {
      let text = header.drop { $0 == " " }
      // What is wrong with the rest, if something is, is said instead.
      if let commit = ConventionalCommit(header: text), types.bump(of: commit) != nil {
        return
          "'\(Printable.short(header, limit: 60))' begins with a space; remove it, so that the title begins with "
          + "'\(Printable.short(commit.type, limit: 40))'"
      }
    }
    if let word = nearType(of: header, types: types) {
      return
        "'\(Printable.short(header, limit: 60))' is not of the form 'type(scope)!: description'; write "
        + "'\(word): …', '\(word)(scope): …' or '\(word)!: …', with a space after the colon"
    }
    guard let dressed = DressedTitle(header), let word = undressedType(of: dressed, types: types)
    else { return nil }
    return
      "'\(Printable.short(header, limit: 60))' does not start with its type; write '\(word): …', "
      + "'\(word)(scope): …' or '\(word)!: …'"
  }

  /// The type that a header of another form starts with: `feat!(api): x`, `feat:x`,
  /// `feat (api): x`, `feat(): x`, `feat[api]: x`, `feat : x`, `feat: `, `feat：x`, and a branch's
  /// name, `feat/login`, where its type releases something; nil for other headers.
  private static func nearType(
    of header: some StringProtocol, types: ConventionalTypes
  ) -> String? {
    let text = header.drop { $0 == " " }
    let word = FirstWord.lowercased(text.prefix { $0.isLetter })
    guard let bump = types.bump(ofType: word), !word.isEmpty else { return nil }
    let rest = text.dropFirst(word.count)
    if rest.first == "/" { return bump > .none ? word : nil }
    let isDressed =
      rest.first.map { "([!:：".contains($0) } == true
      || (rest.first == " " && rest.drop { $0 == " " }.first.map { "(!:：".contains($0) } == true)
    return isDressed && rest.contains { ":：!".contains($0) } ? word : nil
  }

  /// The type behind what is before it; nil where there is none, or where it releases nothing: the
  /// policy for unknown titles is not lower then.
  private static func undressedType(
    of dressed: DressedTitle, types: ConventionalTypes
  ) -> String? {
    if let commit = ConventionalCommit(header: dressed.rest) {
      guard let bump = types.bump(of: commit) else { return nil }
      return bump > .none || commit.isMarked || dressed.isMarked ? commit.type : nil
    }
    guard let word = nearType(of: dressed.rest, types: types),
      let bump = types.bump(ofType: word)
    else { return nil }
    return bump > .none || dressed.isMarked ? word : nil
  }

  /// Why a title without a type is not one of a policy's unknown titles: a footer says that the
  /// change is breaking.
  static func strayFooter(in change: TitledChange) -> String? {
    guard isBreaking(change) == true else { return nil }
    return
      "'\(Printable.short(change.title, limit: 60))' has no type, and a footer says 'BREAKING CHANGE'; start the title "
      + "with a type ('feat!: …'), or write 'BREAKING CHANGE: none' if nothing breaks"
  }

  /// What a title of an unknown type, or of another form, asks for: what the type that it is nearly
  /// would release, and a major version where it says that the change is breaking.
  static func likelyBump(of change: TitledChange, types: ConventionalTypes) -> VersionBump {
    if isBreaking(change) == true { return .major }
    guard nearMiss(in: change.title, types: types) != nil else { return .none }
    let header = change.title.prefix { !$0.isNewline }
    let type = header.drop { $0 == " " }
    let word = FirstWord.lowercased(type.prefix { $0.isLetter })
    if nearType(of: header, types: types) == nil, let dressed = DressedTitle(header),
      undressedType(of: dressed, types: types) != nil
    {
      if dressed.isMarked { return .major }
      if let commit = ConventionalCommit(header: dressed.rest) {
        return commit.isMarked ? .major : types.bump(of: commit) ?? .none
      }
      var inner = change
      inner.title = String(dressed.rest)
      return likelyBump(of: inner, types: types)
    }
    // `feat!(api): x`, `feat(api)! : x` and `feat! x`.
    let colon = header.firstIndex { $0 == ":" || $0 == "：" }
    let isMarked =
      colon.map { header[..<$0].contains("!") } ?? (type.dropFirst(word.count).first == "!")
    if isMarked || ["major", "breaking"].contains(word) { return .major }
    if word == "minor" { return .minor }
    // "feature" and "fixes" are nearly types too, although they are longer.
    let near =
      types.names.filter { word.hasPrefix($0) }
      + (NearestName.of(word, among: types.names).map { [$0] } ?? [])
    return near.compactMap { types.bump(ofType: $0) }.max() ?? .none
  }

  /// `Revert "feat!: x"`, as hosts and git name a revert.
  private static func isHostRevert(_ title: String) -> Bool {
    let text = title.drop { $0 == " " }
    return text.hasPrefix("Revert \"") || text.hasPrefix("revert \"") || text.hasPrefix("Revert '")
  }
}
