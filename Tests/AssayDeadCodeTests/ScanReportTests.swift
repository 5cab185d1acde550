// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Foundation
import Synchronization
import Testing

@testable import AssayDeadCode

/// A report comes from the cache where nothing it depends on has changed, and only there.
@Suite("A report from the cache")
final class ScanReportTests: Sendable {
  private let folder: TemporaryFolder
  private let steps = Mutex<[String]>([])

  init() throws {
    folder = try TemporaryFolder()
    try write("func used() {}\nused()\nfunc unused() {}\n", to: "Sources/App/main.swift")
  }

  private func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "package/\(path)")
  }

  /// The findings as `line rule`, and whether uses were followed for them.
  private func report(
    version: String = "1", build: String = "",
    _ change: (inout ScanConfiguration) -> Void = { _ in }
  ) async throws -> (found: [String], isFollowed: Bool) {
    var configuration = ScanConfiguration()
    configuration.syntaxOnly = true
    change(&configuration)
    steps.withLock { $0 = [] }
    let scanner = DeadCodeScanner(
      root: folder.path + "/package", configuration: configuration, toolVersion: version,
      environment: ScanEnvironment(
        searchPath: "", cacheFolder: folder.path + "/cache", build: build)
    ) { [self] step in steps.withLock { $0.append(step) } }
    let report = try await scanner.report()
    let found = report.findings.map { "\($0.location.start?.line ?? 0) \($0.rule)" }
    return (found, steps.withLock { $0.contains("following uses") })
  }

  @Test func theJSONReportFitsItsSchema() async throws {
    var configuration = ScanConfiguration()
    configuration.syntaxOnly = true
    configuration.usesCache = false
    try write("struct {\n", to: "Sources/App/Broken.swift")
    let root = folder.path + "/package"
    let report = try await DeadCodeScanner(
      root: root, configuration: configuration, toolVersion: "1"
    ).report()
    #expect(report.coverage?.unread == 1)
    let text = JSONReporter().text(of: report, in: ReportContext(root: root))
    #expect(try Schema.load().problems(JSON(text)) == [])
  }

  @Test func unchangedSourcesAreNotFollowedAgain() async throws {
    let cold = try await report()
    #expect(cold.found == ["3 unused-function"])
    #expect(cold.isFollowed)
    let warm = try await report()
    #expect(warm.found == ["3 unused-function"])
    #expect(!warm.isFollowed)
  }

  @Test func aChangedSourceIs() async throws {
    _ = try await report()
    try write("func used() {}\nused()\nfunc unused() {}\nunused()\n", to: "Sources/App/main.swift")
    let changed = try await report()
    #expect(changed.found == [])
    #expect(changed.isFollowed)
  }

  @Test func soAreNewFilesOtherSettingsAndOtherVersions() async throws {
    _ = try await report()
    try write("func more() {}\n", to: "Sources/App/more.swift")
    #expect(try await report().found == ["3 unused-function", "1 dead-file", "1 unused-function"])
    let kept = try await report { $0.retainFiles = ["Sources/App/more.swift"] }
    #expect(kept.found == ["3 unused-function"])
    #expect(kept.isFollowed)
    #expect(try await report(version: "2").isFollowed)
    #expect(try await report(build: "2").isFollowed)
  }

  @Test func withoutACacheNothingIsKept() async throws {
    _ = try await report { $0.usesCache = false }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/cache"))
    #expect(try await report { $0.usesCache = false }.isFollowed)
  }

  @Test func theWholeFindingComesBack() throws {
    let position = SourcePosition(line: 3, column: 6)
    let range = SourceRange(start: SourcePosition(line: 3, column: 1), end: position)
    let whole = Finding(
      rule: "a", severity: .warning, confidence: .low,
      location: Finding.Location(path: "é.swift", range: range, focus: position),
      subject: Finding.Subject(name: "n", kind: "k", qualifiedName: "q", identity: "i"),
      message: "m", reason: "", fix: "f", removableLines: 7)
    let bare = Finding(
      rule: "b", severity: .note, confidence: .high, location: Finding.Location(path: "p"),
      message: "m", reason: "r")
    let judged = JudgedSources(
      findings: [whole, bare],
      imports: [
        FileImports(path: "é.swift", modules: ["A"], imports: ["B", "C"]),
        FileImports(path: "p", modules: ["A", "B"], imports: []),
      ], keptForDoubt: 3, unread: 2, generated: ["p"],
      unreadableResources: ["é.xib"])
    let bytes = judged.encoded()
    #expect(bytes.withUnsafeBytes { JudgedSources(encoded: $0) } == judged)
    for length in bytes.indices {
      #expect(bytes[..<length].withUnsafeBytes { JudgedSources(encoded: $0) } == nil)
    }
  }
}
