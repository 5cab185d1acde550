// SPDX-License-Identifier: MIT

/// Version tags among those of the releases that have another prefix: `1.2.3` beside `v1.2.3`.
///
/// A repository that changed the form of its tags once has none: its older tags have lower
/// versions, or commits that a release in the new form comes after.
struct OtherForms {
  var repository: GitRepository
  var configuration: ReleaseConfiguration

  /// - Parameters:
  ///   - history: the first-parent history, the oldest first.
  ///   - latest: the last release in it, or before it.
  ///   - earliest: the release before all of the history; nil where nothing is before it.
  func problems(
    in tags: TagList, history: [HistoryCommit], latest: ReleaseTag?, earliest: ReleaseTag? = nil
  ) throws -> [HistoryVerifier.Problem] {
    // Where the prefix was chosen, tags of another are somebody else's.
    guard !configuration.choosesPrefix, let own = latest ?? tags.tags.first,
      let lowest = earliest ?? tags.tags.last
    else { return [] }
    let tagged = Set(tags.tags.map(\.commit))
    var commits: [String: String] = [:]
    for tag in tags.foreign where !tagged.contains(tag.commit) { commits[tag.name] = tag.commit }
    let later = laterCommits(history, latest: latest)
    var found = TagShapes(
      commits.filter { later.contains($0.value) }.keys.sorted(),
      known: configuration.packagePrefixes
    ).shapes
    found += try elsewhere(commits.filter { !later.contains($0.value) }, from: lowest, own: own)
    return found.sorted { $0.prefix < $1.prefix }.map { shape in
      .otherForm(
        tag: shape.example, commit: commits[shape.example] ?? "", count: shape.count,
        release: own.name, prefixes: [configuration.prefix.text, shape.prefix])
    }
  }

  /// The commits after the last release.
  private func laterCommits(
    _ history: [HistoryCommit], latest: ReleaseTag?
  ) -> Set<String> {
    guard let latest else { return [] }
    return Set(HistoryVerifier.commits(of: history, after: latest).map(\.hash))
  }

  /// Of commits that are not in the history: only the usual prefixes (`v`, `V`, none), because
  /// others are often those of something else, and only versions that the releases have too.
  private func elsewhere(
    _ commits: [String: String], from lowest: ReleaseTag, own: ReleaseTag
  ) throws -> [TagShapes.Shape] {
    var candidates = commits.filter { name, _ in
      guard let (prefix, version) = MixedShapes.plain(Array(name.utf8)[...]) else { return false }
      guard prefix != configuration.prefix.text, let version = SemanticVersion(bytes: version)
      else { return false }
      return version >= lowest.version
    }
    if candidates.isEmpty { return [] }
    let reached = try repository.ancestors(of: own.commit, among: Set(candidates.values))
    candidates = candidates.filter { !reached.contains($0.value) }
    return TagShapes(candidates.keys.sorted(), known: configuration.packagePrefixes).shapes
  }
}
