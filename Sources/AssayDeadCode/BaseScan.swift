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

  /// Says before a long scan that there will be nothing to compare with.
  ///
  /// - Parameter revision: a commit, branch or tag.
  /// - Throws: `ChangedFilesError`, `ToolProcessError`.
  package func check(_ revision: String) async throws {
    _ = try await ComparedRevision(name: revision, root: root).commonCommit()
  }

  /// A report without the findings that the base has too; a note counts these.
  ///
  /// - Parameter revision: a commit, branch or tag.
  /// - Throws: what a scan throws, and `ChangedFilesError`.
  package func subtract(_ revision: String, from report: FindingReport) async throws
    -> FindingReport
  {
    let compared = ComparedRevision(name: revision, root: root)
    let commit = try await compared.commonCommit()
    progress("taking \(revision) out of git")
    let base = try await scan(try await checkOut(commit, of: compared))
    let (new, known, gone) = Baseline(of: base.findings).apply(to: report.findings)
    let renamed = try await ChangedFiles.renamed(since: commit, of: compared)
    let left = Self.withoutMoved(new, from: Self.findings(base.findings, of: gone), renamed)
    var result = report
    result.findings = left
    let count = known.count + new.count - left.count
    let findings = Counted.words(count, "finding is", plural: "findings are")
    result.notes.append("\(findings) in '\(revision)' (\(commit.prefix(12))) already")
    return result
  }

  /// The findings of the base that the branch does not have under the same identity.
  private static func findings(_ base: [Finding], of entries: [Baseline.Entry]) -> [Finding] {
    Baseline(entries: entries).apply(to: base).known
  }

  /// Without the findings that came with a renamed file: some identities contain the file's name.
  private static func withoutMoved(
    _ new: [Finding], from gone: [Finding], _ renamed: [String: String]
  ) -> [Finding] {
    struct Place: Hashable {
      var path: String
      var rule: RuleID
      var message: String
    }
    var counts: [Place: Int] = [:]
    for finding in gone {
      guard let path = renamed[finding.location.path] else { continue }
      counts[Place(path: path, rule: finding.rule, message: finding.message), default: 0] += 1
    }
    return new.filter { finding in
      let place = Place(
        path: finding.location.path, rule: finding.rule, message: finding.message)
      guard let count = counts[place], count > 0 else { return true }
      counts[place] = count - 1
      return false
    }
  }

  private var scratchPath: String {
    let path = configuration.scratchPath
    return path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  /// - Returns: the package's folder in the commit's files.
  private func checkOut(_ commit: String, of revision: ComparedRevision) async throws -> String {
    let top = try await revision.text(["rev-parse", "--show-toplevel"])
    let prefix = try await revision.text(["rev-parse", "--show-prefix"])
    try ScratchFolder.hideFromGit(scratchPath)
    // Always the same folder, so that what the base depends on is built once; of the same name,
    // because sources without a manifest are a module that is named as their folder.
    let folder = "\(scratchPath)/base/tree/\(top.split(separator: "/").last ?? "root")"
    let archive = "\(scratchPath)/base/tree.tar"
    let manager = FileManager.default
    if manager.fileExists(atPath: folder) { try manager.removeItem(atPath: folder) }
    try PosixFileSystem().createFolder(folder)
    try await revision.run(["archive", "--format=tar", "--output=\(archive)", commit], in: top)
    let unpacked = try await ToolProcess.run("tar", ["-xf", archive, "-C", folder])
    try manager.removeItem(atPath: archive)
    guard unpacked.succeeded else {
      throw ChangedFilesError(
        .refused(reason: "tar: \(unpacked.firstErrorLine)"), revision: revision.name, root: root)
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
}
