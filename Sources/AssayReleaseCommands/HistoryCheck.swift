// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayRelease

/// What `assay release verify` finds, for a command that runs it beside others.
package enum HistoryCheck {
  /// What it looks for.
  package struct Rule: Hashable, Sendable {
    package var id: String
    package var name: String
    package var summary: String
  }

  /// Something wrong with the tags of a history.
  package struct Problem: Hashable, Sendable {
    /// Of its rule.
    package var id: String
    package var message: String
  }

  /// What came of it.
  package enum Outcome: Hashable, Sendable {
    case problems([Problem])
    /// Why there was nothing to verify.
    case nothing(String)
    case cannotTell(String)
    case couldNotRun(String)
  }

  /// In the order in which they are listed.
  package static let rules = [
    Rule(
      id: "tags-descending", name: "Versions decrease",
      summary: "A later commit has a lower version."),
    Rule(
      id: "tags-several-tags", name: "Several versions",
      summary: "A commit has several versions."),
    Rule(
      id: "tags-untagged", name: "Merge without a version",
      summary: "A merged request has no version."),
    Rule(
      id: "tags-differs", name: "Tag differs from the remote",
      summary: "A tag of the clone differs from the remote's."),
    Rule(
      id: "tags-other-form", name: "Tags of another form",
      summary: "A tag for a version has another prefix than the releases."),
    Rule(
      id: "tags-unread", name: "Tag that is no semantic version",
      summary: "A tag after the last release has higher numbers and is no semantic version."),
  ]

  /// Verifies the tags up to the current commit, against the remote where there is one.
  ///
  /// - Parameters:
  ///   - repository: the clone's folder, absolute.
  ///   - configuration: the path of an `.assay.yml`, absolute.
  ///   - note: gets what a reader of the outcome should know, such as why the remote was not asked.
  package static func run(
    repository: String, configuration: String, note: (String) -> Void = { _ in }
  ) -> Outcome {
    run(["--repository=\(repository)", "--config=\(configuration)"], note: note)
  }

  /// Verifies the tags of the clone, before there is a configuration.
  package static func run(repository: String, prefix: String, rule: String) -> Outcome {
    run(["--repository=\(repository)", "--offline", "--prefix", prefix], rule: rule)
  }

  private static func run(
    _ arguments: [String], rule: String? = nil, note: (String) -> Void = { _ in }
  ) -> Outcome {
    do {
      let options = try RepositoryOptions.parse(arguments)
      var session = try ReleaseSession(options)
      if let rule { try session.configuration.setRule(rule, words: [:]) }
      let found = try verified(session, at: "HEAD", title: nil)
      if let reason = found.note { note(reason) }
      if let reason = found.nothing { return .nothing(reason) }
      return .problems(
        found.problems.map { Problem(id: id(of: $0), message: $0.description) })
    } catch let error as ReleaseError {
      let message = "\(error.message) [\(error.reason.rawValue)]"
      return error.isDecision ? .cannotTell(message) : .couldNotRun(message)
    } catch {
      return .couldNotRun("\(error)")
    }
  }

  /// Of a problem's rule.
  static func id(of problem: HistoryVerifier.Problem) -> String { "tags-" + problem.code }

  /// Says that there is no version tag.
  private static func noTags(_ session: ReleaseSession) -> String {
    let forms = session.planners().prefix(3).map { "'\(Printable.short($0.prefix.text))1.2.3'" }
    return "no tag has the form \(forms.joined(separator: " or "))"
  }

  /// What was found in a history.
  struct Verified {
    /// Of all packages, in the order of history.
    var problems: [HistoryVerifier.Problem] = []
    /// Why nothing in the history was verified; nil where something was.
    var nothing: String?
    /// Why the remote's tags were not among them; nil where they were, or were not asked for.
    var note: String?
  }

  static func verified(
    _ session: ReleaseSession, at commit: String, title: String?
  ) throws -> Verified {
    let place = try session.place(of: commit)
    try session.repository.checkPaths(of: session.configuration.packages, at: place)
    var result = Verified()
    var known: String?
    var tagCount = 0
    for planner in session.planners() {
      let verifier = HistoryVerifier(
        repository: session.repository, configuration: session.configuration,
        scope: planner.scope)
      let (tags, note) = try tags(session, planner.prefix, at: place)
      result.note = result.note ?? note
      try planner.checkForm(of: tags)
      let local = tags.isLocal ? nil : try session.repository.localTags(planner.prefix)
      if tags.isLocal, tags.tags.isEmpty { try session.repository.checkHasAllTags(place) }
      known = known ?? tags.tags.first?.name ?? local?.tags.first?.name
      let found = try verifier.findings(at: place, tags: tags, local: local, title: title)
      tagCount += found.tagCount
      result.problems += found.problems
    }
    if result.problems.isEmpty, tagCount == 0 {
      result.nothing =
        session.configuration.verifySince.map {
          "no version tag is on a commit after '\(Printable.short($0, limit: 60))'"
        }
        ?? known.map {
          "no version tag, such as '\(Printable.short($0, limit: 60))', is on a commit of this first-parent "
            + "history; verify a branch that has them ('assay release verify --commit <revision>')"
        } ?? noTags(session)
    }
    return result
  }

  /// The remote's tags; those of a complete clone where git may not read the remote.
  private static func tags(
    _ session: ReleaseSession, _ prefix: TagPrefix, at place: GitRepository.Place
  ) throws -> (tags: TagList, note: String?) {
    do {
      return (try session.tags(prefix), nil)
    } catch let error as ReleaseError where error.reason == .denied {
      guard try session.repository.isCompleteClone(place) else {
        throw ReleaseError(
          error.reason,
          error.message
            + "; or fetch the full history with its tags ('fetch-depth: 0'), so that the clone's own tags "
            + "can be verified")
      }
      return (
        try session.repository.localTags(prefix),
        "the clone's own tags were verified, and not compared with the remote's, because git may not read the remote: "
          + error.message
      )
    }
  }
}
