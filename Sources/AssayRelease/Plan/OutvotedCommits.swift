// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Commits that merged requests brought in and that ask for more than the release is.
///
/// The title of a request decides what it releases. Other tools for Conventional Commits read each
/// commit, and a breaking change that no title names is mostly a mistake, so a plan says where the
/// two differ. The version stays what the titles ask for.
struct OutvotedCommits {
  var planner: ReleasePlanner
  private var repository: GitRepository { planner.repository }

  init(planner: ReleasePlanner) {
    self.planner = planner
  }

  /// At most one note, on the commit that asks for most; none under another rule.
  ///
  /// A feature in a request whose title says `fix` is left alone. It counts where a title says
  /// nothing and a policy decided.
  ///
  /// - Parameter version: of the release; nil where there is none.
  func notes(
    below version: SemanticVersion?, after latest: LatestTag, to place: GitRepository.Place
  ) throws -> [String] {
    let types: ConventionalTypes
    switch planner.configuration.rule {
    case .conventional: types = .standard
    case .conventionalTypes(let own): types = own
    case .firstWord, .firstWordExact, .labels, .custom: return []
    }
    guard let tag = latest.tag else { return [] }
    let history = try repository.firstParents(after: tag.commit, to: place.commit)
    let merges = history.filter { $0.parents.count > 1 && $0.message.isRequest }
    guard !merges.isEmpty else { return [] }
    let isUntyped = merges.contains { Self.verdict(on: $0, types) == .unknown }
    let known = Set(history.map(\.hash))
    // Asked of git once, and only where a release is lower than one of them may be.
    var sides: [HistoryCommit]?
    for bump in [VersionBump.major, .minor, .patch] where bump == .major || isUntyped {
      let least = planner.succession(.stable).next(
        after: tag.version, stable: latest.stable?.version, bump: bump)
      if let version, version.core >= least.core { return [] }
      let all =
        try sides
        ?? repository.commits(after: tag.commit, to: place.commit)
        .filter { !known.contains($0.hash) }
      sides = all
      let side = try all.first {
        try Self.verdict(on: $0, types) == .bump(bump) && concerns($0)
      }
      guard let side else { continue }
      let name =
        "\(side.hash.prefix(12)) ('\(Printable.short(side.message.title, limit: 80))')"
      return [
        "\(name) came in with a request and asks for a \(bump.rawValue) version, and the titles of the requests do not; "
          + "titles decide: if the commit is right, correct the title on the host, or pass it with --title"
      ]
    }
    return []
  }

  private static func verdict(on commit: HistoryCommit, _ types: ConventionalTypes) -> TitleVerdict
  {
    ConventionalRule.verdict(
      on: TitledChange(title: commit.message.title, message: commit.message.body), types: types)
  }

  /// Whether a commit changed the package.
  private func concerns(_ commit: HistoryCommit) throws -> Bool {
    guard let scope = planner.scope else { return true }
    return try repository.changedPaths(of: commit).contains(where: scope.owns)
  }
}
