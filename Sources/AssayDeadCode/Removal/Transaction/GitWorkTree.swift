// SPDX-License-Identifier: MIT

internal import AssayProcesses

/// The git work tree that a package is in, asked through git's command line.
struct GitWorkTree: Sendable {
  /// Absolute path of the package, which may be a folder of the repository.
  var root: String

  init(root: String) {
    self.root = root
  }

  /// Throws where tracked files have changes that are not committed. Untracked files may be there:
  /// a removal does not touch them.
  func checkClean() async throws {
    // Fields end in zero bytes; a renamed file's old path is a field of its own.
    let status = try await git(["status", "--porcelain", "-z", "--untracked-files=no", "--", "."])
    var changed: [String] = []
    var isOldPath = false
    for field in status where !field.isEmpty {
      if isOldPath {
        isOldPath = false
        continue
      }
      isOldPath = field.hasPrefix("R") || field.hasPrefix("C")
      changed.append(String(field.dropFirst(3)))
    }
    if !changed.isEmpty { throw RemovalError.uncommittedChanges(root: root, paths: changed) }
  }

  /// Throws unless git can take back changes of these files.
  ///
  /// - Parameter paths: relative to `root`.
  func checkTracked(_ paths: [String]) async throws {
    let tracked = Set(try await git(["ls-files", "-z", "--", "."]))
    let untracked = paths.filter { !tracked.contains($0) }
    if !untracked.isEmpty { throw RemovalError.untracked(paths: untracked) }
  }

  private func git(_ arguments: [String]) async throws -> [String] {
    let outcome = try await Self.run(arguments, in: root)
    guard outcome.succeeded else {
      let message = outcome.firstErrorLine
      if message.contains("not a git repository") { throw RemovalError.notARepository(root: root) }
      throw RemovalError.toolFailed(tool: "git \(arguments[0])", message: message)
    }
    return outcome.outputText.split(separator: "\0").map(String.init)
  }

  /// Runs git as a script would: no pager, no words of the user's language, no repository from the
  /// environment (a hook has one).
  static func run(_ arguments: [String], in folder: String) async throws -> ToolProcess.Outcome {
    try await ToolProcess.run(
      "git", ["--no-pager"] + arguments, in: folder,
      changing: [
        "LC_ALL": "C", "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil,
        "GIT_EXTERNAL_DIFF": nil, "GIT_OPTIONAL_LOCKS": "0",
      ])
  }
}
