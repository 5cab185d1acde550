// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayRelease

struct NextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Prints the tag that a merge has or would get; prints nothing if it gets none.")

  @OptionGroup(title: "The repository") var repository: RepositoryOptions
  @OptionGroup(title: "The request") var request: RequestOptions

  func run() throws {
    try ReleaseReporting.run(repository.format) {
      var session = try ReleaseSession(repository)
      try session.apply(request)
      let console = session.console
      for plan in try PlanCommand.plans(session, request).map(\.plan) {
        if repository.format == .json {
          console.print(try PlanReport.json(plan))
          continue
        }
        PlanCommand.showNotes(of: plan, console)
        if let tag = plan.tag {
          console.print(tag)
        } else {
          console.error("assay: " + PlanReport.text(plan))
        }
      }
    }
  }
}
