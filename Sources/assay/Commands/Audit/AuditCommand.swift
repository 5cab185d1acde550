// SPDX-License-Identifier: MIT

import ArgumentParser

struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Looks at colours and pixels, and says what people cannot read or use.",
    subcommands: [
      ViewsCommand.self, ContrastCommand.self, AssetsCommand.self, PaletteCommand.self,
      SourcesCommand.self, SimulateCommand.self, RulesCommand.self,
    ],
    defaultSubcommand: ViewsCommand.self)
}
