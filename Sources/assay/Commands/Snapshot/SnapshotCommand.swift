// SPDX-License-Identifier: MIT

import ArgumentParser

struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Renders view descriptions and previews, and compares them with their references.",
    subcommands: [
      RenderCommand.self, VerifyCommand.self, RecordCommand.self, PreviewsCommand.self,
      ReviewCommand.self, AcceptCommand.self, RejectCommand.self, InlineCommand.self,
      ListCommand.self, PruneCommand.self, DiffCommand.self, MergeCommand.self,
      ImportCommand.self,
    ])
}
