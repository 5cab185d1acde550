// SPDX-License-Identifier: MIT

/// How a request's title decides the bump.
package enum TitleRule: Hashable, Sendable {
  /// `MAJOR` or `MINOR` as the first word, any case and in the usual dress (`major:`, `[MINOR]`,
  /// `MINOR(api):`).
  case firstWord
  /// `MAJOR` or `MINOR` as the first word between spaces, exactly, any case; all else is a patch.
  case firstWordExact
  /// Conventional Commits 1.0.0.
  case conventional
  /// A label named for the bump.
  case labels
  /// The project's own words, each for a bump, as first word of the title.
  case custom([String: VersionBump])

  package static let names = [
    "first-word", "first-word-exact", "conventional", "labels", "custom",
  ]

  package var name: String {
    switch self {
    case .firstWord: "first-word"
    case .firstWordExact: "first-word-exact"
    case .conventional: "conventional"
    case .labels: "labels"
    case .custom: "custom"
    }
  }

  /// - Parameter words: of the rule `custom`, in lower case.
  init?(name: String, words: [String: VersionBump] = [:]) {
    switch name {
    case "first-word": self = .firstWord
    case "first-word-exact": self = .firstWordExact
    case "conventional": self = .conventional
    case "labels": self = .labels
    case "custom": self = .custom(words)
    default: return nil
    }
  }

  func verdict(on change: TitledChange) -> TitleVerdict {
    if SkipMark.isIn(change.title) { return .skip }
    switch self {
    case .firstWord: return FirstWordRule.verdict(on: change.title)
    case .firstWordExact: return FirstWordRule.exactVerdict(on: change.title)
    case .conventional:
      return ConventionalRule.verdict(on: change)
    case .labels: return LabelRule.verdict(on: change.labels)
    case .custom(let words):
      guard let word = FirstWord.bare(in: change.title) else { return .unknown }
      return words[FirstWord.lowercased(word)].map(TitleVerdict.bump) ?? .unknown
    }
  }
}

/// `[skip release]` or `[release skip]` in a title, any case.
enum SkipMark {
  static func isIn(_ title: String) -> Bool {
    // NB: ASCII only; a title is at most one line and rarely long.
    let text = FirstWord.lowercased(title)
    return text.contains("[skip release]") || text.contains("[release skip]")
      || text.contains("[no release]")
  }
}
