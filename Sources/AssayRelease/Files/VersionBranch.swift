// SPDX-License-Identifier: MIT

/// The branch that a version file's commit goes on.
struct VersionBranch: Sendable {
  var planner: ReleasePlanner

  /// - Returns: the branch's name.
  /// - Throws: `ReleaseError` unless the commit is where the branch ends: nothing can be put between two commits that
  ///   are both on it.
  func check(_ step: ReleasePlan.Step, _ request: MergedRequest) throws -> String {
    let repository = planner.repository
    let paths = planner.configuration.versionFiles.map(\.path)
    let status = try repository.checked(
      ["status", "--porcelain", "-z", "--untracked-files=no", "--"] + paths.map { ":(top)" + $0 })
    if let first = status.output.split(separator: 0).first {
      let path = String(decoding: first.dropFirst(3), as: UTF8.self)
      throw ReleaseError(
        .dirtyVersionFile,
        "'\(Printable.text(path))' has changes of its own; commit them or take them back")
    }
    guard let branch = request.branch, !branch.hasPrefix("-") else {
      throw ReleaseError(
        .invalidConfiguration, "version-files need to know the branch; name it with --branch")
    }
    let end = try repository.remoteBranch(branch)
    guard end == step.commit else {
      throw ReleaseError(
        .contended,
        "the branch '\(Printable.text(branch))' has gone on to \(end?.prefix(12) ?? "nothing"), so no version file can be "
          + "committed on \(step.commit.prefix(12)); the job of the last merge releases all of them"
      )
    }
    return branch
  }
}

extension ReleasePlanner {
  /// What the version files' commit of a plan would change, as git shows it; empty where there is none.
  package func versionDiff(_ plan: ReleasePlan) throws -> String {
    guard !configuration.versionFiles.isEmpty, let step = plan.steps.last else { return "" }
    let files = VersionCommit(repository: repository, files: configuration.versionFiles)
    return try files.diff(step.commit, to: files.make(step))
  }
}
