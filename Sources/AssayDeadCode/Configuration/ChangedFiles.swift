// SPDX-License-Identifier: MIT

internal import AssayProcesses

/// The files that differ from a revision, as git sees them.
package enum ChangedFiles {
  /// Paths relative to a folder: what changed since the branch left the revision, committed or not,
  /// and what git does not know yet.
  ///
  /// - Parameters:
  ///   - revision: anything git takes for a commit.
  ///   - root: a folder in the work tree, absolute.
  /// - Throws: `ChangedFilesError`, `ToolProcessError`.
  package static func since(_ revision: String, root: String) async throws -> Set<String> {
    // NB: `--merge-base`, so that what others did on the main branch in the meantime is not ours.
    let changed = try await paths(
      [
        "diff", "--name-only", "-z", "--relative", "--merge-base", "--end-of-options", revision,
        "--",
      ],
      revision: revision, root: root)
    let new = try await paths(
      ["ls-files", "-z", "--others", "--exclude-standard"], revision: revision, root: root)
    return Set(changed + new)
  }

  private static func paths(
    _ arguments: [String], revision: String, root: String
  ) async throws -> [String] {
    let outcome = try await GitWorkTree.run(arguments, in: root)
    guard outcome.succeeded else {
      let reason = outcome.firstErrorLine
      throw ChangedFilesError(
        revision: revision, root: root,
        reason: reason.isEmpty ? "it exited with \(outcome.status)" : reason)
    }
    return outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// git cannot compare with a revision.
package struct ChangedFilesError: Error, Hashable, Sendable, CustomStringConvertible {
  package var revision: String
  package var root: String
  package var reason: String

  package var description: String {
    "git cannot compare '\(root)' with '\(revision)': \(reason); name a commit, branch or tag that"
      + " 'git rev-parse' knows"
  }
}
