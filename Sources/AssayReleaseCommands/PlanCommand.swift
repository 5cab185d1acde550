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
      try Self.show(session, request)
    }
  }

  /// A plan with what it was made from.
  struct Found {
    var planner: ReleasePlanner
    var request: MergedRequest
    var place: GitRepository.Place
    var tags: TagList
    var plan: ReleasePlan

    init(
      _ planner: ReleasePlanner, _ request: MergedRequest, at place: GitRepository.Place,
      tags: TagList
    ) throws {
      self.planner = planner
      self.request = request
      self.place = place
      self.tags = tags
      plan = try planner.plan(request, at: place, tags: tags)
    }
  }

  static func show(_ session: ReleaseSession, _ request: RequestOptions) throws {
    let console = session.console
    for found in try plans(session, request) {
      let plan = found.plan
      if session.options.format == .json {
        console.print(try PlanReport.json(plan))
        continue
      }
      if let package = plan.package { console.print(package + ":") }
      console.print(PlanReport.text(plan))
      let diff = try found.planner.commitDiff(
        plan, of: found.request, at: found.place, tags: found.tags)
      if !diff.isEmpty { console.print(diff) }
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
      return try Found(planner, request, at: looked.place, tags: tags)
    }
    return try Found(planner, request, at: session.place(of: request.commit), tags: tags)
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
      try Found(planner, request, at: place, tags: session.tags(planner.prefix))
    }
  }
}
