// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayFiles
internal import AssayRelease

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

struct NotesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notes",
    abstract: "Prints what changed since the previous tag, from the titles of merged requests.",
    discussion: """
      For a tagged commit, prints what that release changed; otherwise, what the next release would change. \
      --changelog adds the section to a file, and --publish to a release page on GitHub or GitLab, with the \
      first token of GITHUB_TOKEN and GH_TOKEN, or of GITLAB_TOKEN, ASSAY_PUSH_TOKEN and CI_JOB_TOKEN.
      """)

  @OptionGroup(title: "The repository") var repository: RepositoryOptions
  @OptionGroup(title: "The request") var request: RequestOptions

  @Option(
    help: ArgumentHelp("The tag to start after (default: the previous one).", valueName: "tag"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "Add the section to this file, in the format of Keep a Changelog.", valueName: "file"))
  var changelog: String?

  @Flag(help: "Create the release page of an existing tag, unless it has one.")
  var publish = false

  @Flag(help: "Leave the release page a draft (GitHub).")
  var draft = false

  @Option(
    name: .customLong("asset"),
    help: ArgumentHelp("A file to add to the release page (GitHub); repeatable.", valueName: "file")
  )
  var assets: [String] = []

  func validate() throws {
    if !publish && (draft || !assets.isEmpty) {
      throw ValidationError(
        "--draft and --asset change the release page; add --publish to create one")
    }
  }

  func run() throws {
    try ReportTargets.check([("--changelog", changelog)])
    try ReleaseReporting.run(repository.format) {
      var session = try ReleaseSession(repository)
      try session.apply(request)
      let event = session.event
      let (merged, place) = try session.request(request)
      let markdown = NotesMarkdown(event)
      let planners = session.planners()
      if planners.count > 1, changelog != nil {
        throw ReleaseError(
          .invalidConfiguration,
          "--changelog takes the section of one package, and .assay.yml lists "
            + "\(session.configuration.packages.map(\.name).joined(separator: ", ")); name one of them with --package"
        )
      }
      for (index, planner) in planners.enumerated() {
        let tags = try session.tags(planner.prefix)
        let plan = try planner.plan(merged, at: place, tags: tags)
        let source = NotesSource(planner: planner, request: merged, place: place, tags: tags)
        let found = try source.notes(of: plan, since: since)
        if let warning = found.notes.warning { session.console.error("assay: warning: " + warning) }
        let tag = plan.tag ?? place.commit
        let text = markdown.text(found.notes, tag: tag, previous: found.previous?.name)
        if repository.format == .json {
          session.console.print(
            try PlanReport.encoded([
              "tag": tag, "previous": found.previous?.name ?? "", "notes": text,
            ]))
        } else {
          if let package = plan.package, planners.count > 1 {
            let heading = markdown.heading(plan.tag ?? package)
            session.console.print((index > 0 ? "\n" : "") + heading + "\n")
          }
          session.console.print(text)
        }
        if let changelog {
          if let version = plan.version {
            try write(found.notes, version, date: found.date, to: changelog, markdown)
          } else {
            session.console.error(
              "assay: nothing was added to '\(Printable.short(changelog))', because there is no release"
            )
          }
        }
        if publish { try publish(plan, text, tags, event, session) }
      }
    }
  }

  private func write(
    _ notes: ReleaseNotes, _ version: SemanticVersion, date: String, to path: String,
    _ markdown: NotesMarkdown
  ) throws {
    do {
      let files = PosixFileSystem()
      let exists = try files.kind(of: path) == .file
      let bytes = exists ? try files.read(path) : []
      let old = String(decoding: bytes, as: UTF8.self)
      // Another encoding would lose its letters.
      guard old.utf8.elementsEqual(bytes) else {
        throw ReleaseError(
          .invalidConfiguration,
          "the changelog '\(Printable.short(path))' is not UTF-8; save the file as UTF-8")
      }
      let new = Changelog.adding(
        notes, version: version, date: date, to: old, markdown: markdown)
      if new != old { try OutputFile.write(new, to: path) }
    } catch let error as ReleaseError {
      throw error
    } catch {
      throw ReleaseError(
        .invalidConfiguration,
        "cannot write the changelog '\(Printable.short(path))': \(error); check the file that --changelog names"
      )
    }
  }

  private func publish(
    _ plan: ReleasePlan, _ text: String, _ tags: TagList, _ event: HostEvent?,
    _ session: ReleaseSession
  ) throws {
    guard case .tagged(let tag) = plan.outcome else {
      throw ReleaseError(
        .invalidConfiguration,
        "the commit has no tag yet, so there is nothing to publish; run 'assay release tag --push' "
          + "first")
    }
    let highest = tags.tags.first { !$0.version.isPrerelease }
    var page = HostRelease(
      tag: tag.name, name: tag.name, notes: text, isPrerelease: tag.version.isPrerelease,
      isLatest: !tag.version.isPrerelease && highest.map { $0.version <= tag.version } ?? true)
    page.isDraft = draft
    page.assets = assets.map { FilePaths.absolute($0) }
    for asset in page.assets {
      let kind: FileKind?
      do { kind = try PosixFileSystem().kind(of: asset) } catch { kind = nil }
      guard kind == .file else {
        throw ReleaseError(
          .invalidConfiguration,
          "the asset '\(Printable.short(asset))' is not a file; check the path behind --asset")
      }
    }
    let effect = try page.publish(event, environment: session.environment)
    session.console.error(
      "assay: "
        + (effect == .made ? "published \(tag.name)" : "\(tag.name) already has a release page"))
  }
}
