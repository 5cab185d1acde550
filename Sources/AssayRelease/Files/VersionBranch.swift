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
    let status = try repository.checked(
      ["status", "--porcelain", "-z", "--untracked-files=no", "--"]
        + planner.committedPaths.map { ":(top)" + $0 })
    if let first = status.output.split(separator: 0).first {
      let path = String(decoding: first.dropFirst(3), as: UTF8.self)
      throw ReleaseError(
        .dirtyVersionFile,
        "'\(Printable.short(path))' has uncommitted changes; commit or revert them")
    }
    guard let branch = request.branch, !branch.hasPrefix("-") else {
      throw ReleaseError(
        .invalidConfiguration,
        "a release with version-files or a changelog is committed to a branch, and the branch is not known; name it with "
          + "--branch")
    }
    let end = try repository.remoteBranch(branch)
    guard let end, try isEnd(end, of: step.commit, branch: branch) else {
      throw ReleaseError(
        .contended,
        "the branch '\(Printable.short(branch))' is at \(end?.prefix(12) ?? "no commit") now, so nothing can be "
          + "committed on \(step.commit.prefix(12)); wait for the job of the last merge, which releases all of them"
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
  /// What a plan's own commit would change, as git shows it; empty where there is none.
  package func commitDiff(
    _ plan: ReleasePlan, of request: MergedRequest, at place: GitRepository.Place, tags: TagList
  ) throws -> String {
    guard !committedPaths.isEmpty, let step = plan.steps.last else { return "" }
    let commit = try VersionCommit(
      planner: self, plan: plan, request: request, place: place, tags: tags)
    return try commit.diff(step.commit, to: commit.make(step, on: step.commit))
  }
}
