// SPDX-License-Identifier: MIT

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
    let compared = ComparedRevision(name: revision, root: root)
    // NB: `--merge-base`, so that what others did on the main branch in the meantime is not ours.
    let changed = try await paths(
      [
        "diff", "--name-only", "-z", "--relative", "--merge-base", "--end-of-options", revision,
        "--",
      ], of: compared)
    let new = try await paths(
      ["ls-files", "-z", "--others", "--exclude-standard"], of: compared)
    return Set(changed + new)
  }

  private static func paths(
    _ arguments: [String], of revision: ComparedRevision
  ) async throws -> [String] {
    try await revision.run(arguments, in: revision.root).output.split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
