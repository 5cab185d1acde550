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

  package init(
    repository: GitRepository, configuration: ReleaseConfiguration, scope: PackageScope? = nil,
    mayFetch: Bool = true
  ) {
    self.repository = repository
    self.configuration = configuration
    self.scope = scope
    self.mayFetch = mayFetch
  }

  package var prefix: TagPrefix { scope?.prefix ?? configuration.prefix }
  var versionFiles: [VersionFile] { scope?.versionFiles ?? configuration.versionFiles }

  /// - Parameter tags: as the remote has them now.
  /// - Throws: `ReleaseError`.
  package func plan(
    _ request: MergedRequest, at place: GitRepository.Place, tags: TagList
  ) throws -> ReleasePlan {
    let channel = request.promotes ? .stable : configuration.channel(of: request.branch)
    var plan = ReleasePlan(
      package: scope?.name, prefix: prefix, commit: place.commit, channel: channel, latest: nil,
      outcome: .nothing(.noRelease), isShallow: place.isShallow)
    let own = tags.tags.first {
      $0.commit == place.commit && !(request.promotes && $0.version.isPrerelease)
    }
    if let own {
      plan.outcome = .tagged(own)
      return plan
    }
    let range = request.branch.flatMap(VersionRange.init(branch:))
    let latest = try LatestTag.find(
      in: tags, for: place, range: range, repository: repository)
    plan.latest = latest.tag

    let succession = VersionSuccession(
      channel: channel, zeroMajor: configuration.zeroMajor,
      firstNumber: configuration.firstNumber, build: configuration.buildMetadata)
    let steps: [ReleasePlan.Step]
    if request.promotes {
      steps = [try promotion(of: latest, request, place, succession)]
    } else {
      let changes = try MergedChanges(planner: self).list(
        request, at: place, latest: latest.tag, tags: tags)
      if let reason = changes.reason {
        plan.outcome = .nothing(reason)
        return plan
      }
      steps = numbered(changes.list, after: latest, succession: succession)
    }
    try checkRange(of: steps, range, request)
    let higher = tags.tags.filter { tag in latest.tag.map { tag.version > $0.version } ?? true }
    plan.outcome = try outcome(of: steps, higher: higher, tags: tags, place: place)
    plan.tagKind = configuration.tagKind
    if configuration.movesFloatingTags {
      plan.moves = FloatingTags.moves(for: plan.steps, prefix: prefix, tags: tags)
    }
    return plan
  }

  private func numbered(
    _ changes: [MergedChanges.Change], after latest: LatestTag, succession: VersionSuccession
  ) -> [ReleasePlan.Step] {
    var (highest, stable) = (latest.tag?.version, latest.stable?.version)
    return changes.map { change in
      let version = succession.next(after: highest, stable: stable, bump: change.bump)
      highest = version
      if !version.isPrerelease { stable = version }
      return ReleasePlan.Step(
        commit: change.commit, title: change.title, number: change.number, bump: change.bump,
        version: version, tag: prefix.tagName(of: version))
    }
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
      bump: .none, version: version, tag: prefix.tagName(of: version))
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
