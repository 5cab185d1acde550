// SPDX-License-Identifier: MIT

package import ArgumentParser

/// Exit codes of every command, beside 0 (clean) and 64 (wrong usage).
package enum CommandExit {
  /// Findings, differences, or a title that was refused.
  package static let differences = ExitCode(1)
  package static let couldNotRun = ExitCode(2)
}
