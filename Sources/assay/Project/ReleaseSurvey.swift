// SPDX-License-Identifier: MIT

import AssayFiles
import AssayRelease
import AssayReleaseCommands

/// What `assay init` sees of a repository's releases, and the section 'release' that fits them.
struct ReleaseSurvey {
  /// The keys of the section; empty for no section.
  private(set) var lines: [String] = []
  /// Whether 'assay check' verifies the tags.
  private(set) var isChecked = false
  /// What was seen, and why something is left out; empty outside of a repository.
  private(set) var words: [String] = []

  private static let firstVersion = "0.1.0"

  /// - Parameters:
  ///   - root: the package's folder.
  ///   - tags: the newest first; nil where the clone need not have all of them.
  ///   - isConventional: whether titles follow Conventional Commits.
  init(root: String, tags: [String]?, isConventional: Bool) {
    let rule = isConventional ? "conventional" : "first-word"
    guard let tags else {
      words = [
        "tags: this clone may lack some of them, so the section 'release' is left out; run 'git fetch --tags "
          + "--unshallow' and 'assay init' again, or write it"
      ]
      return
    }
    switch TagSurvey(names: tags) {
    case .none:
      lines = ["rule: \(rule)", "initial: \(Self.firstVersion)  # the first version"]
      words = ["tags: none; the first version is \(Self.firstVersion) ('initial' in .assay.yml)"]
    case .unclear(let problem):
      words = ["tags: \(problem); the section 'release' is left out"]
    case .prefix(let prefix, let count, let example, let other):
      lines = ["rule: \(rule)"]
      if prefix != "v" || other != nil {
        lines.append("prefix: \"\(Printable.line(prefix))\"")
      }
      words = ["tags: \(Counted.words(count, "version")) such as '\(Printable.line(example))'"]
      if let other {
        words.append(
          "tags such as '\(Printable.line(other))' have another form and are not read as versions")
      }
      check(root: root, prefix: prefix, rule: rule)
    }
  }

  /// A history whose tags have problems now would fail every check.
  private mutating func check(root: String, prefix: String, rule: String) {
    let reason: String
    switch HistoryCheck.run(repository: root, prefix: prefix, rule: rule) {
    case .problems(let problems):
      guard let first = problems.first else {
        isChecked = true
        return
      }
      let count = Counted.words(problems.count, "problem")
      reason =
        "\(count) in their history, the first: \(first.message); see 'assay release verify'; to leave "
        + "out the past, set 'verify-since' in the section 'release'"
    case .nothing(let problem), .cannotTell(let problem), .couldNotRun(let problem):
      reason = problem
    }
    words.append("'assay check' does not verify the tags: \(reason)")
  }
}
