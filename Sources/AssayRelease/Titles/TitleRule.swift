// SPDX-License-Identifier: MIT

/// How a request's title decides the bump.
package enum TitleRule: Hashable, Sendable {
  /// `MAJOR` or `MINOR` as the first word, any case and in the usual dress (`major:`, `[MINOR]`,
  /// `MINOR(api):`).
  case firstWord
  /// `MAJOR` or `MINOR` as the first word between spaces, exactly, any case; all else is a patch.
  case firstWordExact
  /// Conventional Commits 1.0.0, with the types of the convention.
  case conventional
  /// Conventional Commits 1.0.0, with types of the project's own beside them.
  case conventionalTypes(ConventionalTypes)
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
    case .conventional, .conventionalTypes: "conventional"
    case .labels: "labels"
    case .custom: "custom"
    }
  }

  /// - Parameters:
  ///   - words: of the rule `custom`, in lower case.
  ///   - types: of the rule `conventional`.
  init?(
    name: String, words: [String: VersionBump] = [:], types: ConventionalTypes = .standard
  ) {
    switch name {
    case "first-word": self = .firstWord
    case "first-word-exact": self = .firstWordExact
    case "conventional":
      self = types == .standard ? .conventional : .conventionalTypes(types)
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
    case .conventional: return ConventionalRule.verdict(on: change, types: .standard)
    case .conventionalTypes(let types):
      return ConventionalRule.verdict(on: change, types: types)
    case .labels: return LabelRule.verdict(on: change.labels)
    case .custom(let words):
      guard let word = FirstWord.bare(in: change.title) else { return .unknown }
      return words[FirstWord.lowercased(word)].map(TitleVerdict.bump) ?? .unknown
    }
  }
}

extension TitleRule {
  /// Whether a title without a word of the rule is a patch, as the rule defines it. Other rules
  /// have no answer for such a title, unless the configuration has one.
  var takesAnyTitle: Bool {
    switch self {
    case .firstWord, .firstWordExact: true
    case .conventional, .conventionalTypes, .labels, .custom: false
    }
  }

  /// Whether labels decide, which no message of a commit holds.
  var readsLabels: Bool { self == .labels }
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
