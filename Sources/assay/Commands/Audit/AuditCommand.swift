// SPDX-License-Identifier: MIT

import ArgumentParser

struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds text and controls that people cannot read or use, from colors and pixels.",
    subcommands: [
      ViewsCommand.self, ContrastCommand.self, AssetsCommand.self, PaletteCommand.self,
      SourcesCommand.self, SimulateCommand.self, RulesCommand.self,
    ],
    defaultSubcommand: ViewsCommand.self)
}
