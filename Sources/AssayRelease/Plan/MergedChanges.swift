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
    /// What asks for more than the change itself and is released with it.
    var raise: CarriedChanges.Raise?
    /// The least that others in the release ask for; a chosen version must not be lower.
    var least = VersionBump.none
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
    /// What no request brought in, and what waits for the next release.
    var waiting = CarriedChanges()
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

  /// What the merged commit itself asks for.
  private struct Own {
    var decision: Decision
    /// Whether it merged no request: then it speaks for itself alone, and not for what was pushed
    /// with it.
    var isDirect: Bool
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
    try UnreadVersions(prefix: planner.prefix).check(tags, latest: latest, history: history)
    var result = Result()
    let tagged = Set(tags.tags.map(\.commit))
    let sides = DirectMerges(repository: repository, latest: latest, tagged: tagged)
    let own = try self.own(target, request, sides: isWhole ? sides : nil)
    if case .nothing(let reason) = own.decision { result.reason = reason }
    let pending = history.filter { $0.hash != target.hash }
    let (behind, base) = try commitsBehind(latest, history: pending, tags: tags, request)
    if let base {
      let list = try changes(
        pending.filter {
          behind.all.contains($0.hash) && behind.fresh.contains($0.hash)
            && !tagged.contains($0.hash)
        }, request, sides: sides, pushes: &result.waiting)
      if !list.isEmpty { result.behind = Group(latest: base, list: list) }
    }
    result.list = try changes(
      pending.filter { !behind.all.contains($0.hash) && !tagged.contains($0.hash) }, request,
      sides: sides, pushes: &result.waiting)
    if isWhole, own.isDirect {
      for commit in try sides.commits(of: target) {
        try add(commit, request, to: &result.waiting)
      }
    }
    let count = result.list.count + (result.behind?.list.count ?? 0)
    // A release's own commit can only follow the last merge.
    switch planner.committedPaths.isEmpty ? configuration.catchUp : .never {
    case .never:
      return together(result, own.decision, target)
    case .automatic where count > CatchUp.limit:
      throw ReleaseError(
        .untaggedMerges,
        "\(count) requests that were merged after \(latest?.name ?? "the start") have no tag; pass "
          + "--catch-up to tag each of them in order, or --no-catch-up to release them together with this one"
      )
    case .automatic, .always:
      if let change = released(own, target, &result.waiting) {
        result.list.append(change)
        result.reason = nil
      }
      return result
    }
  }

  /// The release of the commit itself, with what was pushed before it; nil where there is none.
  private func released(
    _ own: Own, _ target: HistoryCommit, _ pushes: inout CarriedChanges
  ) -> Change? {
    switch own.decision {
    case .change(let change): return pushes.raising(change)
    case .nothing(.noRelease), .nothing(.untouched):
      // A request that asks for none does not release what others pushed.
      guard own.isDirect, !pushes.isEmpty else { return nil }
      return pushes.raising(Change(target))
    case .nothing(.skipped), .nothing(.part), .unclear: return nil
    }
  }

  /// One release for all of them, on the last commit.
  private func together(
    _ result: Result, _ own: Decision, _ target: HistoryCommit
  ) -> Result {
    if result.reason == .skipped { return Result(reason: .skipped, waiting: result.waiting) }
    var merged = Change(target)
    if case .change(let change) = own { merged = change }
    var others = CarriedChanges()
    for other in (result.behind?.list ?? []) + result.list { others.add(other) }
    var waiting = result.waiting
    merged = others.raising(waiting.raising(merged))
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
  ///
  /// - Parameter sides: what direct merges brought in; nil where the history is not looked at.
  private func own(
    _ target: HistoryCommit, _ request: MergedRequest, sides: DirectMerges?
  ) throws -> Own {
    var own = try ownDecision(target, request)
    if case .unclear(let problem) = own.decision {
      // What a merge brought in speaks for it.
      guard own.isDirect, let sides, try !sides.commits(of: target).isEmpty else {
        let remedy = own.isDirect ? "; " + self.remedy(forPushed: target) : ""
        throw ReleaseError(.titleRefused, problem + remedy)
      }
      own.decision = .nothing(.noRelease)
    }
    return own
  }

  private func ownDecision(
    _ target: HistoryCommit, _ request: MergedRequest
  ) throws -> Own {
    let message = target.message
    if let title = request.title {
      let text = TitledChange(
        title: title, body: request.body, message: message.body, labels: request.labels)
      return Own(
        decision: try decision(on: text, target, number: request.number ?? message.number),
        isDirect: false)
    }
    let asks = configuration.rule.readsLabels && request.labels.isEmpty
    let told = try told(target, request, readsLabels: asks)
    switch told {
    case .request(let hosted):
      return Own(decision: try decision(on: hosted, target), isDirect: false)
    case .part: return Own(decision: .nothing(.part), isDirect: false)
    case .message, .direct:
      let text = TitledChange(
        title: message.title, body: request.body, message: message.body, labels: request.labels)
      let isDirect = told == .direct
      return Own(
        decision: try decision(
          on: text, target, number: request.number ?? message.number, isPushed: isDirect),
        isDirect: isDirect)
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
      if case .change(let change) = try ownDecision(target, request).decision { return change.bump }
    } catch let error as ReleaseError where error.isDecision {
      return nil
    }
    return nil
  }

  /// Requests among some commits, the oldest first. What was pushed without one goes with the next.
  ///
  /// - Parameter pushes: what was pushed before; then what no request took along.
  private func changes(
    _ commits: [HistoryCommit], _ request: MergedRequest, sides: DirectMerges,
    pushes: inout CarriedChanges
  ) throws -> [Change] {
    var changes: [Change] = []
    for commit in commits {
      switch try told(commit, request, readsLabels: configuration.rule.readsLabels) {
      case .part: break
      case .direct:
        let merged = try sides.commits(of: commit)
        for side in merged { try add(side, request, to: &pushes) }
        if !merged.isEmpty, case .unclear = try messageDecision(commit, isPushed: true) { break }
        try add(commit, request, to: &pushes)
      case .request, .message, .unknown:
        if let change = try change(of: commit, request) { changes.append(pushes.raising(change)) }
      }
    }
    return changes
  }

  /// Adds what a commit of a push says for itself.
  private func add(
    _ commit: HistoryCommit, _ request: MergedRequest, to pushes: inout CarriedChanges
  ) throws {
    if let change = try change(of: commit, request) { pushes.add(change) }
  }

  /// What an earlier commit asks for; nil for nothing.
  private func change(of commit: HistoryCommit, _ request: MergedRequest) throws -> Change? {
    let name = "\(commit.hash.prefix(12)) ('\(Printable.short(commit.message.title, limit: 80))')"
    let tagging =
      "or tag it first: assay release tag --push --commit \(commit.hash.prefix(12)) --title 'TITLE'"
    let retitling = "change its title on the host and run this again, " + tagging
    let decided: Decision
    let remedy: String
    switch try told(commit, request, readsLabels: configuration.rule.readsLabels) {
    case .part: return nil
    case .request(let hosted):
      decided = try decision(on: hosted, commit)
      remedy = retitling
    case .message:
      decided = try messageDecision(commit, isPushed: false)
      remedy = retitling
    case .direct:
      decided = try messageDecision(commit, isPushed: true)
      remedy = self.remedy(forPushed: commit)
    case .unknown(let problem):
      throw ReleaseError(
        .cannotTell,
        "cannot tell what the earlier commit \(name) releases, which has no tag: \(problem), \(tagging)"
      )
    }
    switch decided {
    case .change(let change): return change
    case .nothing: return nil
    case .unclear(let problem):
      throw ReleaseError(
        .cannotTell,
        "cannot tell what the earlier commit \(name) releases, which has no tag: \(problem); \(remedy)"
      )
    }
  }

  /// What lets a commit be released that no request brought in, and whose message cannot be read.
  private func remedy(forPushed commit: HistoryCommit) -> String {
    let hash = commit.hash.prefix(12)
    if case .unreadable? = ReleaseAsFooter.find(in: commit.message.body) {
      return
        "the commit was pushed without a request, so tag it with the version that it should have: "
        + "git push \(Redaction.withoutCredentials(repository.remote)) \(hash):refs/tags/\(planner.prefix.text)1.2.3"
    }
    return
      "the commit was pushed without a request: set 'unknown-titles' to 'patch' or 'none' in the section 'release' of "
      + ".assay.yml, which then decides such commits, or tag it first: assay release tag --push --commit \(hash) "
      + "--title 'TITLE'"
  }

  private func messageDecision(_ commit: HistoryCommit, isPushed: Bool) throws -> Decision {
    let text = TitledChange(title: commit.message.title, message: commit.message.body)
    return try decision(on: text, commit, number: commit.message.number, isPushed: isPushed)
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

  /// - Parameter isPushed: whether no request brought the commit in.
  private func decision(
    on text: TitledChange, _ commit: HistoryCommit, number: Int?, isPushed: Bool = false
  ) throws -> Decision {
    let (rule, unknown) = (configuration.rule, configuration.unknownTitles)
    let found =
      isPushed
      ? TitleCheck.decision(onPushed: text, rule: rule, unknown: unknown)
      : TitleCheck.decision(on: text, rule: rule, unknown: unknown)
    if found == .skip { return .nothing(.skipped) }
    if found == .bump(.none) { return .nothing(.noRelease) }
    // What a package does not have in it is not its own to decide.
    if let scope = planner.scope {
      let paths = try repository.changedPaths(of: commit)
      guard paths.contains(where: scope.owns) else { return .nothing(.untouched) }
    }
    switch found {
    case .skip: return .nothing(.skipped)
    case .unclear(let problem): return .unclear(problem)
    case .bump(let bump):
      return .change(
        Change(
          commit: commit.hash, title: text.title, number: number, bump: bump,
          version: ReleaseAsFooter.version(in: text)))
    }
  }
}

extension MergedChanges.Change {
  /// A release on a commit that asks for none itself.
  fileprivate init(_ target: HistoryCommit) {
    self.init(
      commit: target.hash, title: target.message.title, number: target.message.number, bump: .none)
  }
}
