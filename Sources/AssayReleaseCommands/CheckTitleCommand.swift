// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayRelease

struct CheckTitleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-title",
    abstract: "Prints what a title would release, and rejects titles that do not follow the rule.",
    discussion:
      "Use it as a required check before merging: exits with 1 if the title must be rewritten."
  )

  @OptionGroup(title: "The repository") var repository: RepositoryOptions
  @OptionGroup(title: "The title") var titles: TitleOptions

  func run() throws {
    try ReleaseReporting.run(repository.format) {
      var session = try ReleaseSession(repository)
      try session.apply(titles)
      let event =
        titles.title == nil
        ? try QueuedRequest.complete(session.event, environment: session.environment)
        : session.event
      guard let title = titles.title ?? event?.title else {
        throw ReleaseError(
          .invalidConfiguration,
          "there is no title to check, because the host provides none; pass one with --title")
      }
      let change = TitledChange(
        title: title, body: titles.body ?? event?.body ?? "",
        labels: titles.labels.isEmpty ? event?.labels ?? [] : titles.labels)
      let configuration = session.configuration
      let outcome = TitleCheck.check(
        change, rule: configuration.rule, unknown: configuration.unknownTitles,
        form: configuration.titleForm)
      switch outcome {
      case .refused(let message): throw ReleaseError(.titleRefused, message)
      case .accepted(let bump):
        if repository.format == .json {
          session.console.print(try PlanReport.encoded(["bump": bump.rawValue]))
        } else {
          session.console.print(bump.rawValue)
        }
      }
    }
  }
}
