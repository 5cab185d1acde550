// SPDX-License-Identifier: MIT

package import ArgumentParser

/// The commands that find and remove dead code.
package struct DeadCodeCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "dead-code",
    abstract: "Finds Swift declarations that nothing uses, and explains why.",
    subcommands: [
      ScanCommand.self, ExplainCommand.self, GraphCommand.self, BaselineCommand.self,
      RemoveCommand.self, DeadCodeRulesCommand.self, ImportConfigCommand.self,
    ],
    defaultSubcommand: ScanCommand.self)

  package init() {}
}
