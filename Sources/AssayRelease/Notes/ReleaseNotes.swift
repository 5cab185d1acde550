// SPDX-License-Identifier: MIT

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
    for commit in commits {
      let message = commit.message
      let text = TitledChange(title: message.title, message: message.body)
      let verdict =
        bumps[commit.hash].map(TitleVerdict.bump) ?? configuration.rule.verdict(on: text)
      if hasRequests, !message.isRequest, !verdict.asksForRelease { continue }
      let group: Group =
        switch verdict {
        case .bump(.major): .breaking
        case .bump(.minor): .features
        case .bump(.patch), .unknown: .fixes
        case .bump(.none), .skip: .other
        }
      entries[group, default: []].append(
        Entry(
          title: Self.shown(message.title, configuration.rule), number: message.number,
          author: commit.requestAuthor ?? commit.authorName, commit: commit.hash))
    }
    self.contributors = Set(contributors ?? commits.map(\.authorName)).sorted()
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
