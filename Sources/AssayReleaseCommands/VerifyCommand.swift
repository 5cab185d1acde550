// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayRelease

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Says whether a history is well tagged.",
    discussion: """
      Looks for versions that descend along the first-parent history, commits with several versions, merged \
      requests without one, and tags of the clone that differ from the remote's. Exits with 1 when there are.
      """)

  @OptionGroup(title: "The repository") var repository: RepositoryOptions

  @Option(help: ArgumentHelp("The end of the history.", valueName: "revision"))
  var commit = "HEAD"

  @Option(
    help: ArgumentHelp(
      "The title of the request that was merged last; the commit's by default.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("How titles decide.", valueName: "rule"))
  var rule: String?

  func run() throws {
    try ReleaseReporting.run(repository.format) {
      var session = try ReleaseSession(repository)
      if let rule { try session.configuration.setRule(rule, words: session.configuration.words) }
      let place = try session.place(of: commit)
      var problems: [HistoryVerifier.Problem] = []
      for planner in session.planners() {
        let verifier = HistoryVerifier(
          repository: session.repository, configuration: session.configuration,
          scope: planner.scope)
        let tags = try session.tags(planner.prefix)
        let local =
          repository.offline ? nil : try session.repository.localTags(planner.prefix)
        problems += try verifier.problems(
          at: place, tags: tags, local: local, title: title)
      }
      if repository.format == .json {
        session.console.print(
          try PlanReport.encoded(problems.map { ["code": $0.code, "message": $0.description] }))
      } else {
        for problem in problems { session.console.print("\(problem.code): \(problem)") }
        session.console.error(
          problems.isEmpty
            ? "assay: well tagged"
            : "assay: \(problems.count) problem\(problems.count == 1 ? "" : "s")")
      }
      if !problems.isEmpty { throw CommandExit.differences }
    }
  }
}
