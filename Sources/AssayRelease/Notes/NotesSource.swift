// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What a release changed, found in the clone.
package struct NotesSource: Sendable {
  private var planner: ReleasePlanner
  private var request: MergedRequest
  private var place: GitRepository.Place
  private var tags: TagList

  package struct Result: Sendable {
    package var notes: ReleaseNotes
    /// The tag before; nil for the first release.
    package var previous: ReleaseTag?
    /// Of the last commit, as `2026-11-21`.
    package var date: String
  }

  package init(
    planner: ReleasePlanner, request: MergedRequest, place: GitRepository.Place, tags: TagList
  ) {
    self.planner = planner
    self.request = request
    self.place = place
    self.tags = tags
  }

  /// - Parameter since: a tag's name; nil for the tag before.
  package func notes(of plan: ReleasePlan, since: String? = nil) throws -> Result {
    let previous = try previousTag(of: plan, since: since)
    var commits = try planner.repository.firstParents(after: previous?.commit, to: place.commit)
    if let last = commits.popLast() {
      commits.append(last.hash == place.commit ? last.titled(by: request) : last)
    }
    // What the run learned of other requests is in no message.
    commits = commits.map { commit in
      planner.titles.known(commit.hash).map(commit.titled(by:)) ?? commit
    }
    commits = try withMerged(commits, previous: previous, isStable: isStable(plan))
    if let scope = planner.scope {
      commits = try commits.filter {
        try planner.repository.changedPaths(of: $0).contains(where: scope.owns)
      }
    }
    let authors = try planner.repository.authors(
      after: previous?.commit, to: place.commit, paths: planner.scope?.paths ?? [])
    return Result(
      notes: ReleaseNotes(
        commits, contributors: authors.isEmpty ? nil : authors,
        configuration: planner.configuration), previous: previous,
      date: commits.last?.date ?? "")
  }

  private func isStable(_ plan: ReleasePlan) -> Bool { plan.version?.isPrerelease == false }

  /// The commits, with those that merges without a request brought in.
  private func withMerged(
    _ commits: [HistoryCommit], previous: ReleaseTag?, isStable: Bool
  ) throws -> [HistoryCommit] {
    // A release has the changes of its prereleases.
    let released = tags.tags.filter {
      $0.commit != place.commit && !(isStable && $0.version.isPrerelease)
    }
    let merges = DirectMerges(
      repository: planner.repository, latest: previous, tagged: Set(released.map(\.commit)))
    return try commits.flatMap { commit in
      let sides = try merges.commits(of: commit)
      return sides.isEmpty ? [commit] : sides
    }
  }

  /// The highest tag before the commit that is not its own; of a release, the release before and no
  /// prerelease.
  private func previousTag(of plan: ReleasePlan, since: String?) throws -> ReleaseTag? {
    if let since {
      guard let tag = tags.tags.first(where: { $0.name == since }) else {
        throw ReleaseError(
          .invalidConfiguration,
          "the remote does not have the version tag '\(Printable.short(since))'; see 'git ls-remote --tags'"
        )
      }
      return tag
    }
    guard let version = plan.version else { return plan.latest }
    for tag in tags.tags where tag.version < version && tag.commit != place.commit {
      if tag.version.isPrerelease && !version.isPrerelease { continue }
      if try planner.repository.isAncestor(tag.commit, of: place.commit) == true { return tag }
    }
    return nil
  }
}
