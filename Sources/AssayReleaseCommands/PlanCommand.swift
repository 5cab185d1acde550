// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayRelease

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Shows what 'tag' would do, without doing it.")

  @OptionGroup(title: "The repository") var repository: RepositoryOptions
  @OptionGroup(title: "The request") var request: RequestOptions

  func run() throws {
    try ReleaseReporting.run(repository.format) {
      var session = try ReleaseSession(repository)
      try session.apply(request)
      for found in try Self.plans(session, request) {
        try Self.show(found, session)
        Self.showObstacle(found, session, request)
      }
    }
  }

  /// A plan with what it was made from.
  struct Found {
    var planner: ReleasePlanner
    var request: MergedRequest
    var place: GitRepository.Place
    var tags: TagList
    var plan: ReleasePlan

  }

  static func show(_ found: Found, _ session: ReleaseSession) throws {
    let console = session.console
    let plan = found.plan
    if session.options.format == .json {
      console.print(try PlanReport.json(plan))
      return
    }
    if let package = plan.package { console.print(package + ":") }
    console.print(PlanReport.text(plan))
    let diff = try found.planner.commitDiff(
      plan, of: found.request, at: found.place, tags: found.tags)
    if !diff.isEmpty { console.print(diff) }
    showNotes(of: plan, console)
  }

  /// What JSON has among its warnings.
  static func showNotes(of plan: ReleasePlan, _ console: Console) {
    for note in plan.notes { console.error("assay: note: " + note) }
  }

  /// Says why 'tag --push' would not push the tags of a plan.
  ///
  /// Nothing is said of a request that is not merged, or without a remote, because both are asked
  /// for.
  private static func showObstacle(
    _ found: Found, _ session: ReleaseSession, _ options: RequestOptions
  ) {
    if options.allowUnmerged || session.options.offline || found.tags.isLocal { return }
    do {
      try ReleaseTagger(planner: found.planner)
        .checkPush(found.plan, found.request, at: found.place, tags: found.tags, trustsClone: true)
    } catch {
      let reason = (error as? ReleaseError).map { " [\($0.reason.rawValue)]" } ?? ""
      session.console.error("assay: note: 'tag --push' would stop here: \(error)\(reason)")
    }
  }

  /// The plan of a repository that is one package. Two calls of git, where the highest tag comes
  /// right before the commit, and two more where it is another branch's.
  private static func plan(
    _ session: ReleaseSession, _ options: RequestOptions
  ) throws -> Found {
    let request = try session.mergedRequest(options)
    var planner = session.planner(nil)
    let tags: TagList
    do {
      tags = try session.tags(planner.prefix)
    } catch {
      // What is wrong with the clone or the commit is said before what is wrong with the remote.
      _ = try session.place(of: request.commit)
      throw error
    }
    if let looked = try session.repository.looking(at: request.commit, after: tags) {
      planner.repository = looked.repository
      return try found(planner, request, at: looked.place, tags: tags)
    }
    return try found(planner, request, at: session.place(of: request.commit), tags: tags)
  }

  /// One plan a package.
  static func plans(
    _ session: ReleaseSession, _ options: RequestOptions
  ) throws -> [Found] {
    // The full report says of the clone too what this does not need.
    if session.options.format == .text, !session.options.unshallow,
      session.configuration.packages.isEmpty
    {
      return [try plan(session, options)]
    }
    let (request, place) = try session.request(options)
    return try session.planners().map { planner in
      try found(planner, request, at: place, tags: session.tags(planner.prefix))
    }
  }

  private static func found(
    _ planner: ReleasePlanner, _ request: MergedRequest, at place: GitRepository.Place,
    tags: TagList
  ) throws -> Found {
    Found(
      planner: planner, request: request, place: place, tags: tags,
      plan: try planner.plan(request, at: place, tags: tags))
  }
}
