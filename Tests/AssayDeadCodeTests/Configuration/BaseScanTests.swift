// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Testing

@testable import AssayDeadCode

@Suite("What a branch brings beside the commit that it left")
struct BaseScanTests {
  private static var configuration: ScanConfiguration {
    var configuration = ScanConfiguration()
    configuration.syntaxOnly = true
    configuration.usesCache = false
    return configuration
  }

  private func findings(in folder: TemporaryFolder, since revision: String) async throws
    -> (lines: [String], notes: [String])
  {
    let configuration = Self.configuration
    let report = try await DeadCodeScanner(
      root: folder.path, configuration: configuration, toolVersion: "0"
    ).report()
    let base = BaseScan(root: folder.path, configuration: configuration, toolVersion: "0")
    let left = try await base.subtract(revision, from: report)
    return (
      left.findings.map { "\($0.location.path): \($0.rule.rawValue) \($0.subject?.name ?? "")" },
      left.notes
    )
  }

  private static let helper = """
    import Foundation

    struct Helper { func help() { let unused = 1 } }
    private func forgotten() {}
    // assay:ignore - nothing here
    """

  @Test("a file that was renamed brings nothing, its new code does")
  func renamed() async throws {
    let folder = try TemporaryFolder([
      "App/main.swift": "print(1)\n", "App/Helper.swift": Self.helper,
    ])
    try folder.makeRepository()
    try folder.git("switch", "-q", "-c", "branch")
    try folder.git("mv", "App/Helper.swift", "App/Aid.swift")
    try folder.write("func added() {}\n" + Self.helper, to: "App/Aid.swift")
    let (lines, notes) = try await findings(in: folder, since: "main")
    #expect(lines == ["App/Aid.swift: unused-function added()"])
    #expect(notes.contains { $0.contains("in 'main' (") && $0.hasSuffix("already") })
  }

  @Test("a new file with the findings of one that is still there brings its own")
  func copied() async throws {
    let folder = try TemporaryFolder([
      "App/main.swift": "print(1)\n", "App/Helper.swift": "func forgotten() {}\n",
    ])
    try folder.makeRepository()
    try folder.git("switch", "-q", "-c", "branch")
    try folder.write("func forgotten(twice: Int) { print(twice) }\n", to: "App/Second.swift")
    let lines = try await findings(in: folder, since: "main").lines
    #expect(
      lines == [
        "App/Second.swift: dead-file Second.swift",
        "App/Second.swift: unused-function forgotten(twice:)",
      ])
  }

  @Test("a detached head is compared as a branch is")
  func detached() async throws {
    let folder = try TemporaryFolder([
      "App/main.swift": "print(1)\n", "App/Helper.swift": "func forgotten() {}\n",
    ])
    try folder.makeRepository()
    try folder.git("switch", "-q", "--detach")
    try folder.write("print(1)\nfunc added() {}\n", to: "App/main.swift")
    try folder.git("commit", "-q", "-am", "add")
    let lines = try await findings(in: folder, since: "main").lines
    #expect(lines == ["App/main.swift: unused-function added()"])
  }

  @Test("a shallow clone without the common commit says how to get it")
  func shallow() async throws {
    let folder = try TemporaryFolder(["App/main.swift": "print(1)\n"])
    try folder.makeRepository()
    try folder.git("switch", "-q", "-c", "branch")
    try folder.git("commit", "-q", "--allow-empty", "-m", "more")
    let clones = try TemporaryFolder()
    try clones.git(
      "clone", "-q", "--depth", "1", "--no-single-branch", "file://\(folder.path)", "shallow")
    let root = clones.path + "/shallow"
    let base = BaseScan(root: root, configuration: Self.configuration, toolVersion: "0")
    await #expect(throws: ChangedFilesError(.noCommonCommit, revision: "origin/main", root: root)) {
      try await base.check("origin/main")
    }
    await #expect(throws: ChangedFilesError(.missingInShallow, revision: "main", root: root)) {
      try await base.check("main")
    }
  }
}
