// SPDX-License-Identifier: MIT

internal import AssayProcesses

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Edits as git shows them.
package enum UnifiedDiff {
  /// - Parameter hasColor: whether the text goes to a terminal that shows color.
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
        "--no-ext-diff", "--no-textconv", "--unified=3",
        "--color=\(hasColor ? "always" : "never")", "a", "b",
      ], in: folder)
    // Git says 1 where there are differences.
    guard outcome.status <= 1 else {
      throw RemovalError.toolFailed(tool: "git diff", message: outcome.firstErrorLine)
    }
    return outcome.outputText
  }
}
