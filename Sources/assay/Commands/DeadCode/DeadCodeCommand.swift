// SPDX-License-Identifier: MIT

import ArgumentParser

struct DeadCodeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dead-code",
    abstract: "Finds Swift declarations that nothing uses, and explains why.",
    subcommands: [
      ScanCommand.self, ExplainCommand.self, GraphCommand.self, BaselineCommand.self,
      RemoveCommand.self, DeadCodeRulesCommand.self, ImportConfigCommand.self,
    ],
    defaultSubcommand: ScanCommand.self)
}
