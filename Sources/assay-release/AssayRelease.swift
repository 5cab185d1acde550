// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayConsole
import AssayReleaseCommands

/// `assay release` alone, without what draws and scans: a job that only tags starts faster, and
/// needs no fonts and no libraries of the system.
@main
struct ReleaseTool: ParsableCommand {
  static let configuration: CommandConfiguration = {
    var configuration = ReleaseCommand.configuration
    configuration.commandName = "assay-release"
    return configuration
  }()

  static func main() { runAsRoot() }
}
