// SPDX-License-Identifier: MIT

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
  ]

  /// Verifies the tags up to the current commit, against the remote where there is one.
  ///
  /// - Parameters:
  ///   - repository: the clone's folder, absolute.
  ///   - configuration: the path of an `.assay.yml`, absolute.
  package static func run(repository: String, configuration: String) -> Outcome {
    do {
      let options = try RepositoryOptions.parse([
        "--repository=\(repository)", "--config=\(configuration)",
      ])
      let session = try ReleaseSession(options)
      return .problems(
        try problems(of: session, at: "HEAD", title: nil).map {
          Problem(id: "tags-" + $0.code, message: $0.description)
        })
    } catch let error as ReleaseError {
      let message = "\(error.message) [\(error.reason.rawValue)]"
      return error.isDecision ? .cannotTell(message) : .couldNotRun(message)
    } catch {
      return .couldNotRun("\(error)")
    }
  }

  /// Problems of all packages, in the order of history.
  static func problems(
    of session: ReleaseSession, at commit: String, title: String?
  ) throws -> [HistoryVerifier.Problem] {
    let place = try session.place(of: commit)
    var problems: [HistoryVerifier.Problem] = []
    for planner in session.planners() {
      let verifier = HistoryVerifier(
        repository: session.repository, configuration: session.configuration,
        scope: planner.scope)
      let tags = try session.tags(planner.prefix)
      try planner.checkForm(of: tags)
      let local =
        session.options.offline ? nil : try session.repository.localTags(planner.prefix)
      problems += try verifier.problems(at: place, tags: tags, local: local, title: title)
    }
    return problems
  }
}
