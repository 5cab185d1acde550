// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayRelease

struct TagCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tag",
    abstract: "Creates the next tag, and pushes it with --push.",
    discussion: """
      Running it again changes nothing: a tagged commit keeps its tag. Tags never move, except for floating tags \
      (v1, v1.2), which are opt-in.
      """)

  @OptionGroup(title: "The repository") var repository: RepositoryOptions
  @OptionGroup(title: "The request") var request: RequestOptions

  @Flag(help: "Push the tag to the remote.")
  var push = false

  @Flag(help: "Show what would be done, without doing it.")
  var dryRun = false

  @Flag(help: "Move v1 and v1.2 along with the release.")
  var floatingTags = false

  @Option(help: "The kind of tag to create.")
  var kind: TagKind?

  @Option(
    help: ArgumentHelp(
      "The message of an annotated tag; {tag}, {version}, {title}, {number} and {commit} are replaced.",
      valueName: "text"))
  var message: String?

  @Option(
    help: ArgumentHelp(
      "How often to retry when the remote refuses a push or fails.", valueName: "number"))
  var retries = 5

  func validate() throws {
    guard (0...100).contains(retries) else {
      throw ValidationError("--retries must be from 0 to 100")
    }
    if push && repository.offline {
      throw ValidationError("--push needs the remote, so it cannot be combined with --offline")
    }
  }

  func run() throws {
    try ReleaseReporting.run(repository.format) {
      var session = try ReleaseSession(repository)
      try session.apply(request)
      if floatingTags { session.configuration.movesFloatingTags = true }
      if let kind { session.configuration.tagKind = kind }
      if let message { session.configuration.tagMessage = message }
      let (merged, place) = try session.request(request)
      if dryRun { return try rehearse(merged, at: place, session) }

      var results: [ReleaseTagger.Result] = []
      let planners = session.planners()
      for planner in planners {
        let tagger = ReleaseTagger(planner: planner, retries: retries) {
          Console.standard.progress($0)
        }
        defer { session.console.progress("") }
        if push {
          results.append(try tagger.push(merged, at: place))
        } else {
          let tags = try localTags(planner.prefix, session)
          results.append(try tagger.tagLocally(merged, at: place, tags: tags))
        }
      }
      // The package that was released speaks for the run.
      let index = results.firstIndex { !$0.created.isEmpty } ?? 0
      let notes = try notes(merged, results[index], planners[index], place, session)
      try report(results, speaking: results[index], notes, session)
    }
  }

  /// Shows what would be done. Ends as a run that does it would, and shows nothing where that
  /// fails.
  private func rehearse(
    _ request: MergedRequest, at place: GitRepository.Place, _ session: ReleaseSession
  ) throws {
    let found = try session.planners().map { planner in
      let tagger = ReleaseTagger(planner: planner)
      let tags =
        push
        ? try session.repository.remoteTags(planner.prefix)
        : try localTags(planner.prefix, session)
      let plan =
        push
        ? try tagger.rehearsePush(request, at: place, tags: tags)
        : try tagger.rehearseTagging(request, at: place, tags: tags)
      return PlanCommand.Found(
        planner: planner, request: request, place: place, tags: tags, plan: plan)
    }
    for plan in found { try PlanCommand.show(plan, session) }
  }

  /// What a tag of the clone alone must not collide with: the tags of the remote, and of the clone.
  private func localTags(_ prefix: TagPrefix, _ session: ReleaseSession) throws -> TagList {
    try session.tags(prefix).union(session.repository.localTags(prefix))
  }

  /// For the host's outputs; empty where there is no host, or nothing new.
  private func notes(
    _ request: MergedRequest, _ result: ReleaseTagger.Result, _ planner: ReleasePlanner,
    _ place: GitRepository.Place, _ session: ReleaseSession
  ) throws -> String {
    guard push, !result.created.isEmpty, let tag = result.plan.tag,
      let event = session.event
    else { return "" }
    do {
      let tags = try session.tags(planner.prefix)
      let source = NotesSource(planner: planner, request: request, place: place, tags: tags)
      let found = try source.notes(of: result.plan)
      return NotesMarkdown(event).text(found.notes, tag: tag, previous: found.previous?.name)
    } catch let error as ReleaseError {
      // The tag is made; that is what the job was for.
      session.console.error("assay: warning: the outputs contain no notes: \(error.message)")
      return ""
    }
  }

  private func report(
    _ results: [ReleaseTagger.Result], speaking: ReleaseTagger.Result, _ notes: String,
    _ session: ReleaseSession
  ) throws {
    let console = session.console
    for result in results {
      for warning in result.warnings { console.error("assay: warning: " + warning) }
      if repository.format == .json {
        console.print(
          try PlanReport.json(result.plan, created: result.created, warnings: result.warnings))
      } else {
        let text = PlanReport.text(result.plan, created: result.created, isLocal: !push)
        console.error((result.plan.package.map { $0 + ": " } ?? "assay: ") + text)
        if let tag = result.plan.tag { console.print(tag) }
      }
    }
    let isNew = results.contains { !$0.created.isEmpty }
    if push, isNew, session.environment["GITHUB_ACTIONS"] == "true" {
      console.error(
        "assay: note: tags pushed with GITHUB_TOKEN start no workflows; to start one, check out with "
          + "a deploy key or an app's token, or call the workflow from this one")
    }
    var outputs = ReleaseOutputs(speaking.plan, created: speaking.created, notes: notes)
    let tags = results.compactMap(\.plan.tag)
    if !tags.isEmpty { outputs.tags = tags.joined(separator: " ") }
    for line in try OutputChannelList.write(outputs, in: session.environment) {
      console.printDocument(line + "\n")
    }
  }
}
