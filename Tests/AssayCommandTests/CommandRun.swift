// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation

/// One run of the built `assay` tool: what it printed, and how it ended.
struct CommandRun {
  var exitCode: Int32
  var output: String
  var errors: String

  /// - Parameters:
  ///   - environment: added to a small one of our own, so that nothing of the machine's counts.
  ///   - outputPath: where standard output goes instead of `output`.
  ///   - program: what is run in place of the tool.
  ///   - work: what is done to the process while it runs.
  init(
    _ arguments: [String], in folder: String, environment: [String: String] = [:],
    outputPath: String? = nil, program: URL = tool,
    during work: (Process) throws -> Void = { _ in }
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    // What a sanitizer is told counts for the tool as for these tests.
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
    }
    process.environment = ["PATH": "/usr/bin:/bin"].merging(inherited) { $1 }
      .merging(environment) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = outputPath.flatMap(FileHandle.init(forWritingAtPath:)) ?? output
    process.standardError = errors
    try process.run()
    try work(process)
    try output.fileHandleForWriting.close()
    // What a run prints fits the pipes' buffers: it is read after the end.
    process.waitUntilExit()
    exitCode = process.terminationStatus
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Beside the bundle of these tests.
  static let tool: URL = {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #if canImport(Darwin)
      folder = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #endif
    return folder.appending(path: "assay")
  }()
}

private final class Marker {}

extension TemporaryFolder {
  /// Runs the tool in the folder.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(arguments, in: path, environment: environment)
  }
}
