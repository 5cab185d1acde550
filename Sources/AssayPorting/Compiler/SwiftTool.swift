// SPDX-License-Identifier: MIT

internal import Subprocess

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

/// Runs a tool of the toolchain, always with an argument array and never through a shell.
enum SwiftTool {
  struct Outcome: Sendable {
    /// The exit code; 128 and the signal's number for one that was killed.
    var status: Int
    var output: [UInt8]
    var errors: [UInt8]

    var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// The end of what it printed, where build tools say what failed.
    var lastLines: String {
      let text = String(decoding: output, as: UTF8.self) + errorText
      return text.split(separator: "\n").suffix(20).joined(separator: "\n")
    }
  }

  /// - Parameter tool: a name on PATH, or an absolute path.
  /// - Throws: `PortError.toolFailed` where the tool is missing or prints too much.
  static func run(_ tool: String, _ arguments: [String]) async throws -> Outcome {
    do {
      let result = try await Subprocess.run(
        tool.hasPrefix("/") ? .path(FilePath(tool)) : .name(tool),
        arguments: Arguments(arguments), output: .bytes(limit: 256 << 20),
        error: .bytes(limit: 256 << 20))
      let status: Int =
        switch result.terminationStatus {
        case .exited(let code): Int(code)
        case .signaled(let signal): 128 + Int(signal)
        }
      return Outcome(status: status, output: result.standardOutput, errors: result.standardError)
    } catch {
      throw PortError.toolFailed(
        tool: ([tool] + arguments.prefix(1)).joined(separator: " "), reason: "\(error)")
    }
  }
}
