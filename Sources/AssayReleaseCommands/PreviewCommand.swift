// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayRelease

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows what an open request would release, as Markdown for a comment.",
    discussion: """
      The title comes from the event of the host, or from --title. Run it on the end of the branch that is merged \
      into: --commit names it (default: HEAD).
      """)

  @OptionGroup(title: "The repository") var repository: RepositoryOptions
  @OptionGroup(title: "The request") var request: RequestOptions

  func run() throws {
    try ReleaseReporting.run(repository.format) {
      var session = try ReleaseSession(repository)
      try session.apply(request)
      let event = session.event
      guard let title = request.titles.title ?? event?.title else {
        throw ReleaseError(
          .invalidConfiguration,
          "there is no request to preview, because the host names none; pass a title with --title")
      }
      let change = TitledChange(
        title: title, body: request.titles.body ?? event?.body ?? "",
        labels: request.titles.labels.isEmpty ? event?.labels ?? [] : request.titles.labels)
      let number = request.number ?? event?.number
      let place = try session.place(of: request.commit ?? "HEAD")
      for planner in session.planners() {
        let preview = try planner.preview(
          change, number: number, branch: request.branch ?? event?.branch, at: place,
          tags: session.tags(planner.prefix))
        if repository.format == .json {
          session.console.print(
            try PlanReport.encoded([
              "tag": preview.tag ?? "", "previous": preview.previous ?? "",
              "bump": preview.bump.rawValue, "notes": preview.markdown(NotesMarkdown(event)),
            ]))
        } else {
          session.console.print(preview.markdown(NotesMarkdown(event)))
        }
      }
    }
  }
}
