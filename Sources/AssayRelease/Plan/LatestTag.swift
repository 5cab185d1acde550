// SPDX-License-Identifier: MIT

/// The highest version that a commit comes from: by semantic version, never by date.
struct LatestTag: Sendable {
  /// nil where the commit comes from no release.
  var tag: ReleaseTag?
  /// The highest that is no prerelease.
  var stable: ReleaseTag?

  /// - Parameters:
  ///   - tags: all version tags of the prefix, as the remote has them.
  ///   - range: of a maintenance branch.
  /// - Throws: `ReleaseError`, shallow or missing tags, where the clone does not have the history
  ///   or the tags to tell.
  static func find(
    in tags: TagList, for place: GitRepository.Place, range: VersionRange?,
    repository: GitRepository
  ) throws -> LatestTag {
    let candidates = tags.tags.filter { range?.contains($0.version) ?? true }
    guard let highest = candidates.first else {
      if tags.isLocal { try repository.checkHasAllTags(place) }
      return LatestTag()
    }
    var latest = LatestTag()
    // Mostly the highest version of all is the one, and git can tell without walking the whole
    // history.
    if try repository.isAncestor(highest.commit, of: place.commit) == true {
      latest.tag = highest
      if !highest.version.isPrerelease {
        latest.stable = highest
        return latest
      }
    }
    try latest.look(in: candidates, for: place, repository: repository)
    if latest.tag != highest || latest.stable == nil, try repository.isShallow(place) {
      throw ReleaseError(
        .shallow,
        "the clone '\(repository.folder)' is shallow and does not show whether \(highest.name) comes "
          + "before this commit; fetch the full history ('fetch-depth: 0'), or pass --unshallow")
    }
    return latest
  }

  /// Asks for one tag after the other, the highest first: those that count are mostly near the top,
  /// and git answers for one without walking the whole history. Only where many in a row come from
  /// other branches is the history walked once for all of them.
  private mutating func look(
    in candidates: [ReleaseTag], for place: GitRepository.Place, repository: GitRepository
  ) throws {
    var left = 8
    for tag in candidates {
      if self.tag != nil && (stable != nil || tag.version.isPrerelease) { continue }
      guard left > 0 else {
        let commits = Set(candidates.map(\.commit))
        let reached = try repository.ancestors(of: place.commit, among: commits)
        self.tag = self.tag ?? candidates.first { reached.contains($0.commit) }
        stable =
          stable ?? candidates.first { !$0.version.isPrerelease && reached.contains($0.commit) }
        return
      }
      left -= 1
      guard try repository.isAncestor(tag.commit, of: place.commit) == true else { continue }
      self.tag = self.tag ?? tag
      if !tag.version.isPrerelease { stable = stable ?? tag }
    }
  }
}
