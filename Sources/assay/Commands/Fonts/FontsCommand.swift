// SPDX-License-Identifier: MIT

import ArgumentParser

struct FontsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Exports the fonts that pictures are drawn with.",
    subcommands: [FontsExportCommand.self])
}
