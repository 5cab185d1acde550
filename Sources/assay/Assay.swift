// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayConsole
import AssayDeadCodeCommands
import AssayReleaseCommands

/// The command line. Exit codes: 0 clean, 1 findings or differences, 2 could not run, 64 wrong
/// usage.
@main
struct Assay: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assay",
    abstract: "Quality tools for Swift that need no Mac, no simulator and no network.",
    version: ToolVersion.current,
    subcommands: [
      InitCommand.self, CheckCommand.self, DoctorCommand.self, SnapshotCommand.self,
      PortCommand.self, DeadCodeCommand.self, AuditCommand.self, ReleaseCommand.self,
      FontsCommand.self,
    ])

  static func main() async {
    await runAsRoot()
  }
}
