// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayConsole
import AssayDeadCodeCommands

/// `assay dead-code` alone, without what draws: the plugins run it, and a package that uses them
/// compiles neither fonts nor text.
@main
struct DeadCodeTool: AsyncParsableCommand {
  static let configuration: CommandConfiguration = {
    var configuration = DeadCodeCommand.configuration
    configuration.commandName = "assay-dead-code"
    configuration.version = ToolVersion.current
    return configuration
  }()

  static func main() async { await runAsRoot() }
}
