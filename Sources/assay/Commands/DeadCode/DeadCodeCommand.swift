// SPDX-License-Identifier: MIT

import ArgumentParser

struct DeadCodeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dead-code",
    abstract: "Finds unused Swift declarations and explains each.",
    subcommands: [
      ScanCommand.self, ExplainCommand.self, GraphCommand.self, BaselineCommand.self,
      RemoveCommand.self, ImportConfigCommand.self,
    ],
    defaultSubcommand: ScanCommand.self)
}
