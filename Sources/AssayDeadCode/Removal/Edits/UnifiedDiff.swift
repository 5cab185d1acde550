// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayProcesses

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Edits as git shows them.
package enum UnifiedDiff {
  /// - Parameter hasColor: whether the console prints it with colors.
  package static func text(of edits: [FileEdit], hasColor: Bool) async throws -> String {
    guard !edits.isEmpty else { return "" }
    let folder = FileManager.default.temporaryDirectory.path + "/assay-diff-\(UUID().uuidString)"
    // What is left of a temporary folder does no harm.
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch {} }
    let files = PosixRemovalFiles()
    for edit in edits {
      // NB: an absolute path is of a file outside the package; here it must stay inside the folder.
      let path = edit.path.drop { $0 == "/" }
      try files.write(FileContent(bytes: edit.original, mode: 0o600), to: "\(folder)/a/\(path)")
      guard let result = edit.result else { continue }
      try files.write(FileContent(bytes: result, mode: 0o600), to: "\(folder)/b/\(path)")
    }
    // NB: with every file deleted there is no second folder yet.
    try FileManager.default.createDirectory(
      atPath: folder + "/b", withIntermediateDirectories: true)
    let outcome = try await GitWorkTree.run(
      [
        "-c", "core.autocrlf=false", "-c", "core.quotepath=off", "-c",
        "diff.algorithm=histogram", "diff", "--no-index", "--no-prefix", "--no-renames",
        "--no-ext-diff", "--no-textconv", "--unified=3", "--color=never", "a", "b",
      ], in: folder)
    // Git says 1 where there are differences.
    guard outcome.status <= 1 else {
      throw RemovalError.toolFailed(tool: "git diff", message: outcome.firstErrorLine)
    }
    return hasColor ? colored(outcome.outputText) : outcome.outputText
  }

  /// With git's own colors, which it does not tell from those that a source holds.
  private static func colored(_ diff: String) -> String {
    var isInHunk = false
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("diff ") { isInHunk = false }
      if line.hasPrefix("@@") { isInHunk = true }
      return style(of: line, isInHunk: isInHunk)?.styled(String(line)) ?? String(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func style(of line: Substring, isInHunk: Bool) -> ConsoleStyle? {
    guard isInHunk else { return line.isEmpty ? nil : .bold }
    switch line.first {
    case "@": return .cyan
    case "-": return .red
    case "+": return .green
    default: return nil
    }
  }
}
