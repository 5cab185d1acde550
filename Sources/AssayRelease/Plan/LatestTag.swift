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
  /// - Throws: `ReleaseError`, shallow, where the clone does not have the history to tell.
  static func find(
    in tags: TagList, for place: GitRepository.Place, range: VersionRange?,
    repository: GitRepository
  ) throws -> LatestTag {
    let candidates = tags.tags.filter { range?.contains($0.version) ?? true }
    guard let highest = candidates.first else { return LatestTag() }
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
    let reachable = try repository.ancestors(of: place.commit)
    latest.tag = latest.tag ?? candidates.first { reachable.contains($0.commit) }
    latest.stable = candidates.first { !$0.version.isPrerelease && reachable.contains($0.commit) }
    if latest.tag != highest || latest.stable == nil, try repository.isShallow(place) {
      throw ReleaseError(
        .shallow,
        "the clone '\(repository.folder)' is shallow and does not show whether \(highest.name) comes "
          + "before this commit; fetch the full history ('fetch-depth: 0'), or pass --unshallow")
    }
    return latest
  }
}
