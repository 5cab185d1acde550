// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The requests that get a tag: the one that was merged, and those before it that have none.
struct MergedChanges: Sendable {
  struct Change: Hashable, Sendable {
    var commit: String
    var title: String
    var number: Int?
    var bump: VersionBump
  }

  struct Result: Hashable, Sendable {
    /// The oldest first.
    var list: [Change] = []
    /// Why there is nothing to release; nil where there is.
    var reason: ReleasePlan.NothingReason?
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
    let own = try change(target, request)
    guard case .change(let change) = own else {
      if case .nothing(let reason) = own { return Result(reason: reason) }
      return Result(reason: .noRelease)
    }
    let earlier = try earlierChanges(history, before: target, tags: tags)
    // A version file's commit can only follow the last merge.
    switch planner.versionFiles.isEmpty ? configuration.catchUp : .never {
    case .never:
      var merged = change
      for other in earlier { merged.bump = max(merged.bump, other.bump) }
      return Result(list: [merged])
    case .automatic where earlier.count > CatchUp.limit:
      throw ReleaseError(
        .untaggedMerges,
        "\(earlier.count) requests that were merged after \(latest?.name ?? "the start") have no tag; pass "
          + "--catch-up to tag each of them in order, or --no-catch-up to release them together with this one"
      )
    case .automatic, .always:
      return Result(list: earlier + [change])
    }
  }

  private enum Decision {
    case change(Change)
    case nothing(ReleasePlan.NothingReason)
    case refused
  }

  private func change(_ target: HistoryCommit, _ request: MergedRequest) throws -> Decision {
    let message = target.message
    let title = request.title ?? message.title
    let text = TitledChange(
      title: title, body: request.title == nil ? message.body : request.body,
      labels: request.labels)
    let decision = try decision(on: text, target, number: request.number ?? message.number)
    if case .refused = decision {
      throw ReleaseError(
        .titleRefused,
        "'\(Printable.short(title))' does not say what to release; "
          + TitleCheck.help(configuration.rule))
    }
    return decision
  }

  private func earlierChanges(
    _ history: [HistoryCommit], before target: HistoryCommit, tags: TagList
  ) throws -> [Change] {
    let tagged = Set(tags.tags.map(\.commit))
    var changes: [Change] = []
    for commit in history where commit.hash != target.hash && commit.message.isRequest {
      if tagged.contains(commit.hash) { continue }
      let text = TitledChange(title: commit.message.title, body: commit.message.body)
      // A title that was refused got no tag of its own, and does not stop those after it.
      let decision = try decision(on: text, commit, number: commit.message.number)
      if case .change(let change) = decision { changes.append(change) }
    }
    return changes
  }

  private func decision(
    on text: TitledChange, _ commit: HistoryCommit, number: Int?
  ) throws -> Decision {
    let bump: VersionBump
    switch configuration.rule.verdict(on: text) {
    case .skip: return .nothing(.skipped)
    case .bump(let named): bump = named
    case .unknown:
      switch configuration.unknownTitles {
      case .patch: bump = .patch
      case .none: bump = .none
      case .refuse: return .refused
      }
    }
    if bump == .none { return .nothing(.noRelease) }
    if let scope = planner.scope {
      let paths = try repository.changedPaths(of: commit)
      guard paths.contains(where: scope.owns) else { return .nothing(.untouched) }
    }
    return .change(Change(commit: commit.hash, title: text.title, number: number, bump: bump))
  }
}
