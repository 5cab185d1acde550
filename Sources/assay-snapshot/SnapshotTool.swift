// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayConsole
import AssaySnapshotCommands

/// `assay snapshot` alone, without what reads Swift sources: the demo compiles half as much.
@main
struct SnapshotTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assay-snapshot",
    abstract: "Renders view descriptions, and compares them with their references.",
    version: ToolVersion.current,
    subcommands: SnapshotCommands.all)

  static func main() async { await runAsRoot() }
}
