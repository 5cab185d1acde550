// SPDX-License-Identifier: MIT

internal import AssayConsole
internal import AssayFiles
internal import AssayRelease

/// Runs a command's work and turns its errors into exit codes and reasons.
enum ReleaseReporting {
  static func run(_ format: OutputFormat, _ work: () throws -> Void) throws {
    do {
      try work()
    } catch let error as ReleaseError {
      let console = Console.standard
      if format == .json { console.print(try PlanReport.json(error)) }
      console.error("assay: \(Printable.line(error.message)) [\(error.reason.rawValue)]")
      throw error.isDecision ? CommandExit.differences : CommandExit.couldNotRun
    }
  }
}
