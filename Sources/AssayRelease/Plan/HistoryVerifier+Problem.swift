// SPDX-License-Identifier: MIT

internal import AssayFiles

extension HistoryVerifier {
  /// What is wrong with the tags of a history.
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
    /// Numbers behind the prefix that are higher than the last release and no semantic version.
    case unread(tag: String, commit: String, release: String, advice: String)

    var isUntagged: Bool {
      if case .untagged = self { return true }
      return false
    }

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
      case .unread(let tag, let commit, let release, let advice):
        return
          "\(Printable.short(tag, limit: 60)) on \(commit.prefix(12)) comes after \(release), is higher and is no "
          + "semantic version; \(advice)"
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
      case .unread: "unread"
      }
    }
  }
}
