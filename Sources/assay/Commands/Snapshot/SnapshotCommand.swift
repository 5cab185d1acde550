// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotCommands

struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Renders view descriptions and previews, and compares them with their references.",
    subcommands: SnapshotCommands.drawing + [PreviewsCommand.self] + SnapshotCommands.reviewing
      + [InlineCommand.self] + SnapshotCommands.rest)
}
