// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Why a removal could not run, or stopped with everything put back.
package enum RemovalError: Error, Hashable, Sendable, CustomStringConvertible {
  case notARepository(root: String)
  /// Paths relative to the root.
  case uncommittedChanges(root: String, paths: [String])
  case untracked(paths: [String])
  case interruptedBefore(journal: String)
  /// Another process removes from the same package.
  case running(process: String)
  /// Each with the copy of what it was before the removal.
  case editedSince(files: [String], journal: String)
  case nothingToUndo(journal: String)
  case unreadableJournal(path: String)
  case buildFailsBefore(command: String, message: String)
  case checkFailsBefore(command: String, message: String)
  case toolFailed(tool: String, message: String)
  case fileSystem(operation: String, path: String, reason: String)
  /// The files of these paths could not be put back.
  case notRestored(paths: [String], journal: String, reason: String)

  static func system(_ operation: String, _ path: String, _ code: Int32) -> RemovalError {
    .fileSystem(operation: operation, path: path, reason: String(cString: strerror(code)))
  }

  package var description: String {
    switch self {
    case .notARepository(let root):
      "'\(root)' is not in a git repository, so a removal could not be undone; "
        + "commit it to git, or use --force"
    case .uncommittedChanges(let root, let paths):
      "'\(root)' has uncommitted changes (\(Self.list(paths))); commit or stash them, or use --force"
    case .untracked(let paths):
      "git does not track \(Self.list(paths)), so changes there could not be undone; "
        + "add and commit, or use --force"
    case .interruptedBefore(let journal):
      "an earlier removal was interrupted; restore its files with "
        + "'assay dead-code remove --undo', or keep them as they are by deleting '\(journal)'"
    case .running(let process):
      "a removal is running in this package (process \(process)); wait for its end, or stop it, "
        + "which restores the sources"
    case .editedSince(let files, let journal):
      "left as they are because they were edited after the removal: "
        + files.joined(separator: ", ") + "; the copies in parentheses are from before it; "
        + "take over what you need and delete '\(journal)'"
    case .nothingToUndo(let journal):
      "there is no interrupted removal to undo: '\(journal)' does not exist"
    case .unreadableJournal(let path):
      "the journal of an interrupted removal at '\(path)' is damaged; "
        + "restore the sources with git and delete it"
    case .buildFailsBefore(let command, let message):
      "the package does not build even before the removal: \(message); "
        + "nothing was changed; see '\(command)'"
    case .checkFailsBefore(let command, let message):
      "'\(command)' fails even before the removal: \(message); nothing was changed; make it pass, "
        + "leave the test out (--verify 'swift test --skip NAME'), or use --verify build"
    case .toolFailed(let tool, let message):
      "'\(tool)' failed: \(message.isEmpty ? "it printed no message" : message); "
        + "nothing was changed; run 'git status' in the package to see what git reports"
    case .fileSystem(let operation, let path, let reason):
      "cannot \(operation) '\(path)': \(reason); the sources are as they were before"
    case .notRestored(let paths, let journal, let reason):
      "cannot restore \(Self.list(paths)): \(reason); free space or fix the permissions, then run "
        + "'assay dead-code remove --undo' (the files are kept in '\(journal)')"
    }
  }

  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
  }
}
