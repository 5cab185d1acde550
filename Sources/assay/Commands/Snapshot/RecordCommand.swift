// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotStore

struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Draws descriptions as their references.")

  @Argument(help: "Description files (.yaml, .json), or folders of them.")
  var files: [String]

  @OptionGroup var traits: TraitOptions
  @OptionGroup var descriptions: DescriptionOptions
  @OptionGroup var storage: StoreOptions

  @Flag(name: .customLong("missing"), help: "Leave the references that exist as they are.")
  var onlyMissing = false

  func run() async throws {
    let plan = try SnapshotPlan(files: files, options: traits, descriptions: descriptions)
    let store = try storage.store(packageRoot: plan.packageRoot)
    let mode: RecordMode = onlyMissing ? .missing : .all
    let run = await SnapshotRun(plan: plan) { content, path in
      try store.verify(content, at: path, mode: mode)
    }
    try run.report()
  }
}
