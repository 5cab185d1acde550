// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation

/// What a process printed, and how it ended.
struct TestRun: Sendable {
  var status: Int32
  var output: String
  var errors: String
}

enum TestProcess {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Variables of our own, so that nothing of the machine's counts: no user's or system's git
  /// configuration.
  static func environment(_ more: [String: String] = [:]) -> [String: String] {
    TemporaryFolder.gitEnvironment.merging(more) { $1 }
  }

  static func make(
    _ tool: String, _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = Self.environment(environment)
    return process
  }

  @discardableResult
  static func run(
    _ tool: String, _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> TestRun {
    let process = make(tool, arguments, in: folder, environment: environment)
    // Files and not pipes: what is printed may be more than a pipe holds.
    let name = FileManager.default.temporaryDirectory.path + "/assay-run-\(UUID().uuidString)"
    let files = [name + ".out", name + ".err"]
    for file in files { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: files[0]))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: files[1]))
    try process.run()
    process.waitUntilExit()
    let texts = try files.map {
      String(decoding: try Data(contentsOf: URL(filePath: $0)), as: UTF8.self)
    }
    return TestRun(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// Writes a script that may be run at once, and its folder.
  ///
  /// Another process writes it: while one is open for writing in a process that starts others, each
  /// of those has it open too for a moment, and what is open for writing cannot be run ("Text file
  /// busy").
  static func writeScript(_ text: String, to path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let source = path + ".text"
    try Data(text.utf8).write(to: URL(filePath: source))
    let run = try run("/usr/bin/install", ["-m", "755", source, path], in: folder)
    try FileManager.default.removeItem(atPath: source)
    guard run.status == 0 else { throw Failure(description: "\(path): \(run.errors)") }
  }

  /// Beside the bundle of these tests.
  static let tool: String = {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #if canImport(Darwin)
      folder = Bundle(for: TestRepository.self).bundleURL.deletingLastPathComponent()
    #endif
    return folder.appending(path: "assay-release").path
  }()
}

/// A bare remote and a clone of it in a temporary folder, gone when the value is.
final class TestRepository: Sendable {
  private let temporary: TemporaryFolder
  var folder: String { temporary.path }
  var remote: String { folder + "/remote.git" }
  var clone: String { folder + "/clone" }

  init() throws {
    temporary = try TemporaryFolder()
    try git("init", "--quiet", "--bare", "-b", "main", remote, in: folder)
    try git("init", "--quiet", "-b", "main", clone, in: folder)
    try git("remote", "add", "origin", "file://" + remote)
  }

  @discardableResult
  func git(_ arguments: String..., in place: String? = nil) throws -> String {
    let run = try TestProcess.run("/usr/bin/env", ["git"] + arguments, in: place ?? clone)
    guard run.status == 0 else {
      throw TestProcess.Failure(description: "\(arguments): \(run.errors)")
    }
    return run.output.hasSuffix("\n") ? String(run.output.dropLast()) : run.output
  }

  /// - Returns: the new commit's hash.
  @discardableResult
  func commit(_ message: String, file: String? = nil) throws -> String {
    if let file {
      let url = URL(filePath: clone + "/" + file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((message + "\n").utf8).write(to: url)
      try git("add", "--", file)
    }
    try git("commit", "--quiet", "--allow-empty", "--cleanup=verbatim", "-m", message)
    return try git("rev-parse", "HEAD")
  }

  func push(_ references: String...) throws {
    let names = references.isEmpty ? ["HEAD"] : references
    _ = try TestProcess.run(
      "/usr/bin/env", ["git", "push", "--quiet", "origin"] + names, in: clone)
  }

  func tag(_ name: String, _ revision: String = "HEAD") throws {
    try git("push", "--quiet", "origin", "\(git("rev-parse", revision)):refs/tags/\(name)")
  }

  /// The remote's tags: what each stands for in the end.
  func remoteTags() throws -> [String: String] {
    var tags: [String: String] = [:]
    // A name with `^{}` comes after its own, and tells what that stands for in the end.
    for line in try git("ls-remote", "--tags", remote).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let name = fields[1].dropFirst(10)
      tags[String(name.hasSuffix("^{}") ? name.dropLast(3) : name)] = fields[0]
    }
    return tags
  }

  /// Runs `assay-release` in the clone.
  func tool(
    _ arguments: String..., in place: String? = nil, environment: [String: String] = [:]
  ) throws -> TestRun {
    try TestProcess.run(TestProcess.tool, arguments, in: place ?? clone, environment: environment)
  }
}
