// SPDX-License-Identifier: MIT

import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The command line. Exit codes: 0 clean, 1 findings or differences, 2 could not run, 64 wrong usage.
@main
struct Assay: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assay",
    abstract: "Quality tools for Swift that need no Mac, no simulator and no network.",
    version: "0.1.0",
    subcommands: [SnapshotCommand.self, DeadCodeCommand.self, AuditCommand.self])

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      let code = exitCode(for: error)
      if error is ExitCode || code == .success || code == .validationFailure {
        exit(withError: error)
      }
      Console.standard.error("assay: \(Self.message(of: error))")
      exit(withError: CommandExit.couldNotRun)
    }
  }

  /// Our own errors say what, where and what to do; the system's are shown as it words them.
  private static func message(of error: any Error) -> String {
    (error as? CocoaError).map(\.localizedDescription) ?? "\(error)"
  }
}

enum CommandExit {
  static let differences = ExitCode(1)
  static let couldNotRun = ExitCode(2)
}
