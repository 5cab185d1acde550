// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayFindings
internal import AssayProcesses

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Scans the commit at which a branch left another one, so that a report can have only the findings
/// that the branch brings. The commit's files are taken out of git into the scratch folder; the
/// work tree is not touched.
package struct BaseScan: Sendable {
  /// The package of the branch, absolute.
  private let root: String
  private let configuration: ScanConfiguration
  private let toolVersion: String
  private let progress: @Sendable (String) -> Void

  package init(
    root: String, configuration: ScanConfiguration, toolVersion: String,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.root = root
    self.configuration = configuration
    self.toolVersion = toolVersion
    self.progress = progress
  }

  /// A report without the findings that the base has too; a note counts these.
  ///
  /// - Parameter revision: a commit, branch or tag.
  /// - Throws: what a scan throws, and `ChangedFilesError`.
  package func subtract(_ revision: String, from report: FindingReport) async throws
    -> FindingReport
  {
    let commit = try await text(
      ["merge-base", "--end-of-options", revision, "HEAD"], of: revision)
    progress("taking \(revision) out of git")
    let base = try await scan(try await checkOut(commit, named: revision))
    let (new, known, _) = Baseline(of: base.findings).apply(to: report.findings)
    var result = report
    result.findings = new
    let findings = Counted.words(known.count, "finding is", plural: "findings are")
    result.notes.append("\(findings) in '\(revision)' (\(commit.prefix(12))) already")
    return result
  }

  private var scratchPath: String {
    let path = configuration.scratchPath
    return path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  /// - Returns: the package's folder in the commit's files.
  private func checkOut(_ commit: String, named revision: String) async throws -> String {
    let top = try await text(["rev-parse", "--show-toplevel"], of: revision)
    let prefix = try await text(["rev-parse", "--show-prefix"], of: revision)
    try ScratchFolder.hideFromGit(scratchPath)
    // Always the same folder, so that what the base depends on is built once.
    let folder = "\(scratchPath)/base/tree"
    let archive = "\(scratchPath)/base/tree.tar"
    let manager = FileManager.default
    if manager.fileExists(atPath: folder) { try manager.removeItem(atPath: folder) }
    try PosixFileSystem().createFolder(folder)
    try await git(
      ["archive", "--format=tar", "--output=\(archive)", commit], of: revision, in: top)
    let unpacked = try await ToolProcess.run("tar", ["-xf", archive, "-C", folder])
    try manager.removeItem(atPath: archive)
    guard unpacked.succeeded else {
      throw ChangedFilesError(
        revision: revision, root: root, reason: "tar: \(unpacked.firstErrorLine)")
    }
    let inner = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
    return inner.isEmpty ? folder : "\(folder)/\(inner)"
  }

  private func scan(_ folder: String) async throws -> FindingReport {
    var configuration = configuration
    configuration.baseline = nil
    configuration.scratchPath = "\(scratchPath)/base/build"
    configuration.skipsBuild = false
    let progress = progress
    let scanner = DeadCodeScanner(
      root: folder, configuration: configuration, toolVersion: toolVersion
    ) { progress("base: \($0)") }
    return try await scanner.report()
  }

  private func text(_ arguments: [String], of revision: String) async throws -> String {
    let output = try await git(arguments, of: revision, in: root)
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }

  @discardableResult
  private func git(
    _ arguments: [String], of revision: String, in folder: String
  ) async throws -> String {
    let outcome = try await GitWorkTree.run(arguments, in: folder)
    guard outcome.succeeded else {
      let reason = outcome.firstErrorLine
      throw ChangedFilesError(
        revision: revision, root: root,
        reason: reason.isEmpty ? "it exited with \(outcome.status)" : reason)
    }
    return outcome.outputText
  }
}
