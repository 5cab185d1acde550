// SPDX-License-Identifier: MIT

import ArgumentParser

struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds text, colors and controls that people cannot read or use.",
    subcommands: [
      ViewsCommand.self, ContrastCommand.self, AssetsCommand.self, PaletteCommand.self,
      SourcesCommand.self, TranscriptCommand.self, LabelsCommand.self, SimulateCommand.self,
      RulesCommand.self,
    ],
    defaultSubcommand: ViewsCommand.self)
}
