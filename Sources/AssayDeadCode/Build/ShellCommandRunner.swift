// SPDX-License-Identifier: MIT

internal import AssayProcesses

/// A command line that a user gave, run by the shell in the package.
struct ShellCommandRunner: PackageBuilder {
  /// Absolute path of the package.
  var root: String
  var command: String

  func build() async throws -> BuildOutcome {
    let outcome = try await ToolProcess.run("/bin/sh", ["-c", command], in: root)
    return BuildOutcome(
      succeeded: outcome.succeeded, output: outcome.outputText + outcome.errorText)
  }
}
