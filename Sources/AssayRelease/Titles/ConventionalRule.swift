// SPDX-License-Identifier: MIT

/// Conventional Commits: `feat` is minor, `fix` patch, a breaking change major, the other types no
/// release.
enum ConventionalRule {
  static func verdict(on change: TitledChange) -> TitleVerdict {
    // A revert changes code, so it is released; what it quotes was another change's bump.
    if isHostRevert(change.title) { return .bump(.patch) }
    let header = change.title.prefix { !$0.isNewline }
    guard var commit = ConventionalCommit(header: header, body: change.body) else {
      return .unknown
    }
    if commit.type == "revert" {
      commit = ConventionalCommit(header: header, body: "") ?? commit
      return .bump(commit.isBreaking ? .major : .patch)
    }
    if commit.isBreaking { return .bump(.major) }
    switch commit.type {
    case "feat": return .bump(.minor)
    case "fix": return .bump(.patch)
    default: return .bump(.none)
    }
  }

  /// `Revert "feat!: x"`, as hosts and git name a revert.
  private static func isHostRevert(_ title: String) -> Bool {
    let text = title.drop { $0 == " " }
    return text.hasPrefix("Revert \"") || text.hasPrefix("revert \"") || text.hasPrefix("Revert '")
  }
}
