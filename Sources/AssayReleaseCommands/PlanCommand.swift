// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayRelease

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Shows all that 'tag' would do, and does nothing.")

  @OptionGroup(title: "The repository") var repository: RepositoryOptions
  @OptionGroup(title: "The request") var request: RequestOptions

  func run() throws {
    try ReleaseReporting.run(repository.format) {
      try Self.show(repository, request)
    }
  }

  static func show(_ repository: RepositoryOptions, _ request: RequestOptions) throws {
    let console = Console.standard
    let plans = try plans(repository, request)
    if repository.format == .json {
      for plan in plans { console.print(try PlanReport.json(plan)) }
      return
    }
    for plan in plans {
      if let package = plan.package { console.print(package + ":") }
      console.print(PlanReport.text(plan))
      let session = try ReleaseSession(repository)
      for planner in session.planners() {
        let diff = try planner.versionDiff(plan)
        if !diff.isEmpty { console.print(diff) }
      }
    }
  }

  /// One plan a package.
  static func plans(
    _ repository: RepositoryOptions, _ options: RequestOptions
  ) throws -> [ReleasePlan] {
    var session = try ReleaseSession(repository)
    try session.apply(options)
    let (request, place) = try session.request(options)
    var plans: [ReleasePlan] = []
    for planner in session.planners() {
      let tags = try session.tags(planner.prefix)
      plans.append(try planner.plan(request, at: place, tags: tags))
    }
    return plans
  }
}
