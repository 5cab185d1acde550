// SPDX-License-Identifier: MIT

internal import Subprocess

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

/// One run of a tool, with an argument array and without a shell.
struct ToolRun: Sendable {
  struct Outcome: Sendable {
    /// The exit code; 128 and the signal's number for one that was killed.
    var status: Int
    var output: [UInt8]
    var errors: String

    var succeeded: Bool { status == 0 }
    var text: String { String(decoding: output, as: UTF8.self) }
    /// The output without the line end that closes it.
    var line: String {
      String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
    }
  }

  /// A name on PATH.
  var tool: String
  /// For messages: the tool and its command; arguments may hold secrets or be long.
  var name: String
  var arguments: [String]
  /// Added to the inherited ones; nil removes.
  var variables: [String: String?] = [:]
  var input: [UInt8] = []
  /// In seconds.
  var timeout = 120

  /// - Throws: `ReleaseError` where the tool is not there, or does not end in time.
  func outcome() async throws -> Outcome {
    let run = self
    return try await withThrowingTaskGroup(of: Outcome?.self) { group in
      group.addTask { try await run.start() }
      group.addTask {
        try await Task.sleep(for: .seconds(run.timeout))
        return nil
      }
      defer { group.cancelAll() }
      if let first = try await group.next(), let outcome = first { return outcome }
      throw ReleaseError(
        .timeout,
        "'\(name)' did not end within \(timeout) seconds; see whether the remote answers, "
          + "or allow more with --timeout")
    }
  }

  private func start() async throws -> Outcome {
    var changes: [Environment.Key: String?] = [:]
    for (key, value) in variables { changes[Environment.Key(stringLiteral: key)] = value }
    let words = Arguments(arguments)
    let environment = Environment.inherit.updating(changes)
    do {
      // NB: by its path: Subprocess starts a process for every folder of PATH until one has the tool.
      let path = try await Executable.name(tool).resolveExecutablePath(in: environment)
      // NB: a pipe that nothing is written to costs a thread.
      if input.isEmpty {
        let result = try await Subprocess.run(
          .path(path), arguments: words, environment: environment, input: .none,
          output: .bytes(limit: Self.outputLimit), error: .bytes(limit: Self.errorLimit))
        return Self.outcome(
          result.terminationStatus, result.standardOutput, result.standardError)
      }
      let result = try await Subprocess.run(
        .path(path), arguments: words, environment: environment, input: .array(input),
        output: .bytes(limit: Self.outputLimit), error: .bytes(limit: Self.errorLimit))
      return Self.outcome(result.terminationStatus, result.standardOutput, result.standardError)
    } catch let error as SubprocessError {
      if error.code == .executableNotFound {
        throw ReleaseError(.toolFailed, "'\(tool)' is not installed, or not on PATH; install it")
      }
      throw ReleaseError(.toolFailed, "cannot run '\(name)': \(error)")
    }
  }

  /// In bytes; more is an error. A history of a million commits has some 300 MB of messages.
  private static let outputLimit = 1 << 29
  private static let errorLimit = 1 << 22

  private static func outcome(
    _ termination: TerminationStatus, _ output: [UInt8], _ errors: [UInt8]
  ) -> Outcome {
    let status: Int =
      switch termination {
      case .exited(let code): Int(code)
      case .signaled(let signal): 128 + Int(signal)
      }
    return Outcome(
      status: status, output: output, errors: String(decoding: errors, as: UTF8.self))
  }
}
