// SPDX-License-Identifier: MIT

import ArgumentParser

struct DeadCodeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dead-code",
    abstract: "Finds, explains and removes code that nothing uses.",
    subcommands: [RemoveCommand.self])
}
