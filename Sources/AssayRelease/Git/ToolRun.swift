// SPDX-License-Identifier: MIT

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
  func outcome() throws -> Outcome {
    do {
      let child = try ChildProcess(
        tool, arguments, variables: variables, hasInput: !input.isEmpty)
      let ending = try child.end(input: input, seconds: timeout, limit: Self.limit)
      return Outcome(
        status: ending.status, output: ending.output,
        errors: String(decoding: ending.errors, as: UTF8.self))
    } catch {
      throw self.error(error)
    }
  }

  /// Of each stream, in bytes. A history of a million commits has some 300 MB of messages.
  private static let limit = 1 << 29

  private func error(_ failure: ChildProcess.Failure) -> ReleaseError {
    switch failure {
    case .notFound:
      ReleaseError(.toolFailed, "'\(tool)' is not installed or not on the PATH; install it")
    case .system(let call, let code):
      ReleaseError(
        .toolFailed,
        "cannot run '\(name)': \(call) failed with error \(code); check that '\(tool)' is a program that this account may run"
      )
    case .timedOut:
      ReleaseError(
        .timeout,
        "'\(name)' did not end within \(timeout) seconds; check whether the remote responds, "
          + "or allow more with --timeout")
    case .tooMuchOutput:
      ReleaseError(
        .toolFailed,
        "'\(name)' wrote more than \(Self.limit) bytes; check what '\(tool)' is on the PATH")
    }
  }
}
