// SPDX-License-Identifier: MIT

internal import Subprocess

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

/// Runs a tool of the toolchain or git, always with an argument array and never through a shell.
package enum ToolProcess {
  package struct Outcome: Sendable {
    /// The exit code; 128 and the signal's number for one that was killed.
    package var status: Int
    package var output: [UInt8]
    package var error: [UInt8]

    package var succeeded: Bool { status == 0 }
    package var outputText: String { String(decoding: output, as: UTF8.self) }
    package var errorText: String { String(decoding: error, as: UTF8.self) }
    package var firstErrorLine: String {
      errorText.split(separator: "\n").first.map(String.init) ?? ""
    }

    /// The end of what it printed, where build tools say what failed.
    package var lastLines: String {
      (outputText + errorText).split(separator: "\n").suffix(20).joined(separator: "\n")
    }
  }

  /// - Parameters:
  ///   - tool: a name on PATH, or an absolute path.
  ///   - folder: where it runs; nil for the folder that this process is in.
  ///   - changes: variables of the environment to set or, with nil, to leave out.
  ///   - input: what it reads from its standard input.
  ///   - limit: the most that is kept of each stream, in bytes; more is an error.
  /// - Throws: `ToolProcessError`.
  package static func run(
    _ tool: String, _ arguments: [String], in folder: String? = nil,
    changing changes: [String: String?] = [:], input: [UInt8] = [],
    limit: Int = 256 << 20
  ) async throws -> Outcome {
    let variables = changes.map { (Environment.Key(stringLiteral: $0.key), $0.value) }
    do {
      let result = try await Subprocess.run(
        tool.hasPrefix("/") ? .path(FilePath(tool)) : .name(tool),
        arguments: Arguments(arguments),
        environment: .inherit.updating(Dictionary(uniqueKeysWithValues: variables)),
        workingDirectory: folder.map { FilePath($0) },
        input: .array(input), output: .bytes(limit: limit), error: .bytes(limit: limit))
      let status: Int =
        switch result.terminationStatus {
        case .exited(let code): Int(code)
        case .signaled(let signal): 128 + Int(signal)
        }
      return Outcome(
        status: status, output: result.standardOutput, error: result.standardError)
    } catch {
      throw ToolProcessError(code(of: error, folder, limit), tool: tool)
    }
  }

  private static func code(
    of error: any Error, _ folder: String?, _ limit: Int
  ) -> ToolProcessError.Code {
    guard let error = error as? SubprocessError else { return .failed(reason: "\(error)") }
    return switch error.code {
    case .executableNotFound: .missing
    case .failedToChangeWorkingDirectory: .missingFolder(folder ?? ".")
    case .outputLimitExceeded: .tooMuchOutput(limit: limit)
    default: .failed(reason: "\(error)")
    }
  }
}
