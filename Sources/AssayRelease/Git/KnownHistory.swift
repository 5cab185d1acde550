// SPDX-License-Identifier: MIT

/// The first-parent history between a tag and a commit, which is most of what a plan asks git for.
///
/// One call of git answers it where the tag lies on that history, as it mostly does. A process of
/// git takes milliseconds to start, and so most of the time of a small repository's plan.
struct KnownHistory: Sendable {
  /// A commit that comes before all of them.
  var base: String
  /// The oldest first.
  var commits: [HistoryCommit]

  func holds(base: String?, end: String) -> Bool {
    base == self.base && end == commits.last?.hash
  }
}

extension GitRepository {
  /// The place of a revision and a repository that knows the history from a tag to there; nil where
  /// one call does not tell, and each question must be asked. For plans: the place has no folder to
  /// write tags to.
  package func looking(
    at revision: String, after tag: ReleaseTag
  ) throws -> (repository: GitRepository, place: Place)? {
    if revision.hasPrefix("-") || revision.isEmpty { return nil }
    // `-` marks the commits at which the walk ended.
    let result = try git(
      Self.firstParentLog + [
        "--boundary", "--format=tformat:%m" + HistoryCommit.format, "--end-of-options",
        revision + "^{commit}", "^" + tag.commit, "--",
      ])
    // What is wrong, if something is, the single questions say better.
    guard result.succeeded else { return nil }
    var commits: [HistoryCommit] = []
    var isReached = false
    for record in result.output.split(separator: 0) {
      guard let commit = HistoryCommit(record: record.dropFirst()) else { return nil }
      if record.first == 0x2D {
        isReached = isReached || commit.hash == tag.commit
      } else {
        commits.append(commit)
      }
    }
    guard isReached, let last = commits.last else { return nil }
    var repository = self
    repository.known = KnownHistory(base: tag.commit, commits: commits)
    return (repository, Place(commit: last.hash, gitFolder: "", isShallow: nil))
  }

  /// Whether the clone has only the end of the history.
  package func isShallow(_ place: Place) throws -> Bool {
    try place.isShallow
      ?? (checked(["rev-parse", "--is-shallow-repository"]).line == "true")
  }
}
