// SPDX-License-Identifier: MIT

/// What a rule makes of a merged request.
enum TitleVerdict: Hashable, Sendable {
  /// The author's words ask for this; `none` for no release.
  case bump(VersionBump)
  /// The words ask for nothing the rule knows.
  case unknown
  /// `[skip release]`
  case skip

  /// Whether the words themselves ask for a release.
  var asksForRelease: Bool {
    switch self {
    case .bump(let bump): bump > .none
    case .unknown, .skip: false
    }
  }
}

/// What is released when the rule knows nothing in a title.
package enum UnknownTitlePolicy: String, CaseIterable, Sendable {
  case patch
  case none
  case refuse
}

/// What a rule may look at.
package struct TitledChange: Hashable, Sendable {
  /// One line; `TitleCheck` refuses another.
  package var title: String
  /// The request's description; empty where there is none.
  package var body: String
  /// The message of the commit without its first line. Where it and the description disagree, it
  /// decides: it is what was merged.
  package var message: String
  package var labels: [String]

  package init(title: String, body: String = "", message: String = "", labels: [String] = []) {
    self.title = title
    self.body = body
    self.message = message
    self.labels = labels
  }
}
