// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Makes the tags of a plan on the remote: never by force, one at a time, and looks again after
/// each.
///
/// Tags are pushed one by one, the oldest commit's first, so that a run which dies leaves a state
/// that any later run goes on from; and since GitHub starts no workflows for tags of which more
/// than three come in one push.
package struct ReleaseTagger: Sendable {
  package struct Result: Hashable, Sendable {
    /// As the remote ended up.
    package var plan: ReleasePlan
    /// The tags that this run made.
    package var created: [ReleasePlan.Step]
    package var warnings: [String]
  }

  var planner: ReleasePlanner
  /// How many times in a row the remote may refuse or fail without a change before this gives up.
  var retries: Int
  /// What it does, for a terminal.
  var progress: @Sendable (String) -> Void

  package init(
    planner: ReleasePlanner, retries: Int = 5,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.planner = planner
    self.retries = retries
    self.progress = progress
  }

  private var repository: GitRepository { planner.repository }

  /// - Throws: `ReleaseError`.
  package func push(_ request: MergedRequest, at place: GitRepository.Place) throws -> Result {
    var created: [ReleasePlan.Step] = []
    var objects: [String: String] = [:]
    var warnings: [String] = []
    var notes: [String] = []
    var previous: ReleaseTag?
    var failures = 0
    var waits = 0
    var seen: [ReleaseTag]?
    var isGuarded = true
    var isReviewed = false
    var late = LateTag()
    while true {
      let error: ReleaseError
      do {
        let tags = try repository.remoteTags(planner.prefix, isGuarded: isGuarded)
        if let wait = late.wait(for: tags) {
          progress("waiting for the tag of a release that may still arrive")
          Pause.sleep(microseconds: wait)
          continue
        }
        if let seen, seen != tags.tags { failures = 0 }
        seen = tags.tags
        var plan = try planner.plan(request, at: place, tags: tags)
        // The plan that ends the loop has a tag, and nothing to note any more.
        if !plan.notes.isEmpty { notes = plan.notes }
        guard let step = plan.steps.first else {
          plan.latest = plan.latest ?? previous
          if !isGuarded { warnings += severalTags(on: place.commit, in: tags) }
          if !created.isEmpty { warnings += try unpushed(above: tags) }
          warnings += try keepLocally(created, objects)
          try check(plan, request, at: place, tags: tags, created: created)
          return Result(plan: plan, created: created, warnings: notes + warnings)
        }
        if !isReviewed { try checkBranch(request, at: place) }
        isReviewed = true
        previous = plan.latest
        progress("pushing \(step.tag)")
        let outcome = try push(
          step, in: plan, of: request, tags: tags, place: place, isGuarded: &isGuarded,
          object: &objects[step.tag])
        switch outcome {
        case .done:
          created.append(step)
          waits = 0
          // NB: done is believed only when the remote lists it; a replica may need a moment.
          if created.count(where: { $0.commit == step.commit }) < 3 { continue }
          error = ReleaseError(
            .contended,
            "the remote accepted \(step.tag) but does not list it; check 'git ls-remote --tags "
              + "\(Redaction.withoutCredentials(repository.remote))', and run this again")
        case .overtaken(let words):
          error = ReleaseError(
            .contended,
            "the remote refused \(step.tag) \(retries + 1) times and lists no tag in its place "
              + "(\(words)); run this again, or check which reference is in the way")
        }
      } catch let failure as ReleaseError where failure.reason == .network {
        error = failure
      }
      failures += 1
      if failures > retries { throw error }
      progress("\(error.reason.rawValue), trying again")
      // NB: not reset by others' progress. While somebody tags the whole row, the rest had better
      // sleep.
      waits += 1
      Pause.sleep(microseconds: 1000 * pause(after: waits))
    }
  }

  /// What `push` would do, without doing it.
  ///
  /// - Parameter tags: as the remote has them now.
  /// - Throws: `ReleaseError`, where `push` would.
  package func rehearsePush(
    _ request: MergedRequest, at place: GitRepository.Place, tags: TagList
  ) throws -> ReleasePlan {
    let plan = try planner.plan(request, at: place, tags: tags)
    try checkPush(plan, request, at: place, tags: tags)
    try check(plan, request, at: place, tags: tags, created: [])
    return plan
  }

  /// - Parameter trustsClone: whether what the clone last saw of the remote's branches will do,
  ///   which saves a question.
  /// - Throws: `ReleaseError` where a plan's tags would not be pushed.
  package func checkPush(
    _ plan: ReleasePlan, _ request: MergedRequest, at place: GitRepository.Place, tags: TagList,
    trustsClone: Bool = false
  ) throws {
    guard let step = plan.steps.first else { return }
    if try !trustsClone || !repository.isEndOfTrackedBranch(place.commit) {
      try checkBranch(request, at: place)
    }
    if planner.committedPaths.isEmpty { return }
    let branch = try VersionBranch(planner: planner).check(step, request)
    _ = try VersionCommit(planner: planner, plan: plan, request: request, place: place, tags: tags)
      .make(step, on: branch.end)
  }

  /// - Throws: `ReleaseError` where no branch of the remote has the commit: the tag would release
  ///   what nobody reviewed.
  private func checkBranch(_ request: MergedRequest, at place: GitRepository.Place) throws {
    let branch = request.branch == MergedRequest.anyBranch ? nil : request.branch
    if try repository.isOnRemoteBranch(
      place.commit, branch: branch ?? repository.branch(at: place.commit),
      mayFetch: planner.mayFetch)
    {
      return
    }
    throw ReleaseError(
      .unpushed,
      "no branch of '\(Redaction.withoutCredentials(repository.remote))' has \(place.commit.prefix(12)), so no tag was "
        + "pushed; push the branch first")
  }

  /// Whether the tag that is there is at least what the title asks for: another job may have tagged
  /// this commit, or a later one, by a title that it read differently.
  private func check(
    _ plan: ReleasePlan, _ request: MergedRequest, at place: GitRepository.Place, tags: TagList,
    created: [ReleasePlan.Step]
  ) throws {
    let tag: ReleaseTag
    switch plan.outcome {
    case .tagged(let own): tag = own
    case .contained(let later): tag = later
    case .release, .nothing: return
    }
    if created.contains(where: { $0.commit == place.commit }) { return }
    guard let least = try planner.least(for: request, at: place, tag: tag, tags: tags),
      tag.version.core < least.core
    else { return }
    throw ReleaseError(
      .taggedLower,
      "\(place.commit.prefix(12)) is released as \(tag.name), and its title asks for \(planner.prefix.text)\(least.core) at "
        + "least; no tag was changed: release the next version with 'Release-As: \(least.core)', or delete the tag if "
        + "nobody uses it, and run this again")
  }

  /// Doubles up to three seconds; taggers that met once shall not meet again.
  private func pause(after waits: Int) -> Int {
    let most = min(3000, 100 << min(waits, 5))
    return Int.random(in: most / 2...most)
  }

  private func push(
    _ step: ReleasePlan.Step, in plan: ReleasePlan, of request: MergedRequest, tags: TagList,
    place: GitRepository.Place, isGuarded: inout Bool, object made: inout String?
  ) throws -> PushOutcome {
    var step = step
    var updates: [ReferenceUpdate] = []
    if !planner.committedPaths.isEmpty {
      let branch = try VersionBranch(planner: planner).check(step, request)
      let commit = try VersionCommit(
        planner: planner, plan: plan, request: request, place: place, tags: tags)
      step.commit = try commit.make(step, on: branch.end)
      updates.append(
        ReferenceUpdate(
          name: "refs/heads/" + branch.name, object: step.commit, condition: .forward))
    }
    let object = try object(of: step, place: place)
    made = object
    updates.append(
      ReferenceUpdate(name: "refs/tags/" + step.tag, object: object, condition: .create))
    if planner.configuration.movesFloatingTags {
      updates += FloatingTags.updates(for: step, prefix: planner.prefix, tags: tags)
    }
    guard isGuarded else { return try repository.push(updates) }
    let mark = ReferenceUpdate(
      name: ReleaseGuard.name(planner.prefix),
      object: object == step.commit
        ? try repository.makeGuardObject(step.tag, on: step.commit) : object,
      condition: .replace(tags.releaseGuard?.object))
    do {
      return try repository.push(updates + [mark])
    } catch let error as ReleaseError where error.reason != .network && error.reason != .timeout {
      // The host may take no such reference, or not several at once. If it takes no tag either, it
      // says so again.
      isGuarded = false
      return try repository.push(updates)
    }
  }

  private func severalTags(on commit: String, in tags: TagList) -> [String] {
    let own = tags.tags.filter { $0.commit == commit && !$0.version.isPrerelease }
    guard own.count > 1 else { return [] }
    return [
      "\(commit.prefix(12)) has several tags, because jobs with different titles ran at once and this host supports no "
        + "'\(ReleaseGuard.name(planner.prefix))': \(own.map(\.name).joined(separator: ", "))"
    ]
  }

  /// The paths in a release's own commit, for a message.
  private var committedFiles: String {
    planner.committedPaths.map { "'\(Printable.short($0))'" }.joined(separator: ", ")
  }

  private func object(
    of step: ReleasePlan.Step, place: GitRepository.Place
  ) throws -> String {
    let configuration = planner.configuration
    // A tag that an earlier run made in this clone only is the one to push.
    if configuration.tagKind != .signed, let local = try repository.localTag(step.tag),
      local.commit == step.commit,
      (local.object == local.commit) == (configuration.tagKind == .lightweight)
    {
      return local.object
    }
    return try repository.makeTag(
      step.tag, on: step.commit, kind: configuration.tagKind,
      message: TagMessage.text(configuration.tagMessage, step: step), gitFolder: place.gitFolder)
  }

  /// A higher version of this clone that the remote lacks, which the plan did not count.
  private func unpushed(above tags: TagList) throws -> [String] {
    guard let highest = tags.tags.last,
      let own = try repository.localTags(planner.prefix).tags.last,
      own.version > highest.version
    else { return [] }
    return [
      "\(own.name) is in this clone and not on the remote, so it was not counted; push it, or "
        + "delete it with 'git tag -d \(own.name)'"
    ]
  }

  /// Later steps of the pipeline find the tags in the clone too.
  private func keepLocally(
    _ created: [ReleasePlan.Step], _ objects: [String: String]
  ) throws -> [String] {
    var warnings: [String] = []
    for step in created {
      do {
        try repository.createLocalTag(step.tag, object: objects[step.tag] ?? step.commit)
      } catch let error as ReleaseError {
        warnings.append("\(step.tag) is on the remote, but not in this clone: \(error.message)")
      }
    }
    return warnings
  }

  /// Makes the tags in this clone only.
  ///
  /// - Parameter tags: of the clone, and of the remote where there is one.
  /// - Throws: `ReleaseError`, also where the release has a commit of its own: that commit goes to
  ///   the branch together with its tag, so it needs a push.
  package func tagLocally(
    _ request: MergedRequest, at place: GitRepository.Place, tags: TagList
  ) throws -> Result {
    let plan = try rehearseTagging(request, at: place, tags: tags)
    var created: [ReleasePlan.Step] = []
    for step in plan.steps {
      try repository.createLocalTag(step.tag, object: object(of: step, place: place))
      created.append(step)
    }
    return Result(plan: plan, created: created, warnings: plan.notes)
  }

  /// What `tagLocally` would do, without doing it.
  package func rehearseTagging(
    _ request: MergedRequest, at place: GitRepository.Place, tags: TagList
  ) throws -> ReleasePlan {
    let plan = try planner.plan(request, at: place, tags: tags)
    if let step = plan.steps.first, !planner.committedPaths.isEmpty {
      throw ReleaseError(
        .invalidConfiguration,
        "\(step.tag) was not created, because its commit, which updates \(committedFiles), goes to the branch together "
          + "with the tag; pass --push, or show the change with 'plan'")
    }
    return plan
  }
}

/// The message of an annotated tag.
enum TagMessage {
  static func text(_ template: String, step: ReleasePlan.Step) -> String {
    // One walk, so that a title which holds `{tag}` stays as it is.
    let values = [
      "tag": step.tag, "version": step.version.description, "title": Printable.short(step.title),
      "number": step.number.map(String.init) ?? "", "commit": step.commit,
    ]
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"),
        let value = values[String(rest[rest.index(after: open)..<close])]
      else {
        result += "{"
        rest = rest.dropFirst()
        continue
      }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
