// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotStore

struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Renders descriptions and records them as references.")

  @Argument(help: "Description files (.yaml, .json), or folders of them.")
  var files: [String]

  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup var descriptions: DescriptionOptions
  @OptionGroup var storage: StoreOptions

  @Flag(name: .customLong("missing"), help: "Record missing references only.")
  var onlyMissing = false

  func run() async throws {
    let plan = try SnapshotPlan(
      files: files, options: traits, descriptions: descriptions, keepsBroken: true)
    let store = try storage.store(packageRoot: plan.packageRoot)
    let mode: RecordMode = onlyMissing ? .missing : .all
    let log = SnapshotRun.beginLog(in: store, options: traits)
    let run = await SnapshotRun(plan: plan) { content, path in
      try store.verify(content, at: path, mode: mode)
    }
    run.writeLog(log, in: store)
    var report = run.report(in: store)
    report.acceptOptions = try StoreOptions.options(for: store)
    try run.print(report, of: plan)
  }
}
