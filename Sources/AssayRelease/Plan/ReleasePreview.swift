// SPDX-License-Identifier: MIT

/// What a request would release if it were merged now.
package struct ReleasePreview: Hashable, Sendable {
  /// nil where it would release nothing.
  package var tag: String?
  /// The tag before; nil for the first release.
  package var previous: String?
  package var bump: VersionBump
  /// Of a monorepo; nil where there is one package.
  var package: String?
  private var notes: ReleaseNotes

  fileprivate init(
    tag: String?, previous: String?, bump: VersionBump, package: String?, notes: ReleaseNotes
  ) {
    self.tag = tag
    self.previous = previous
    self.bump = bump
    self.package = package
    self.notes = notes
  }

  /// For a comment on the request.
  package func markdown(_ markdown: NotesMarkdown) -> String {
    let place = package.map { " of \(NotesMarkdown.escaped($0))" } ?? ""
    guard let tag else { return "Merging this request makes no release\(place)." }
    let before = previous.map { " after `\($0)`" } ?? ""
    let groups = markdown.groups(notes).joined(separator: "\n\n")
    return "Merging this request releases **`\(tag)`**\(place) (\(bump.rawValue))\(before).\n\n"
      + groups
  }
}

extension ReleasePlanner {
  /// What a request would release on top of a commit.
  ///
  /// Whether it changes files of this planner's package is not known before the merge.
  /// - Parameters:
  ///   - place: the end of the branch that is merged into.
  ///   - tags: as the remote has them now.
  /// - Throws: `ReleaseError`; title refused where a merge would stop.
  package func preview(
    _ change: TitledChange, number: Int?, branch: String?, at place: GitRepository.Place,
    tags: TagList
  ) throws -> ReleasePreview {
    var bump: VersionBump
    switch TitleCheck.decision(
      on: change, rule: configuration.rule, unknown: configuration.unknownTitles)
    {
    case .unclear(let problem): throw ReleaseError(.titleRefused, problem)
    case .skip: bump = .none
    case .bump(let named): bump = named
    }
    let entry = HistoryCommit(title: change.title, number: number)
    let notes = ReleaseNotes(
      [entry], bumps: [entry.hash: bump], contributors: [], configuration: configuration)
    // What waits for its tag before this one is released first.
    let before = try plan(
      MergedRequest(commit: place.commit, branch: branch), at: place, tags: tags)
    var latest = try LatestTag.find(
      in: tags, for: place, range: branch.flatMap(VersionRange.init(branch:)),
      repository: repository)
    for step in before.steps {
      let tag = ReleaseTag(
        name: step.tag, version: step.version, object: step.commit, commit: step.commit)
      latest.tag = tag
      if !tag.version.isPrerelease { latest.stable = tag }
    }
    // A request that releases takes along what was pushed before it.
    if bump > .none { bump = max(bump, before.waiting) }
    var preview = ReleasePreview(
      tag: nil, previous: latest.tag?.name, bump: bump, package: scope?.name, notes: notes)
    let chosen = ReleaseAsFooter.version(in: change)
    if bump == .none { return preview }
    let next = succession(configuration.channel(of: branch)).next(
      after: latest.tag?.version, stable: latest.stable?.version, bump: bump,
      chosen: chosen ?? (latest.tag == nil ? initial : nil))
    preview.tag = prefix.tagName(of: next)
    return preview
  }
}

extension HistoryCommit {
  /// Stands for a request that is not merged.
  fileprivate init(title: String, number: Int?) {
    self.init(
      hash: "", parents: [], authorName: "", authorEmail: "", date: "", message: MergeMessage(title)
    )
    message.title = title
    message.number = number
    message.evidence = .title
  }
}
