// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Synchronization

@testable import AssayDeadCode

/// A git repository in a temporary folder with a sketch's sources, gone when the value is.
final class RemovalRepository {
  private let folder: TemporaryFolder
  let sketch: RemovalSketch
  var root: String { folder.path }

  init(_ sketch: RemovalSketch, commits: Bool = true) throws {
    self.sketch = sketch
    folder = try TemporaryFolder()
    for (path, bytes) in sketch.sources { try write(bytes, to: path) }
    guard commits else { return }
    try folder.write(".build-assay\n", to: ".gitignore")
    try folder.makeRepository()
  }

  func write(_ bytes: [UInt8], to path: String) throws { try folder.write(bytes, to: path) }

  func text(_ path: String = "Sources/A/File.swift") -> String? {
    FileManager.default.contents(atPath: root + "/" + path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func exists(_ path: String) -> Bool { folder.exists(path) }

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
    verifier: (@Sendable (RemovalBuild) -> BuildOutcome)? = nil,
    build: @escaping @Sendable (RemovalBuild) -> BuildOutcome
  ) -> (Remover, RemovalBuild) {
    let builder = RemovalBuild(root: root, outcome: build)
    let remover = Remover(
      root: root, scratchPath: ".build-assay", builder: builder,
      verifier: verifier.map { RemovalBuild(root: root, outcome: $0) }, options: options,
      files: files)
    return (remover, builder)
  }

  func apply(_ remover: Remover) async throws -> RemovalSummary {
    let planner = remover.planner(
      for: sketch.findings, graph: sketch.graph, isAlive: sketch.isAlive)
    return try await remover.apply(planner, to: sketch.findings, graph: sketch.graph)
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
