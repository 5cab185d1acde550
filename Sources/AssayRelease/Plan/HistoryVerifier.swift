// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Looks whether a history is well tagged.
package struct HistoryVerifier: Sendable {
  package enum Problem: Hashable, Sendable, CustomStringConvertible {
    /// A later commit has a lower version.
    case descending(lower: String, after: String)
    case severalTags(commit: String, tags: [String])
    /// A request that was merged between tags, or after the last, and has none.
    case untagged(commit: String, title: String, number: Int?)
    /// A tag of the clone that the remote does not have, or has elsewhere.
    case differs(tag: String, local: String, remote: String?)
    /// Versions with another prefix among those of the releases.
    ///
    /// - Parameters:
    ///   - tag: the highest of them.
    ///   - count: of all of them.
    ///   - release: in the form of the releases.
    ///   - prefixes: of the releases, and of the other form.
    case otherForm(tag: String, commit: String, count: Int, release: String, prefixes: [String])

    package var description: String {
      switch self {
      case .descending(let lower, let after):
        return "\(lower) comes after \(after) in history and is lower"
      case .severalTags(let commit, let tags):
        return "\(commit.prefix(12)) has several tags: \(tags.joined(separator: ", "))"
      case .untagged(let commit, let title, let number):
        let name = number.map { " (#\($0))" } ?? ""
        return "\(commit.prefix(12)) was merged and has no tag: '\(Printable.short(title))'\(name)"
      case .differs(let tag, let local, let remote):
        let there = remote.map { "on \($0.prefix(12)) in the remote" } ?? "not in the remote"
        return "\(tag) is on \(local.prefix(12)) in this clone and \(there)"
      case .otherForm(let tag, let commit, let count, let release, let prefixes):
        let more = count == 1 ? "" : " (one of \(count))"
        let lines = prefixes.map { "'release: {prefix: \"\(Printable.short($0, limit: 60))\"}'" }
        return
          "\(Printable.short(tag, limit: 60)) on \(commit.prefix(12))\(more) has another form than \(release); say "
          + "which of them are the releases: add \(lines.joined(separator: " or ")) to .assay.yml"
      }
    }

    /// For programs.
    package var code: String {
      switch self {
      case .descending: "descending"
      case .severalTags: "several-tags"
      case .untagged: "untagged"
      case .differs: "differs"
      case .otherForm: "other-form"
      }
    }
  }

  var repository: GitRepository
  var configuration: ReleaseConfiguration
  /// nil where the repository is one package.
  var scope: PackageScope?

  package init(
    repository: GitRepository, configuration: ReleaseConfiguration, scope: PackageScope? = nil
  ) {
    self.repository = repository
    self.configuration = configuration
    self.scope = scope
  }

  /// Problems in the order of history.
  ///
  /// - Parameters:
  ///   - local: the clone's tags, to compare; nil for no comparison.
  ///   - title: of the request that the place's commit merged, where its message does not hold it.
  package func problems(
    at place: GitRepository.Place, tags: TagList, local: TagList?, title: String? = nil
  ) throws -> [Problem] {
    if try repository.isShallow(place) {
      throw ReleaseError(
        .shallow,
        "the clone '\(repository.folder)' is shallow, so its history cannot be verified; fetch the full history "
          + "('fetch-depth: 0'), or pass --unshallow")
    }
    var history = try repository.firstParents(after: nil, to: place.commit)
    if let title, let last = history.indices.last {
      history[last].message.title = title
      history[last].message.evidence = .title
    }
    var byCommit: [String: [ReleaseTag]] = [:]
    for tag in tags.tags { byCommit[tag.commit, default: []].append(tag) }
    // With version files the tag is on the commit that was made for the merge.
    let released = Set(history.filter { byCommit[$0.hash] != nil }.compactMap(\.releasedFor))
    var problems: [Problem] = []
    var highest: ReleaseTag?
    for commit in history {
      let own = byCommit[commit.hash] ?? []
      // A prerelease may be promoted where it stands, and build metadata does not count.
      let stable = own.filter { !$0.version.isPrerelease }
      if stable.count > 1 {
        problems.append(.severalTags(commit: commit.hash, tags: stable.map(\.name)))
      }
      for tag in own.reversed() {
        if let highest, tag.version < highest.version {
          problems.append(.descending(lower: tag.name, after: highest.name))
        } else {
          highest = tag
        }
      }
      guard own.isEmpty, highest != nil, commit.message.isRequest else { continue }
      if released.contains(commit.hash) { continue }
      if Self.asksForNothing(commit, configuration) { continue }
      if let scope, try !repository.changedPaths(of: commit).contains(where: scope.owns) {
        continue
      }
      problems.append(
        .untagged(
          commit: commit.hash, title: commit.message.title, number: commit.message.number))
    }
    problems += differences(local, tags)
    guard scope == nil else { return problems }
    let forms = OtherForms(repository: repository, configuration: configuration)
    return problems + (try forms.problems(in: tags, history: history, latest: highest))
  }

  private static func asksForNothing(
    _ commit: HistoryCommit, _ configuration: ReleaseConfiguration
  ) -> Bool {
    let text = TitledChange(title: commit.message.title, message: commit.message.body)
    switch TitleCheck.decision(
      on: text, rule: configuration.rule, unknown: configuration.unknownTitles)
    {
    case .skip, .bump(.none): return true
    case .bump: return false
    // Its own job stopped and said so, and so does the next one.
    case .unclear: return configuration.unknownTitles == .refuse
    }
  }

  private func differences(_ local: TagList?, _ remote: TagList) -> [Problem] {
    guard let local else { return [] }
    let commits = Dictionary(remote.tags.map { ($0.name, $0.commit) }) { first, _ in first }
    return local.tags.reversed().compactMap { tag in
      let there = commits[tag.name]
      return there == tag.commit ? nil : .differs(tag: tag.name, local: tag.commit, remote: there)
    }
  }
}
