// SPDX-License-Identifier: MIT

extension GitRepository {
  /// Whether a branch of the remote ended with a commit when the clone last saw it.
  func isEndOfTrackedBranch(_ commit: String) throws -> Bool {
    // The address of a remote has no branches in the clone.
    if remote.contains("/") || remote.contains(":") { return false }
    let result = try checked([
      "for-each-ref", "--count=1", "--points-at=" + commit, "refs/remotes/\(remote)/",
    ])
    return !result.output.isEmpty
  }

  /// Whether a branch of the remote has a commit, at its end or before it.
  ///
  /// A tag makes the remote take whatever it names, so without this a release could hold commits
  /// that nobody has seen.
  ///
  /// - Parameters:
  ///   - branch: where the commit probably is; nil where that is not known.
  ///   - mayFetch: whether the ends that this clone lacks may be fetched.
  func isOnRemoteBranch(_ commit: String, branch: String?, mayFetch: Bool) throws -> Bool {
    let result = try git(["ls-remote", "--heads", "--", remote])
    guard result.succeeded else {
      throw GitFailure.error(
        result.errors, command: "ls-remote", remote: Redaction.withoutCredentials(remote))
    }
    var names: [String: String] = [:]
    for line in result.text.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      if fields.count == 2 { names[fields[0]] = fields[1] }
    }
    if names[commit] != nil { return true }
    let known = try presentCommits(names.keys.sorted())
    if try !descendants(of: commit, among: Array(known)).isEmpty { return true }
    guard mayFetch else { return false }
    // The likely branch first: a remote may have thousands.
    let missing = names.filter { !known.contains($0.key) }
    let likely = missing.filter { $0.value == branch.map { "refs/heads/" + $0 } }
    let others = missing.filter { likely[$0.key] == nil }
    for group in [likely, others] where !group.isEmpty {
      try fetchObjects(of: group.values.sorted())
      if try !descendants(of: commit, among: Array(group.keys)).isEmpty { return true }
    }
    return false
  }
}
