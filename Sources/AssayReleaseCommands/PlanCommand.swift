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

  static func show(_ session: ReleaseSession, _ request: RequestOptions) throws {
    let console = session.console
    for (planner, plan) in try plans(session, request) {
      if session.options.format == .json {
        console.print(try PlanReport.json(plan))
        continue
      }
      if let package = plan.package { console.print(package + ":") }
      console.print(PlanReport.text(plan))
      let diff = try planner.versionDiff(plan)
      if !diff.isEmpty { console.print(diff) }
    }
  }

  /// The plan of a repository that is one package. Two calls of git, where the highest tag comes
  /// right before the commit, and two more where it is another branch's.
  private static func plan(
    _ session: ReleaseSession, _ options: RequestOptions
  ) throws -> (ReleasePlanner, ReleasePlan) {
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
      return (planner, try planner.plan(request, at: looked.place, tags: tags))
    }
    let place = try session.place(of: request.commit)
    return (planner, try planner.plan(request, at: place, tags: tags))
  }

  /// One plan a package.
  static func plans(
    _ session: ReleaseSession, _ options: RequestOptions
  ) throws -> [(ReleasePlanner, ReleasePlan)] {
    // The full report says of the clone too what this does not need.
    if session.options.format == .text, !session.options.unshallow,
      session.configuration.packages.isEmpty
    {
      return [try plan(session, options)]
    }
    let (request, place) = try session.request(options)
    var plans: [(ReleasePlanner, ReleasePlan)] = []
    for planner in session.planners() {
      let tags = try session.tags(planner.prefix)
      plans.append((planner, try planner.plan(request, at: place, tags: tags)))
    }
    return plans
  }
}
