// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Decides what a merged request releases. Changes nothing, but may fetch objects.
package struct ReleasePlanner: Sendable {
  package var repository: GitRepository
  package var configuration: ReleaseConfiguration
  /// nil where the repository is one package.
  package var scope: PackageScope?
  /// Whether the remote may be asked for commits that this clone lacks.
  var mayFetch: Bool
  /// What other commits merged.
  var titles: RequestTitles
  /// Of a changelog's entries.
  package var markdown = NotesMarkdown(nil)

  package init(
    repository: GitRepository, configuration: ReleaseConfiguration, scope: PackageScope? = nil,
    mayFetch: Bool = true, titles: RequestTitles
  ) {
    self.repository = repository
    self.configuration = configuration
    self.scope = scope
    self.mayFetch = mayFetch
    self.titles = titles
  }

  package var prefix: TagPrefix { scope?.prefix ?? configuration.prefix }
  var versionFiles: [VersionFile] { scope?.versionFiles ?? configuration.versionFiles }
  /// From the repository's root; nil for none.
  var changelog: String? { scope.map(\.changelog) ?? configuration.changelog }
  /// What a release's own commit changes; empty where the tag goes on the merge itself.
  var committedPaths: [String] { versionFiles.map(\.path) + (changelog.map { [$0] } ?? []) }
  /// The first version; nil for what the first bump makes of 0.0.0.
  var initial: SemanticVersion? { scope?.initial ?? configuration.initial }

  /// - Parameter tags: as the remote has them now.
  /// - Throws: `ReleaseError`.
  package func plan(
    _ request: MergedRequest, at place: GitRepository.Place, tags: TagList
  ) throws -> ReleasePlan {
    let own = tags.tags.first {
      $0.commit == place.commit && !(request.promotes && $0.version.isPrerelease)
    }
    let channel =
      own == nil && !request.promotes
      ? try self.channel(of: request, at: place) : configuration.channel(of: request.branch)
    var plan = ReleasePlan(
      package: scope?.name, prefix: prefix, commit: place.commit,
      channel: request.promotes ? .stable : channel, latest: nil, outcome: .nothing(.noRelease),
      isShallow: place.isShallow)
    if let own {
      plan.outcome = .tagged(own)
      return plan
    }
    try FirstRelease(planner: self).check(tags)
    try MixedShapes(planner: self).check(tags)
    let range = range(of: request)
    let latest = try LatestTag.find(in: tags, for: place, range: range, repository: repository)
    plan.latest = latest.tag

    let succession = succession(plan.channel)
    let steps: [ReleasePlan.Step]
    if request.promotes {
      steps = [try promotion(of: latest, request, place, succession)]
    } else {
      let changes = try MergedChanges(planner: self).list(
        request, at: place, latest: latest.tag, tags: tags)
      plan.waiting = changes.waiting.bump
      steps = try numbered(
        changes, after: latest, tags: tags, succession: succession, branch: request.branch)
      plan.notes = try OutvotedCommits(planner: self).notes(
        below: steps.last?.version, after: latest, to: place)
      if steps.isEmpty {
        plan.outcome = .nothing(changes.reason ?? .noRelease)
        return plan
      }
    }
    try checkRange(of: steps, range, request)
    let higher = tags.tags.filter { tag in latest.tag.map { tag.version > $0.version } ?? true }
    plan.outcome = try outcome(of: steps, higher: higher, tags: tags, place: place)
    if case .release = plan.outcome {
      try checkStart(latest, tags, place, range)
      if !request.promotes { try checkSuffix(of: latest, tags, branch: request.branch) }
      if range == nil, plan.channel == .stable,
        let note = HigherElsewhere.note(on: tags, above: plan.steps, after: latest.tag)
      {
        plan.notes.append(note)
      }
    }
    plan.tagKind = configuration.tagKind
    if configuration.movesFloatingTags {
      plan.moves = FloatingTags.moves(for: plan.steps, prefix: prefix, tags: tags)
    }
    return plan
  }

  /// The lowest version that a commit may have, by its title; nil where that gives none.
  ///
  /// - Parameter tag: that the commit has, or that holds it.
  func least(
    for request: MergedRequest, at place: GitRepository.Place, tag: ReleaseTag, tags: TagList
  ) throws -> SemanticVersion? {
    guard !request.promotes,
      let bump = try MergedChanges(planner: self).bump(
        of: repository.commit(place.commit), request)
    else { return nil }
    let before = TagList(tags.tags.filter { $0.commit != place.commit && $0.commit != tag.commit })
    let latest = try LatestTag.find(
      in: before, for: place, range: range(of: request), repository: repository)
    return succession(.stable).next(
      after: latest.tag?.version, stable: latest.stable?.version, bump: bump)
  }

  private func range(of request: MergedRequest) -> VersionRange? {
    request.branch.flatMap(VersionRange.init(branch:))
  }

  func succession(_ channel: ReleaseChannel) -> VersionSuccession {
    VersionSuccession(
      channel: channel, zeroMajor: configuration.zeroMajor,
      firstNumber: configuration.firstNumber, build: configuration.buildMetadata)
  }

  /// Where branches have channels, the branch must be known: a prerelease is else released by
  /// accident.
  private func channel(
    of request: MergedRequest, at place: GitRepository.Place
  ) throws -> ReleaseChannel {
    if configuration.channels.isEmpty || request.branch != nil {
      return configuration.channel(of: request.branch)
    }
    if let branch = try repository.branch(at: place.commit) {
      return configuration.channel(of: branch)
    }
    throw ReleaseError(
      .cannotTell,
      "cannot tell the channel of \(place.commit.prefix(12)), because the branch that it was merged into is not known; name "
        + "it with --branch, or the channel with --channel")
  }

  /// Whether tags of the configured form are what the repository has, if it has any.
  ///
  /// - Throws: `ReleaseError`, with the line to add to the configuration.
  package func checkForm(of tags: TagList) throws {
    try FirstRelease(planner: self).check(tags)
    try MixedShapes(planner: self).check(tags)
  }

  /// That no tag comes before the commit, although there are some, means another history as often
  /// as a first release.
  private func checkStart(
    _ latest: LatestTag, _ tags: TagList, _ place: GitRepository.Place, _ range: VersionRange?
  ) throws {
    guard latest.tag == nil, initial == nil, range == nil, let highest = tags.tags.first else {
      return
    }
    throw ReleaseError(
      .cannotTell,
      "cannot tell the version before \(place.commit.prefix(12)): none of the \(tags.tags.count) version tags comes before "
        + "it, the highest is \(highest.name) on \(highest.commit.prefix(12)); merge that commit, or say what the first "
        + "version of this history is with --initial")
  }

  /// 1.0.17-ios, 1.0.18-ios: a word that goes on from version to version without a release between
  /// says what was released, and not that it was early.
  private func checkSuffix(of latest: LatestTag, _ tags: TagList, branch: String?) throws {
    guard !configuration.namesChannel(of: branch), let tag = latest.tag,
      case .word(let suffix)? = tag.version.prerelease.first, tag.version.prerelease.count == 1,
      let before = tags.tags.first(where: { $0.version.core < tag.version.core }),
      before.version.prerelease == tag.version.prerelease
    else { return }
    let word = Printable.short(suffix, limit: 40)
    throw ReleaseError(
      .cannotTell,
      "cannot tell the version after \(tag.name): \(before.name) has the same suffix, and no release is between them, so "
        + "'\(word)' may be a product's name. If they are prereleases, pass --promote or --channel stable to end them, or "
        + "--channel NAME to continue them. If '\(word)' is a product, put it before the version of new tags: add "
        + "'release: {prefix: \(word)-v}' to .assay.yml")
  }

  private func numbered(
    _ changes: MergedChanges.Result, after latest: LatestTag, tags: TagList,
    succession: VersionSuccession, branch: String?
  ) throws -> [ReleasePlan.Step] {
    var list = changes.list
    guard let behind = changes.behind else {
      return try numbered(list, after: latest, succession: succession, branch: branch)
    }
    let early = try numbered(
      behind.list, after: behind.latest, succession: succession, branch: branch)
    let isFree =
      behind.latest.tag != nil && early.allSatisfy { tags.tag(taking: $0.version) == nil }
    if isFree, let last = early.last {
      // What follows comes from both.
      var both = latest
      let tag = ReleaseTag(
        name: last.tag, version: last.version, object: last.commit, commit: last.commit)
      if both.tag.map({ $0.version < tag.version }) ?? true { both.tag = tag }
      if !tag.version.isPrerelease, both.stable.map({ $0.version < tag.version }) ?? true {
        both.stable = tag
      }
      return early + (try numbered(list, after: both, succession: succession, branch: branch))
    }
    // Their versions are taken on the other side of a merge; that merge releases them.
    guard !list.isEmpty else {
      let first = behind.list[0]
      throw ReleaseError(
        .cannotTell,
        "cannot tell the version of \(first.commit.prefix(12)) ('\(Printable.short(first.title, limit: 80))'), which has no tag "
          + "and does not come from \(latest.tag?.name ?? "the latest tag"); release it with --no-catch-up"
      )
    }
    for change in behind.list { list[0].bump = max(list[0].bump, change.bump) }
    return try numbered(list, after: latest, succession: succession, branch: branch)
  }

  private func numbered(
    _ changes: [MergedChanges.Change], after latest: LatestTag, succession: VersionSuccession,
    branch: String?
  ) throws -> [ReleasePlan.Step] {
    var (highest, stable) = (latest.tag?.version, latest.stable?.version)
    return try changes.map { change in
      let previous = highest
      if let version = change.version, let highest, version <= highest {
        throw ReleaseError(
          .titleRefused,
          "'Release-As: \(version)' of \(change.commit.prefix(12)) is not higher than \(highest), the version before; write "
            + "a higher one, or remove the line")
      }
      let version = succession.next(
        after: highest, stable: stable, bump: change.bump,
        chosen: change.version ?? (highest == nil ? initial : nil))
      if change.version == nil {
        try checkFirstStable(version, of: change, after: previous, stable: stable, branch: branch)
      } else {
        try checkChosen(version, of: change, after: previous, stable: stable)
      }
      highest = version
      if !version.isPrerelease { stable = version }
      return ReleasePlan.Step(
        commit: change.commit, title: change.title, number: change.number, bump: change.bump,
        version: version, tag: prefix.tagName(of: version), previous: previous ?? .zero,
        raise: change.raise)
    }
  }

  /// That a version which one commit chose is high enough for the others that it releases.
  private func checkChosen(
    _ version: SemanticVersion, of change: MergedChanges.Change, after previous: SemanticVersion?,
    stable: SemanticVersion?
  ) throws {
    guard change.least > .none else { return }
    let least = succession(.stable).next(after: previous, stable: stable, bump: change.least)
    guard version.core < least.core else { return }
    throw ReleaseError(
      .cannotTell,
      "cannot tell the version of \(change.commit.prefix(12)) ('\(Printable.short(change.title, limit: 80))'): "
        + "'Release-As' says \(version), and the other commits of this release ask for \(least.core) at least; write "
        + "'Release-As: \(least.core)' or a higher version")
  }

  /// Where a prerelease would end in a major version by a change that is not breaking: the branch
  /// may go on with prereleases as well. A channel that was asked for, or is configured for this
  /// branch, decides that; the channels of other branches do not.
  private func checkFirstStable(
    _ version: SemanticVersion, of change: MergedChanges.Change, after previous: SemanticVersion?,
    stable: SemanticVersion?, branch: String?
  ) throws {
    guard !configuration.namesChannel(of: branch), change.bump < .major, !version.isPrerelease,
      let previous, previous.isPrerelease, previous.major == version.major,
      version.major > (stable ?? .zero).major
    else { return }
    throw ReleaseError(
      .cannotTell,
      "cannot tell whether \(change.commit.prefix(12)) ('\(Printable.short(change.title, limit: 80))') releases "
        + "\(prefix.tagName(of: version)), because the latest version is the prerelease \(prefix.tagName(of: previous)). "
        + "End the prereleases with --promote or --channel stable, or continue them with --channel NAME; "
        + "'channels: {BRANCH: CHANNEL}' in the section 'release' of .assay.yml decides it for a branch"
    )
  }

  private func promotion(
    of latest: LatestTag, _ request: MergedRequest, _ place: GitRepository.Place,
    _ succession: VersionSuccession
  ) throws -> ReleasePlan.Step {
    guard let tag = latest.tag, tag.version.isPrerelease else {
      throw ReleaseError(
        .invalidConfiguration,
        "there is no prerelease to promote: the latest version before this commit is "
          + "\(latest.tag?.name ?? "none"); release without --promote")
    }
    var version = tag.version.core
    version.build = succession.build
    return ReleasePlan.Step(
      commit: place.commit, title: request.title ?? "Promote \(tag.name)", number: request.number,
      bump: .none, version: version, tag: prefix.tagName(of: version),
      previous: tag.version)
  }

  private func checkRange(
    of steps: [ReleasePlan.Step], _ range: VersionRange?, _ request: MergedRequest
  ) throws {
    guard let range else { return }
    for step in steps where !range.contains(step.version) {
      throw ReleaseError(
        .titleRefused,
        "'\(Printable.short(step.title))' would release \(step.version), and the branch "
          + "'\(Printable.short(request.branch ?? range.name))' is limited to \(range.name); use a smaller bump, or merge it "
          + "into another branch")
    }
  }

  /// Looks whether the versions are still to be had.
  private func outcome(
    of steps: [ReleasePlan.Step], higher: [ReleaseTag], tags: TagList, place: GitRepository.Place
  ) throws -> ReleasePlan.Outcome {
    guard let last = steps.last else { return .nothing(.noRelease) }
    // Where no tag is higher than the latest, nobody was faster.
    guard !higher.isEmpty else { return .release(steps) }
    let containing = try tagsContaining(place.commit, among: higher)
    if let lowest = containing.last, lowest.version <= last.version { return .contained(lowest) }
    for step in steps {
      guard let taken = tags.tag(taking: step.version) else { continue }
      throw ReleaseError(
        .exists,
        "\(taken.name) already exists on \(taken.commit.prefix(12)), which does not come before "
          + "\(step.commit.prefix(12)); release from the branch that has it, or give this branch a channel or a name "
          + "such as '1.x'")
    }
    return .release(steps)
  }

  /// Those tags that stand for later commits than this one, the highest first.
  private func tagsContaining(
    _ commit: String, among tags: [ReleaseTag]
  ) throws -> [ReleaseTag] {
    if let known = repository.known?.following(commit, among: tags.map(\.commit)) {
      return tags.filter { known.contains($0.commit) }
    }
    var present = try repository.presentCommits(tags.map(\.commit))
    // The lowest ones are next to this commit; a branch far behind needs not fetch all that came
    // after.
    let missing = tags.filter { !present.contains($0.commit) }.suffix(Self.fetchLimit)
    if mayFetch && !missing.isEmpty {
      try repository.fetchObjects(of: missing.map { "refs/tags/" + $0.name })
      present = try repository.presentCommits(tags.map(\.commit))
    }
    let later = try repository.descendants(of: commit, among: Array(present))
    return tags.filter { later.contains($0.commit) && $0.commit != commit }
  }

  private static let fetchLimit = 30
}
