// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import AssayDeadCode

/// A git repository in a temporary folder with a sketch's sources, gone when the value is.
final class RemovalRepository {
  let root: String
  let sketch: RemovalSketch

  init(_ sketch: RemovalSketch, commits: Bool = true) throws {
    self.sketch = sketch
    root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/assay-removal-\(UUID().uuidString)"
    for (path, bytes) in sketch.sources { try write(bytes, to: path) }
    guard commits else { return }
    try git("init", "-q")
    try write(Array(".build-assay\n".utf8), to: ".gitignore")
    try git("add", "-A")
    try git("commit", "-q", "-m", "sources")
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: root) } catch {}
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = URL(filePath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func text(_ path: String = "Sources/A/File.swift") -> String? {
    FileManager.default.contents(atPath: root + "/" + path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + path) }

  /// All files and folders but git's own, with the files' texts.
  func state() throws -> [String: String] {
    var result: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root)
    where !path.hasPrefix(".git") {
      result[path] = text(path) ?? "(folder)"
    }
    return result
  }

  func remover(
    files: any RemovalFiles = PosixRemovalFiles(), options: Remover.Options = .init(),
    build: @escaping @Sendable (RemovalBuild) -> BuildOutcome
  ) -> (Remover, RemovalBuild) {
    let builder = RemovalBuild(root: root, outcome: build)
    let remover = Remover(
      root: root, scratchPath: ".build-assay", builder: builder, options: options, files: files)
    return (remover, builder)
  }

  func apply(_ remover: Remover) async throws -> RemovalSummary {
    let planner = remover.planner(
      for: sketch.findings, graph: sketch.graph, isAlive: sketch.isAlive)
    return try await remover.apply(planner, to: sketch.findings, graph: sketch.graph)
  }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", root, "-c", "user.name=A", "-c", "user.email=a@b.c", "-c",
        "commit.gpgsign=false",
      ]
      + arguments
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
      "GIT_CONFIG_NOSYSTEM": "1", "HOME": root,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

/// A build that a test decides, by what is on the disk.
final class RemovalBuild: PackageBuilder {
  let root: String
  let command = "swift build"
  private let outcome: @Sendable (RemovalBuild) -> BuildOutcome
  private let builds = Mutex(0)

  init(root: String, outcome: @escaping @Sendable (RemovalBuild) -> BuildOutcome) {
    self.root = root
    self.outcome = outcome
  }

  var count: Int { builds.withLock { $0 } }

  func build() async throws -> BuildOutcome {
    builds.withLock { $0 += 1 }
    return outcome(self)
  }

  func text(_ path: String = "Sources/A/File.swift") -> String {
    FileManager.default.contents(atPath: root + "/" + path).map {
      String(decoding: $0, as: UTF8.self)
    }
      ?? ""
  }

  /// Fails with these messages, each at line 2 of a file, or succeeds where there is none.
  func fails(_ messages: [String], in path: String = "Sources/A/File.swift") -> BuildOutcome {
    let lines = messages.map { "\(root)/\(path):2:5: error: \($0)" }
    return BuildOutcome(
      succeeded: messages.isEmpty, output: (["[1/2] Compiling"] + lines).joined(separator: "\n"))
  }
}

/// The machine's files, of which the n-th change fails as on a full disk.
final class FailingRemovalFiles: RemovalFiles {
  private let real = PosixRemovalFiles()
  private let left: Mutex<Int>

  init(failingAt count: Int) {
    left = Mutex(count)
  }

  var hasFailed: Bool { left.withLock { $0 } < 0 }

  private func step(_ path: String) throws {
    let fails = left.withLock { count in
      count -= 1
      return count == -1
    }
    if fails {
      throw RemovalError.fileSystem(
        operation: "write", path: path, reason: "no space left on device")
    }
  }

  func read(_ path: String) throws -> FileContent { try real.read(path) }
  func write(_ content: FileContent, to path: String) throws {
    try step(path)
    try real.write(content, to: path)
  }
  func remove(_ path: String) throws {
    try step(path)
    try real.remove(path)
  }
  func removeFolderIfEmpty(_ path: String) -> Bool { real.removeFolderIfEmpty(path) }
  func exists(_ path: String) -> Bool { real.exists(path) }
}
