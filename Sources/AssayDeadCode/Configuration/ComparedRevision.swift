// SPDX-License-Identifier: MIT

internal import AssayProcesses

/// A commit, branch or tag that a folder is compared with, asked through git.
struct ComparedRevision: Sendable {
  /// Anything git takes for a commit.
  var name: String
  /// A folder in the work tree, absolute.
  var root: String

  /// The commit at which the checked-out branch left the revision.
  /// - Throws: `ChangedFilesError`, `ToolProcessError`.
  func commonCommit() async throws -> String {
    try await text(["merge-base", "--end-of-options", name, "HEAD"])
  }

  /// What git prints, without the last line break.
  func text(_ arguments: [String]) async throws -> String {
    let output = try await run(arguments, in: root).outputText
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }

  @discardableResult
  func run(_ arguments: [String], in folder: String) async throws -> ToolProcess.Outcome {
    let outcome = try await GitWorkTree.run(arguments, in: folder)
    if outcome.succeeded { return outcome }
    throw try await error(of: outcome, arguments[0])
  }

  /// What git says outside of a repository is about its options, so the repository is asked for.
  private func error(
    of outcome: ToolProcess.Outcome, _ command: String
  ) async throws -> ChangedFilesError {
    let place = try await GitWorkTree.run(["rev-parse", "--git-dir"], in: root)
    if !place.succeeded, place.errorText.contains("not a git repository") {
      return ChangedFilesError(.noRepository, revision: name, root: root)
    }
    let reason = (place.succeeded ? outcome : place).firstErrorLine
    if place.succeeded, try await isUnknownInShallow() {
      return ChangedFilesError(.missingInShallow, revision: name, root: root)
    }
    // `merge-base` says this with its exit code alone.
    if reason.contains("no merge base") || (command == "merge-base" && reason.isEmpty) {
      return ChangedFilesError(.noCommonCommit, revision: name, root: root)
    }
    return ChangedFilesError(
      .refused(reason: reason.isEmpty ? "it exited with \(outcome.status)" : reason),
      revision: name, root: root)
  }
}

extension ComparedRevision {
  private func isUnknownInShallow() async throws -> Bool {
    let known = try await GitWorkTree.run(
      ["rev-parse", "--quiet", "--verify", "--end-of-options", "\(name)^{commit}"], in: root)
    if known.succeeded { return false }
    let shallow = try await GitWorkTree.run(["rev-parse", "--is-shallow-repository"], in: root)
    return shallow.outputText.hasPrefix("true")
  }
}

/// git cannot compare with a revision.
package struct ChangedFilesError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case noRepository
    case noCommonCommit
    /// The clone does not have the revision, nor all of its history.
    case missingInShallow
    /// In git's words.
    case refused(reason: String)
  }

  package var code: Code
  package var revision: String
  package var root: String

  init(_ code: Code, revision: String, root: String) {
    self.code = code
    self.revision = revision
    self.root = root
  }

  package var description: String {
    switch code {
    case .noRepository:
      "cannot compare '\(root)' with '\(revision)' because it is not in a git repository; run this in"
        + " a clone of the repository, or leave out the option that names '\(revision)'"
    case .noCommonCommit:
      "cannot compare '\(root)' with '\(revision)' because it has no commit in common with the"
        + " checked-out branch; fetch the history of both (git fetch --unshallow)"
    case .missingInShallow:
      "cannot compare '\(root)' with '\(revision)' because this clone is shallow and does not have"
        + " it; fetch the history of all branches (git fetch --unshallow origin"
        + " '+refs/heads/*:refs/remotes/origin/*', or 'fetch-depth: 0' in actions/checkout) and name"
        + " the branch as 'origin/NAME'"
    case .refused(let reason):
      "git cannot compare '\(root)' with '\(revision)': \(reason); name a commit, branch or tag that"
        + " 'git rev-parse' knows"
    }
  }
}
