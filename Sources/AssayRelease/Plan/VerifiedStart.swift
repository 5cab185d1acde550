// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Where the verified part of a history begins: a repository that adopts the tagger keeps its old
/// tags and merges, and nobody corrects them.
struct VerifiedStart {
  /// What it and the commits before it hold is not verified.
  var commit: String
  /// The release that the verified part goes on from: of the nearest tagged commit that is not in
  /// it. nil where there is none.
  var release: ReleaseTag?

  /// - Parameters:
  ///   - name: a tag, as the remote lists it, or a revision of the clone; nil for all of history.
  ///   - place: the end of the history.
  /// - Throws: `ReleaseError`, no history, for a name that is none of the history's commits: with
  ///   it, all or nothing would be verified.
  init?(
    _ name: String?, of place: GitRepository.Place, tags: TagList, repository: GitRepository
  ) throws {
    guard let name else { return nil }
    commit = try Self.commit(name, tags: tags, repository: repository)
    guard try repository.isAncestor(commit, of: place.commit) == true else {
      throw ReleaseError(
        .noHistory,
        "cannot verify the tags after \(Self.quoted(name)), because it is not in the history of "
          + "\(place.commit.prefix(12)); " + Self.advice)
    }
    var named: [String: ReleaseTag] = [:]
    // The highest comes first.
    for tag in tags.tags where named[tag.commit] == nil { named[tag.commit] = tag }
    for earlier in try repository.firstParents(after: nil, to: commit).reversed() {
      guard let tag = named[earlier.hash] else { continue }
      release = tag
      break
    }
  }

  /// The differences between clone and remote that are not of the past: a tag that is, or was,
  /// after the start.
  func later(
    _ differences: [HistoryVerifier.Problem], in repository: GitRepository
  ) throws -> [HistoryVerifier.Problem] {
    if differences.isEmpty { return [] }
    var commits: Set<String> = []
    for case .differs(_, let local, let remote) in differences {
      commits.insert(local)
      if let remote { commits.insert(remote) }
    }
    let past = try repository.ancestors(of: commit, among: commits)
    return differences.filter { problem in
      guard case .differs(_, let local, let remote) = problem else { return true }
      return !past.contains(local) || remote.map { !past.contains($0) } ?? false
    }
  }

  private static func commit(
    _ name: String, tags: TagList, repository: GitRepository
  ) throws -> String {
    // A clone of a pipeline may have the commits and not the tags.
    if let tag = tags.tags.first(where: { $0.name == name }) { return tag.commit }
    if let tag = tags.foreign.first(where: { $0.name == name }) { return tag.commit }
    do {
      return try repository.place(of: name).commit
    } catch let error as ReleaseError where error.reason == .noHistory {
      throw ReleaseError(
        .noHistory,
        "cannot verify the tags after \(quoted(name)), because '\(Printable.line(repository.folder))' has no such "
          + "tag or commit; " + advice)
    }
  }

  private static func quoted(_ name: String) -> String { "'\(Printable.short(name, limit: 60))'" }

  private static let advice =
    "name a tag or a commit of that history with --since, or as 'verify-since' in .assay.yml"
}
