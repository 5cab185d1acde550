// SPDX-License-Identifier: MIT

/// What merges brought in that nobody described, as `git pull` and `git merge` make them: commits
/// that the first-parent history does not show.
///
/// A merge with a message of its own speaks for its commits, as a request does.
struct DirectMerges: Sendable {
  var repository: GitRepository
  /// The tag that the history is looked at from; nil for its start.
  var latest: ReleaseTag?
  /// Commits that are released.
  var tagged: Set<String>

  /// Commits behind a merge's other parents that no tag holds, without merges that stand for
  /// others; the oldest first.
  ///
  /// - Returns: nothing for a commit that speaks for itself.
  /// - Throws: `ReleaseError`, shallow, where the clone does not have all of them.
  func commits(of merge: HistoryCommit) throws -> [HistoryCommit] {
    var seen: Set<String> = []
    return try commits(of: merge, seen: &seen)
  }

  private func commits(
    of merge: HistoryCommit, seen: inout Set<String>
  ) throws -> [HistoryCommit] {
    guard let first = merge.parents.first, merge.message.isMadeByGit else { return [] }
    var result: [HistoryCommit] = []
    for parent in merge.parents.dropFirst() {
      let side = try repository.firstParents(
        after: [first] + (latest.map { [$0.commit] } ?? []), to: parent)
      if side.first?.parents.isEmpty == true { try checkDepth(of: parent) }
      let start = side.lastIndex { tagged.contains($0.hash) }.map { $0 + 1 } ?? side.startIndex
      for commit in side[start...] where seen.insert(commit.hash).inserted {
        let inner = try commits(of: commit, seen: &seen)
        result += inner.isEmpty ? [commit] : inner
      }
    }
    return result
  }

  private func checkDepth(of commit: String) throws {
    let place = GitRepository.Place(commit: commit, gitFolder: "", isShallow: nil)
    guard try repository.isShallow(place) else { return }
    throw ReleaseError(
      .shallow,
      "the clone '\(repository.folder)' is shallow and does not have all commits that \(commit.prefix(12)) brings in; "
        + "fetch the full history ('fetch-depth: 0'), or pass --unshallow")
  }
}
