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

  /// The files that have another path than at a commit, by their old paths, relative to the
  /// revision's folder.
  ///
  /// git takes a new file for an old one if half of it is the same.
  static func renamed(since commit: String, of revision: ComparedRevision) async throws
    -> [String: String]
  {
    let fields = try await paths(
      [
        "diff", "--name-status", "-z", "--relative", "--find-renames", "--diff-filter=R",
        "--end-of-options", commit, "--",
      ], of: revision)
    // `R087`, the old path, the new path
    var renamed: [String: String] = [:]
    for start in stride(from: 0, to: fields.count - 2, by: 3) {
      renamed[fields[start + 1]] = fields[start + 2]
    }
    return renamed
  }

  private static func paths(
    _ arguments: [String], of revision: ComparedRevision
  ) async throws -> [String] {
    try await revision.run(arguments, in: revision.root).output.split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
