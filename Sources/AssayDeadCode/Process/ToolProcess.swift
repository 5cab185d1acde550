// SPDX-License-Identifier: MIT

internal import Subprocess

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

/// Runs a tool of the toolchain or git, always with an argument array and never through a shell.
enum ToolProcess {
  struct Outcome: Sendable {
    /// The exit code; 128 and the signal's number for one that was killed.
    var status: Int
    var output: [UInt8]
    var error: [UInt8]

    var succeeded: Bool { status == 0 }
    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: error, as: UTF8.self) }
    var firstErrorLine: String { errorText.split(separator: "\n").first.map(String.init) ?? "" }
  }

  /// - Parameters:
  ///   - tool: a name on PATH, or an absolute path.
  ///   - folder: where it runs; nil for the folder that this process is in.
  ///   - changes: variables of the environment to set or, with nil, to leave out.
  ///   - limit: the most that is kept of each stream, in bytes; more is an error.
  /// - Throws: `DeadCodeError.toolFailed` where the tool is missing or says too much.
  static func run(
    _ tool: String, _ arguments: [String], in folder: String?,
    changing changes: [Environment.Key: String?] = [:], limit: Int = 256 << 20
  ) async throws -> Outcome {
    do {
      let result = try await Subprocess.run(
        tool.hasPrefix("/") ? .path(FilePath(tool)) : .name(tool),
        arguments: Arguments(arguments),
        environment: .inherit.updating(changes), workingDirectory: folder.map { FilePath($0) },
        output: .bytes(limit: limit), error: .bytes(limit: limit))
      let status: Int =
        switch result.terminationStatus {
        case .exited(let code): Int(code)
        case .signaled(let signal): 128 + Int(signal)
        }
      return Outcome(
        status: status, output: result.standardOutput, error: result.standardError)
    } catch {
      throw DeadCodeError.toolFailed(
        tool: ([tool] + arguments.prefix(2)).joined(separator: " "), reason: "\(error)")
    }
  }
}
