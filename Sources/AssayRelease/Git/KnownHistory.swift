// SPDX-License-Identifier: MIT

/// The first-parent history between a tag and a commit, which is most of what a plan asks git for.
///
/// One call of git answers it where the tag lies on that history, as it mostly does. A process of
/// git takes milliseconds to start, and so most of the time of a small repository's plan; and each
/// walk over a long history may take as long as listing all tags.
struct KnownHistory: Sendable {
  /// A commit that comes before all of them.
  var base: String
  /// The oldest first.
  var commits: [HistoryCommit]
  /// Commits that the last one does not come from.
  var unreached: Set<String> = []
  /// Those of them that come after the last one.
  var later: Set<String> = []

  func holds(base: String?, end: String) -> Bool {
    base == self.base && end == commits.last?.hash
  }

  func isUnreached(_ commit: String, from end: String) -> Bool {
    end == commits.last?.hash && unreached.contains(commit)
  }

  /// Those of some commits that come after `end`; nil where that is not known of all of them.
  func following(_ end: String, among commits: [String]) -> Set<String>? {
    guard end == self.commits.last?.hash, unreached.isSuperset(of: commits) else { return nil }
    return later.intersection(commits)
  }
}

extension GitRepository {
  /// So many of the highest tags may be of other branches before each question is asked: fewer than
  /// `LatestTag` asks for one by one.
  private static let others = 7

  /// The place of a revision and a repository that knows the history from its latest tag to there;
  /// nil where two walks do not tell, and each question must be asked. For plans: the place has no
  /// folder to write tags to.
  package func looking(
    at revision: String, after tags: TagList
  ) throws -> (repository: GitRepository, place: Place)? {
    if revision.hasPrefix("-") || revision.isEmpty || tags.tags.isEmpty { return nil }
    var ends = Set(tags.tags.prefix(Self.others + 1).map(\.commit))
    if let stable = tags.tags.first(where: { !$0.version.isPrerelease }) {
      ends.insert(stable.commit)
    }
    guard
      let known = try recentHistory(of: revision, after: ends)
        ?? wholeHistory(of: revision, after: ends)
    else { return nil }
    return try place(in: known, tags: tags)
  }

  /// So many commits are looked at before the whole history is walked. Git lists them without a
  /// walk, and most releases are nearer than that.
  private static let recent = 250

  /// The history from the nearest of some commits, if it is near; nil where it is not.
  private func recentHistory(of revision: String, after ends: Set<String>) throws -> KnownHistory? {
    let result = try git(
      Self.firstParentLog.filter { $0 != "--reverse" } + [
        "--max-count=\(Self.recent)", "--format=tformat:" + HistoryCommit.format,
        "--end-of-options", revision + "^{commit}", "--",
      ])
    guard result.succeeded else { return nil }
    var commits: [HistoryCommit] = []
    for record in result.output.split(separator: 0) {
      guard let commit = HistoryCommit(record: record) else { return nil }
      if ends.contains(commit.hash) {
        return commits.isEmpty ? nil : KnownHistory(base: commit.hash, commits: commits.reversed())
      }
      commits.append(commit)
    }
    return nil
  }

  /// The history from one of some commits, wherever it is; nil where the first walk does not tell.
  private func wholeHistory(of revision: String, after ends: Set<String>) throws -> KnownHistory? {
    // `-` marks the commits at which the walk ended. The clone need not have the other branches.
    let result = try git(
      Self.firstParentLog + [
        "--ignore-missing", "--boundary", "--format=tformat:%m" + HistoryCommit.format,
        "--end-of-options", revision + "^{commit}",
      ] + ends.sorted().map { "^" + $0 } + ["--"])
    // What is wrong, if something is, the single questions say better.
    guard result.succeeded else { return nil }
    var commits: [HistoryCommit] = []
    var reached: Set<String> = []
    for record in result.output.split(separator: 0) {
      guard let commit = HistoryCommit(record: record.dropFirst()) else { return nil }
      if record.first == 0x2D {
        reached.insert(commit.hash)
      } else {
        commits.append(commit)
      }
    }
    // The walk must have ended at a tag itself, and not at what is before one of another branch.
    guard let base = commits.first?.parents.first, ends.contains(base), reached.contains(base)
    else { return nil }
    return KnownHistory(base: base, commits: commits)
  }

  /// The place of the last commit; nil where a tag higher than the history's may count.
  private func place(
    in history: KnownHistory, tags: TagList
  ) throws -> (repository: GitRepository, place: Place)? {
    var known = history
    guard let last = known.commits.last,
      let tag = tags.tags.firstIndex(where: { $0.commit == known.base })
    else { return nil }
    let higher = Set(tags.tags[..<tag].map(\.commit))
    if !higher.isEmpty {
      guard tag <= Self.others, try look(at: higher, into: &known) else { return nil }
    }
    var repository = self
    repository.known = known
    return (repository, Place(commit: last.hash, gitFolder: "", isShallow: nil))
  }

  /// Finds out that the commits of higher tags do not come before the last commit, and which come
  /// after it.
  ///
  /// - Returns: false where one does, or is not in this clone.
  private func look(at higher: Set<String>, into known: inout KnownHistory) throws -> Bool {
    guard let end = known.commits.last?.hash,
      try presentCommits(higher.sorted()).count == higher.count
    else { return false }
    let input = (higher.sorted() + ["^" + end]).joined(separator: "\n") + "\n"
    let list = try checked(
      ["rev-list", "--topo-order", "--reverse", "--parents", "--stdin"], input: input)
    // Parents come first.
    // NB: compared as bytes, because a branch may be a hundred thousand commits ahead.
    var found: Set<ArraySlice<UInt8>> = []
    var following: Set<ArraySlice<UInt8>> = [Array(end.utf8)[...]]
    for line in list.output.split(separator: 0x0A) {
      let hashes = line.split(separator: 0x20)
      guard let commit = hashes.first else { continue }
      found.insert(commit)
      if hashes.dropFirst().contains(where: following.contains) { following.insert(commit) }
    }
    func hashes(in set: Set<ArraySlice<UInt8>>) -> Set<String> {
      higher.filter { set.contains(Array($0.utf8)[...]) }
    }
    known.unreached = hashes(in: found)
    known.later = hashes(in: following)
    return known.unreached == higher
  }

  /// Whether the clone has only the end of the history.
  package func isShallow(_ place: Place) throws -> Bool {
    try place.isShallow
      ?? (checked(["rev-parse", "--is-shallow-repository"]).line == "true")
  }
}
