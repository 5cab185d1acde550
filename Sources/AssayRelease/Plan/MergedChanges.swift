// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The requests that get a tag: the one that was merged, and those before it that have none.
struct MergedChanges: Sendable {
  struct Change: Hashable, Sendable {
    var commit: String
    var title: String
    var number: Int?
    var bump: VersionBump
    /// `Release-As:`, whatever the bump.
    var version: SemanticVersion?
  }

  /// Changes that are numbered after one tag, the oldest first.
  struct Group: Sendable {
    var latest: LatestTag
    var list: [Change]
  }

  struct Result: Sendable {
    /// Those whose commits do not come from the latest tag: a merge brought it in after them.
    var behind: Group?
    var list: [Change] = []
    /// Why the commit itself is not released; nil where it is.
    var reason: ReleasePlan.NothingReason?
  }

  private struct Behind {
    var all: Set<String> = []
    /// Those that no older tag holds.
    var fresh: Set<String> = []
  }

  private enum Decision {
    case change(Change)
    case nothing(ReleasePlan.NothingReason)
    case unclear(String)
  }

  var planner: ReleasePlanner
  private var configuration: ReleaseConfiguration { planner.configuration }
  private var repository: GitRepository { planner.repository }

  init(planner: ReleasePlanner) {
    self.planner = planner
  }

  func list(
    _ request: MergedRequest, at place: GitRepository.Place, latest: ReleaseTag?, tags: TagList
  ) throws -> Result {
    // Without a tag the history is not ours to tag, unless that is asked for.
    let isWhole = latest != nil || configuration.catchUp == .always
    let history =
      isWhole
      ? try repository.firstParents(after: latest?.commit, to: place.commit)
      : [try repository.commit(place.commit)]
    guard let target = history.last(where: { $0.hash == place.commit }) else {
      throw ReleaseError(
        .noHistory,
        "git does not list \(place.commit) in its own history; see 'git log \(place.commit)'")
    }
    if isWhole, history.first?.parents.isEmpty == true, try repository.isShallow(place) {
      throw ReleaseError(
        .shallow,
        "the clone '\(repository.folder)' is shallow and ends before "
          + "\(latest?.name ?? "the first commit"); fetch the full history ('fetch-depth: 0'), or pass --unshallow"
      )
    }
    try MixedShapes(planner: planner).check(tags, latest: latest, history: history)
    var result = Result()
    let own = try self.own(target, request)
    if case .nothing(let reason) = own { result.reason = reason }
    let pending = history.filter { $0.hash != target.hash }
    let (behind, base) = try commitsBehind(latest, history: pending, tags: tags, request)
    let tagged = Set(tags.tags.map(\.commit))
    result.list = try changes(
      pending.filter { !behind.all.contains($0.hash) && !tagged.contains($0.hash) }, request)
    if let base {
      let list = try changes(
        pending.filter {
          behind.all.contains($0.hash) && behind.fresh.contains($0.hash)
            && !tagged.contains($0.hash)
        }, request)
      if !list.isEmpty { result.behind = Group(latest: base, list: list) }
    }
    let count = result.list.count + (result.behind?.list.count ?? 0)
    // A release's own commit can only follow the last merge.
    switch planner.committedPaths.isEmpty ? configuration.catchUp : .never {
    case .never:
      return together(result, own, target)
    case .automatic where count > CatchUp.limit:
      throw ReleaseError(
        .untaggedMerges,
        "\(count) requests that were merged after \(latest?.name ?? "the start") have no tag; pass "
          + "--catch-up to tag each of them in order, or --no-catch-up to release them together with this one"
      )
    case .automatic, .always:
      if case .change(let change) = own { result.list.append(change) }
      return result
    }
  }

  /// One release for all of them, on the last commit.
  private func together(
    _ result: Result, _ own: Decision, _ target: HistoryCommit
  ) -> Result {
    if result.reason == .skipped { return Result(reason: .skipped) }
    let earlier = (result.behind?.list ?? []) + result.list
    var merged = Change(
      commit: target.hash, title: target.message.title, number: target.message.number, bump: .none)
    if case .change(let change) = own { merged = change }
    for other in earlier {
      merged.bump = max(merged.bump, other.bump)
      merged.version = merged.version ?? other.version
    }
    return merged.bump == .none && merged.version == nil
      ? Result(reason: result.reason) : Result(list: [merged])
  }

  /// Commits that do not come from the latest tag, and the tag that they come from.
  ///
  /// A tag may come in by a merge: the commits before that merge were there without it, and must
  /// not get its versions.
  private func commitsBehind(
    _ latest: ReleaseTag?, history: [HistoryCommit], tags: TagList, _ request: MergedRequest
  ) throws -> (Behind, LatestTag?) {
    guard let latest, let first = history.first, first.parents.first != latest.commit else {
      return (Behind(), nil)
    }
    let after = try repository.descendants(of: latest.commit, among: history.map(\.hash))
    let behind = history.filter { !after.contains($0.hash) }
    guard let last = behind.last else { return (Behind(), nil) }
    let place = GitRepository.Place(commit: last.hash, gitFolder: "", isShallow: nil)
    let base = try LatestTag.find(
      in: tags, for: place, range: request.branch.flatMap(VersionRange.init(branch:)),
      repository: repository)
    let all = Set(behind.map(\.hash))
    guard let tag = base.tag else { return (Behind(all: all, fresh: all), base) }
    // What an older tag holds has been released, and nothing is left to do for it.
    let fresh = Set(
      try repository.firstParents(after: tag.commit, to: last.hash).map(\.hash))
    return (Behind(all: all, fresh: fresh), base)
  }

  /// What the merged request releases, by its title as the user or the host says, or by the
  /// commit's message.
  private func own(_ target: HistoryCommit, _ request: MergedRequest) throws -> Decision {
    let decision = try ownDecision(target, request)
    if case .unclear(let problem) = decision { throw ReleaseError(.titleRefused, problem) }
    return decision
  }

  private func ownDecision(
    _ target: HistoryCommit, _ request: MergedRequest
  ) throws -> Decision {
    let message = target.message
    if let title = request.title {
      let text = TitledChange(
        title: title, body: request.body, message: message.body, labels: request.labels)
      return try decision(on: text, target, number: request.number ?? message.number)
    }
    let asks = configuration.rule.readsLabels && request.labels.isEmpty
    switch try told(target, request, readsLabels: asks) {
    case .request(let hosted): return try decision(on: hosted, target)
    case .part: return .nothing(.part)
    case .message, .direct:
      let text = TitledChange(
        title: message.title, body: request.body, message: message.body, labels: request.labels)
      return try decision(on: text, target, number: request.number ?? message.number)
    case .unknown(let problem):
      throw ReleaseError(
        .cannotTell,
        "cannot tell the title of the request that \(target.hash.prefix(12)) merged "
          + "('\(Printable.short(message.title, limit: 80))'): \(problem), or the title with --title"
      )
    }
  }

  /// The version that the request itself asks for, at least; nil where it asks for none, or nobody
  /// can tell.
  func bump(of target: HistoryCommit, _ request: MergedRequest) throws -> VersionBump? {
    do {
      if case .change(let change) = try ownDecision(target, request) { return change.bump }
    } catch let error as ReleaseError where error.isDecision {
      return nil
    }
    return nil
  }

  private func changes(
    _ commits: [HistoryCommit], _ request: MergedRequest
  ) throws -> [Change] {
    var changes: [Change] = []
    for commit in commits {
      let name = "\(commit.hash.prefix(12)) ('\(Printable.short(commit.message.title, limit: 80))')"
      let remedy =
        "or tag it first: assay release tag --push --commit \(commit.hash.prefix(12)) --title 'TITLE'"
      let decided: Decision
      switch try told(commit, request, readsLabels: configuration.rule.readsLabels) {
      case .direct, .part: continue
      case .request(let hosted): decided = try decision(on: hosted, commit)
      case .message:
        let text = TitledChange(title: commit.message.title, message: commit.message.body)
        decided = try decision(on: text, commit, number: commit.message.number)
      case .unknown(let problem):
        throw ReleaseError(
          .cannotTell,
          "cannot tell what the earlier commit \(name) releases, which has no tag: \(problem), \(remedy)"
        )
      }
      switch decided {
      case .change(let change): changes.append(change)
      case .nothing: break
      case .unclear(let problem):
        throw ReleaseError(
          .cannotTell,
          "cannot tell what the earlier commit \(name) releases, which has no tag: \(problem); change its title on the "
            + "host and run this again, \(remedy)")
      }
    }
    return changes
  }

  private func told(
    _ commit: HistoryCommit, _ request: MergedRequest, readsLabels: Bool
  ) throws -> RequestTitles.Told {
    // A channel that was asked for is of every branch.
    let branch = request.branch == MergedRequest.anyBranch ? nil : request.branch
    return try planner.titles.told(
      commit, branch: branch, readsLabels: readsLabels, repository: repository)
  }

  private func decision(on hosted: HostedRequest, _ commit: HistoryCommit) throws -> Decision {
    let text = TitledChange(
      title: hosted.title, body: hosted.body, message: commit.message.body, labels: hosted.labels)
    return try decision(on: text, commit, number: hosted.number)
  }

  private func decision(
    on text: TitledChange, _ commit: HistoryCommit, number: Int?
  ) throws -> Decision {
    let bump: VersionBump
    switch TitleCheck.decision(
      on: text, rule: configuration.rule, unknown: configuration.unknownTitles)
    {
    case .skip: return .nothing(.skipped)
    case .unclear(let problem): return .unclear(problem)
    case .bump(let named): bump = named
    }
    if bump == .none { return .nothing(.noRelease) }
    if let scope = planner.scope {
      let paths = try repository.changedPaths(of: commit)
      guard paths.contains(where: scope.owns) else { return .nothing(.untouched) }
    }
    return .change(
      Change(
        commit: commit.hash, title: text.title, number: number, bump: bump,
        version: ReleaseAsFooter.version(in: text)))
  }
}
