// SPDX-License-Identifier: MIT

/// `Release-As: 2.0.0` in a message: the version of its release, whatever the title asks for.
enum ReleaseAsFooter {
  enum Found: Hashable {
    case version(SemanticVersion)
    /// It is no version, or there are two.
    case unreadable(String)
  }

  /// What a change says: in its message, which was merged, or else in its description.
  static func find(in change: TitledChange) -> Found? {
    find(in: change.message) ?? find(in: change.body)
  }

  /// The version that a change names; nil where it names none.
  static func version(in change: TitledChange) -> SemanticVersion? {
    if case .version(let version) = find(in: change) { version } else { nil }
  }

  /// nil where the text has no such footer.
  static func find(in text: String) -> Found? {
    var found: Found?
    for line in MessageText.lines(text) {
      guard FirstWord.lowercased(line.prefix(11)) == "release-as:" else { continue }
      let word = line.dropFirst(11).drop { $0 == " " }.prefix { !$0.isWhitespace }
      let digits = word.first == "v" ? word.dropFirst() : word
      guard let version = SemanticVersion(digits) else { return .unreadable(String(line)) }
      if let found, found != .version(version) { return .unreadable(String(line)) }
      found = .version(version)
    }
    return found
  }
}
