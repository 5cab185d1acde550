// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What a release changed, in the titles of its requests.
package struct ReleaseNotes: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var title: String
    package var number: Int?
    package var author: String
    package var commit: String
  }

  package enum Group: String, CaseIterable, Sendable {
    case breaking = "Breaking changes"
    case features = "Features"
    case fixes = "Fixes"
    case other = "Other changes"

    /// The heading of https://keepachangelog.com/en/1.1.0/.
    var changelogHeading: String {
      switch self {
      case .breaking, .other: "Changed"
      case .features: "Added"
      case .fixes: "Fixed"
      }
    }
  }

  /// Those among `entries` whose group is a guess, because nobody can read what they ask for.
  package var unreadable: [Entry] = []
  /// The oldest first.
  package var entries: [Group: [Entry]]
  /// Sorted by name; each once.
  package var contributors: [String]

  /// - Parameters:
  ///   - commits: since the release before. If any merged a request, those that merged none are
  ///     left out unless their messages ask for a release.
  ///   - bumps: of commits by their hash, where they are known otherwise than by the message.
  ///   - contributors: who wrote the changes; nil for the authors of the commits.
  ///   - configuration: whose rule groups them.
  init(
    _ commits: [HistoryCommit], bumps: [String: VersionBump] = [:], contributors: [String]? = nil,
    configuration: ReleaseConfiguration
  ) {
    let hasRequests = commits.contains(where: \.message.isRequest)
    entries = [:]
    // What the tagger committed itself changed nothing for users.
    for commit in commits where commit.releasedFor == nil {
      let message = commit.message
      let text = TitledChange(title: message.title, message: message.body)
      let verdict =
        bumps[commit.hash].map(TitleVerdict.bump) ?? Self.verdict(on: text, configuration.rule)
      if hasRequests, !message.isRequest, !verdict.asksForRelease { continue }
      let entry = Entry(
        title: Self.shown(message.title, configuration.rule), number: message.number,
        author: commit.requestAuthor ?? commit.authorName, commit: commit.hash)
      let isUnreadable =
        verdict == .unknown && !Self.takesUnknown(message, configuration)
      if isUnreadable { unreadable.append(entry) }
      let group: Group =
        switch verdict {
        case .bump(.major): .breaking
        case .bump(.minor): .features
        case .bump(.patch): .fixes
        case .unknown: isUnreadable || configuration.unknownTitles == .some(.none) ? .other : .fixes
        case .bump(.none), .skip: .other
        }
      entries[group, default: []].append(entry)
    }
    let authors = commits.filter { $0.releasedFor == nil }.map(\.authorName)
    self.contributors = Set(contributors ?? authors).sorted()
  }

  /// The verdict of the rule; of a title that the rule does not know, what it nearly asks for.
  private static func verdict(on text: TitledChange, _ rule: TitleRule) -> TitleVerdict {
    let verdict = rule.verdict(on: text)
    guard verdict == .unknown else { return verdict }
    let likely = TitleCheck.likelyBump(of: text, rule: rule)
    return likely == .none ? .unknown : .bump(likely)
  }

  /// Whether something says what a title releases that the rule does not know: the rule itself, or
  /// a policy. A merge whose message does not have the title says nothing.
  private static func takesUnknown(
    _ message: MergeMessage, _ configuration: ReleaseConfiguration
  ) -> Bool {
    // Labels are in no message, so of all titles it could be said.
    if configuration.rule.readsLabels { return true }
    if message.evidence == .untitled { return false }
    switch configuration.unknownTitles {
    case .patch, .some(.none): return true
    case .refuse: return false
    case nil: return configuration.rule.takesAnyTitle
    }
  }

  /// What a reader of the notes should check; nil where all titles were read.
  package var warning: String? {
    guard let first = unreadable.first else { return nil }
    let name = "\(first.commit.prefix(12)) ('\(Printable.short(first.title, limit: 80))')"
    let more = unreadable.count > 1 ? " and \(unreadable.count - 1) more" : ""
    return
      "nobody can tell from the message what \(name)\(more) changed, so 'Other changes' lists it; write the entry by hand, "
      + "or change the title on the host and run this with the host's token"
  }

  /// The title without the word that decided, which the group tells.
  static func shown(_ title: String, _ rule: TitleRule) -> String {
    let line = title.prefix { !$0.isNewline }
    switch rule {
    case .conventional, .conventionalTypes:
      guard let commit = ConventionalCommit(header: line) else { break }
      return (commit.scope.map { $0 + ": " } ?? "") + commit.subject
    case .firstWord:
      guard let word = FirstWord.bare(in: title), FirstWordRule.bump(named: word) != nil,
        let end = line.range(ofFirst: String(word))
      else { break }
      var rest = line[end.upperBound...].drop { $0 == "]" || $0 == ")" }
      var scope = ""
      if rest.first == "(", let close = rest.firstIndex(of: ")") {
        // A scope says where, and stays.
        scope = rest[rest.index(after: rest.startIndex)..<close] + ": "
        rest = rest[close...].dropFirst()
      }
      rest = rest.drop { $0 == ":" || $0 == " " }
      return rest.isEmpty ? String(line) : scope + rest
    case .firstWordExact, .labels, .custom: break
    }
    return String(line)
  }
}
