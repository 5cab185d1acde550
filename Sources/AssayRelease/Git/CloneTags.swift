// SPDX-License-Identifier: MIT

/// Whether the tags of a clone are those of its remote, as far as the clone can tell.
extension GitRepository {
  /// - Throws: `ReleaseError` where the clone was made without all tags, so that none found does
  ///   not mean that there is none.
  package func checkHasAllTags(_ place: Place) throws {
    if try isShallow(place) {
      throw ReleaseError(
        .shallow,
        "the clone '\(folder)' is shallow and has no version tag, but an earlier commit may have one; fetch the full "
          + "history with its tags ('fetch-depth: 0'), or run this without --offline and with --unshallow"
      )
    }
    guard try leavesOutTags() else { return }
    throw ReleaseError(
      .missingTags,
      "the clone '\(folder)' has no version tag, because it was made with --no-tags; run this without --offline, or fetch "
        + "the tags: 'git config --unset remote.\(remote).tagOpt', then 'git fetch --tags \(remote)'"
    )
  }

  /// Whether the clone is one whose own tags can be verified: it has the whole history and tags.
  package func isCompleteClone(_ place: Place) throws -> Bool {
    if try isShallow(place) || leavesOutTags() { return false }
    return try !tagNames(isLocal: true).isEmpty
  }

  /// Whether `git clone --no-tags` made it (`remote.<name>.tagOpt` of git-config).
  private func leavesOutTags() throws -> Bool {
    // The address of a remote has no settings.
    if remote.contains("/") || remote.contains(":") { return false }
    let result = try git(["config", "--get", "remote.\(remote).tagOpt"])
    return result.succeeded && result.line == "--no-tags"
  }
}
