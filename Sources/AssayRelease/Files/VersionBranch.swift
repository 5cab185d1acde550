// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The branch that a version file's commit goes on.
struct VersionBranch: Sendable {
  var planner: ReleasePlanner

  /// The branch's name, and the commit that it ends with.
  ///
  /// - Throws: `ReleaseError` unless that is the merged commit, or what was put on it for other
  ///   packages: nothing can be put between two commits that are both on the branch.
  func check(
    _ step: ReleasePlan.Step, _ request: MergedRequest
  ) throws -> (name: String, end: String) {
    let repository = planner.repository
    let paths = planner.versionFiles.map(\.path)
    let status = try repository.checked(
      ["status", "--porcelain", "-z", "--untracked-files=no", "--"] + paths.map { ":(top)" + $0 })
    if let first = status.output.split(separator: 0).first {
      let path = String(decoding: first.dropFirst(3), as: UTF8.self)
      throw ReleaseError(
        .dirtyVersionFile,
        "'\(Printable.short(path))' has uncommitted changes; commit or revert them")
    }
    guard let branch = request.branch, !branch.hasPrefix("-") else {
      throw ReleaseError(
        .invalidConfiguration, "version-files need to know the branch; name it with --branch")
    }
    let end = try repository.remoteBranch(branch)
    guard let end, try isEnd(end, of: step.commit, branch: branch) else {
      throw ReleaseError(
        .contended,
        "the branch '\(Printable.short(branch))' has moved on to \(end?.prefix(12) ?? "nothing"), so no version file can be "
          + "committed on \(step.commit.prefix(12)); the job of the last merge releases all of them"
      )
    }
    return (branch, end)
  }

  /// Whether only version files' commits for `commit` stand between it and the branch's end.
  private func isEnd(_ end: String, of commit: String, branch: String) throws -> Bool {
    if end == commit { return true }
    if planner.scope == nil { return false }
    let repository = planner.repository
    if try !repository.presentCommits([end]).contains(end) {
      try repository.fetchObjects(of: ["refs/heads/" + branch])
    }
    guard try repository.isAncestor(commit, of: end) == true else { return false }
    return try repository.firstParents(after: commit, to: end)
      .allSatisfy { $0.releasedFor == commit }
  }
}

extension ReleasePlanner {
  /// What the version files' commit of a plan would change, as git shows it; empty where there is
  /// none.
  package func versionDiff(_ plan: ReleasePlan) throws -> String {
    guard !versionFiles.isEmpty, let step = plan.steps.last else { return "" }
    let files = VersionCommit(repository: repository, files: versionFiles)
    return try files.diff(step.commit, to: files.make(step, on: step.commit))
  }
}
