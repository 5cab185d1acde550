// SPDX-License-Identifier: MIT

/// Looks whether a history is well tagged.
package struct HistoryVerifier: Sendable {
  var repository: GitRepository
  var configuration: ReleaseConfiguration
  /// nil where the repository is one package.
  var scope: PackageScope?

  package init(
    repository: GitRepository, configuration: ReleaseConfiguration, scope: PackageScope? = nil
  ) {
    self.repository = repository
    self.configuration = configuration
    self.scope = scope
  }

  /// What was found in a history.
  package struct Findings: Hashable, Sendable {
    /// In the order of history.
    package var problems: [Problem] = []
    /// How many of the tags are on the verified history; with none, nothing in it was verified.
    package var tagCount = 0
  }

  /// Verifies the first-parent history up to a commit: all of it, or what comes after the commit
  /// that the configuration names.
  ///
  /// - Parameters:
  ///   - local: the clone's tags, to compare; nil for no comparison.
  ///   - title: of the request that the place's commit merged, where its message does not hold it.
  package func findings(
    at place: GitRepository.Place, tags: TagList, local: TagList?, title: String? = nil
  ) throws -> Findings {
    if try repository.isShallow(place) {
      throw ReleaseError(
        .shallow,
        "the clone '\(repository.folder)' is shallow, so its history cannot be verified; fetch the full history "
          + "('fetch-depth: 0'), or pass --unshallow")
    }
    let start = try VerifiedStart(
      configuration.verifySince, of: place, tags: tags, repository: repository)
    var history = try repository.firstParents(after: start?.commit, to: place.commit)
    if let title, let last = history.indices.last {
      history[last].message.title = title
      history[last].message.evidence = .title
    }
    var byCommit: [String: [ReleaseTag]] = [:]
    for tag in tags.tags { byCommit[tag.commit, default: []].append(tag) }
    // With version files the tag is on the commit that was made for the merge.
    let released = Set(history.filter { byCommit[$0.hash] != nil }.compactMap(\.releasedFor))
    var problems: [Problem] = []
    var tagCount = 0
    var highest = start?.release
    for commit in history {
      let own = byCommit[commit.hash] ?? []
      tagCount += own.count
      if releasesTogether, !own.isEmpty { problems.removeAll(where: \.isUntagged) }
      // A prerelease may be promoted where it stands, and build metadata does not count.
      let stable = own.filter { !$0.version.isPrerelease }
      if stable.count > 1 {
        problems.append(.severalTags(commit: commit.hash, tags: stable.map(\.name)))
      }
      for tag in own.reversed() {
        if let highest, tag.version < highest.version {
          problems.append(.descending(lower: tag.name, after: highest.name))
        } else {
          highest = tag
        }
      }
      guard own.isEmpty, highest != nil, commit.message.isRequest else { continue }
      if released.contains(commit.hash) { continue }
      if Self.asksForNothing(commit, configuration) { continue }
      if let scope, try !repository.changedPaths(of: commit).contains(where: scope.owns) {
        continue
      }
      problems.append(
        .untagged(
          commit: commit.hash, title: commit.message.title, number: commit.message.number))
    }
    let differences = differences(local, tags)
    problems += try start?.later(differences, in: repository) ?? differences
    problems += unread(in: tags, history, latest: highest)
    if scope == nil {
      let forms = OtherForms(repository: repository, configuration: configuration)
      problems += try forms.problems(
        in: tags, history: history, latest: highest, earliest: start?.release)
    }
    return Findings(problems: problems, tagCount: tagCount)
  }

  /// Whether a release holds all requests that were merged before it: so it is configured, or it
  /// has a commit of its own, which can only follow the last merge.
  private var releasesTogether: Bool {
    let files = scope?.versionFiles ?? configuration.versionFiles
    let changelog = scope.map(\.changelog) ?? configuration.changelog
    return configuration.catchUp == .never || !files.isEmpty || changelog != nil
  }

  private static func asksForNothing(
    _ commit: HistoryCommit, _ configuration: ReleaseConfiguration
  ) -> Bool {
    let text = TitledChange(title: commit.message.title, message: commit.message.body)
    switch TitleCheck.decision(
      on: text, rule: configuration.rule, unknown: configuration.unknownTitles)
    {
    case .skip, .bump(.none): return true
    case .bump: return false
    // Its own job stopped and said so, and so does the next one.
    case .unclear: return configuration.unknownTitles == .refuse
    }
  }

  /// Tags after the last release that are meant as versions and cannot be read as such.
  private func unread(
    in tags: TagList, _ history: [HistoryCommit], latest: ReleaseTag?
  ) -> [Problem] {
    guard let latest else { return [] }
    let unread = UnreadVersions(prefix: scope?.prefix ?? configuration.prefix)
    let later = Self.commits(of: history, after: latest)
    return unread.highest(in: tags, on: later, after: latest).map {
      [
        .unread(
          tag: $0.name, commit: $0.commit, release: latest.name, advice: unread.advice($0))
      ]
    } ?? []
  }

  /// The commits after a release, which is one of them or comes before all.
  static func commits(
    of history: [HistoryCommit], after latest: ReleaseTag
  ) -> ArraySlice<HistoryCommit> {
    let place = history.firstIndex { $0.hash == latest.commit }
    return history[(place.map { $0 + 1 } ?? 0)...]
  }

  private func differences(_ local: TagList?, _ remote: TagList) -> [Problem] {
    guard let local else { return [] }
    let commits = Dictionary(remote.tags.map { ($0.name, $0.commit) }) { first, _ in first }
    return local.tags.reversed().compactMap { tag in
      let there = commits[tag.name]
      return there == tag.commit ? nil : .differs(tag: tag.name, local: tag.commit, remote: there)
    }
  }
}
