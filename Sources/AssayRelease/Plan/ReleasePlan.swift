// SPDX-License-Identifier: MIT

/// What a release would do, found out before anything is done.
package struct ReleasePlan: Hashable, Sendable {
  /// One tag to make.
  package struct Step: Hashable, Sendable {
    package var commit: String
    package var title: String
    /// Of the request; nil where it is not known.
    package var number: Int?
    package var bump: VersionBump
    package var version: SemanticVersion
    package var tag: String
    /// The version before; 0.0.0 for the first.
    var previous = SemanticVersion.zero
    /// The commit whose words decide, where they are not the title's.
    var raise: CarriedChanges.Raise?
  }

  package enum Outcome: Hashable, Sendable {
    /// Tags to make, in this order; the last is the commit's own, unless its request asks for none.
    case release([Step])
    /// The commit has its tag.
    case tagged(ReleaseTag)
    /// A later commit was released with this one in it.
    case contained(ReleaseTag)
    case nothing(NothingReason)
  }

  package enum NothingReason: String, Sendable {
    /// `[skip release]`
    case skipped
    /// The title asks for no release.
    case noRelease = "no-release"
    /// None of the package's files changed.
    case untouched
    /// A later commit merged the request that this one belongs to.
    case part = "part-of-request"
  }

  /// Of a monorepo; nil where there is one package.
  package var package: String?
  package var prefix: TagPrefix
  package var commit: String
  package var channel: ReleaseChannel
  /// The highest version that the commit comes from.
  package var latest: ReleaseTag?
  package var outcome: Outcome
  struct Move: Hashable, Sendable {
    var tag: String
    var commit: String
  }

  /// Where floating tags go with the release.
  var moves: [Move] = []
  /// What was pushed without a request and waits for the next release.
  var waiting = VersionBump.none
  var tagKind = TagKind.lightweight
  /// nil where it did not matter.
  var isShallow: Bool?
  /// What a reader should check, although the plan holds; one line each.
  package var notes: [String] = []

  var steps: [Step] {
    if case .release(let steps) = outcome { steps } else { [] }
  }

  /// The commit's own, among the tags to make.
  private var own: Step? { steps.last { $0.commit == commit } }

  /// The version that the commit has, or gets.
  package var version: SemanticVersion? {
    switch outcome {
    case .release: own?.version
    case .tagged(let tag), .contained(let tag): tag.version
    case .nothing: nil
    }
  }

  package var tag: String? {
    switch outcome {
    case .release: own?.tag
    case .tagged(let tag), .contained(let tag): tag.name
    case .nothing: nil
    }
  }

  /// For programs.
  var reason: String {
    switch outcome {
    case .release: "release"
    case .tagged: "already-tagged"
    case .contained: "already-released"
    case .nothing(let reason): reason.rawValue
    }
  }
}

/// The request that was merged.
package struct MergedRequest: Hashable, Sendable {
  /// What was merged, as a revision.
  package var commit: String
  /// nil: taken from the commit's message.
  package var title: String?
  package var body: String
  package var labels: [String]
  package var number: Int?
  /// The branch that it was merged into.
  package var branch: String?
  /// Turns the latest prerelease into its release; the title does not matter then.
  package var promotes: Bool
  /// Who proposed the change; nil where the host does not say.
  var author: String?

  /// The branch of a release whose channel was asked for.
  package static let anyBranch = "HEAD"

  init(
    commit: String, title: String? = nil, body: String = "", labels: [String] = [],
    number: Int? = nil, branch: String? = nil, promotes: Bool = false, author: String? = nil
  ) {
    self.commit = commit
    self.title = title
    self.body = body
    self.labels = labels
    self.number = number
    self.branch = branch
    self.promotes = promotes
    self.author = author
  }
}
