// SPDX-License-Identifier: MIT

import ArgumentParser
import AssaySnapshotStore

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares descriptions with their references.",
    discussion: """
      Exits with 0 when all match, with 1 when some differ or have no reference, and with 2 when one \
      cannot be rendered. References must match in every pixel, unless an option or the part \
      'snapshots' of .assay.yml says otherwise; what was tolerated is printed. Renditions that differ are kept in .assay for 'assay snapshot accept'.

      With --shard, a run compares a part of the snapshots and leaves a record; 'assay snapshot merge' joins the \
      records of all parts and gives the verdict.
      """)

  @Argument(help: "Description files (.yaml, .json), or folders of them.")
  var files: [String]

  @OptionGroup var traits: TraitOptions
  @OptionGroup var descriptions: DescriptionOptions
  @OptionGroup var storage: StoreOptions
  @OptionGroup(title: "Tolerance") var limits: ToleranceOptions
  @OptionGroup(title: "Shards") var shards: ShardOptions

  @OptionGroup(title: "Reports") var reports: ReportFileOptions

  @Option(
    name: .customLong("contact-sheet"),
    help: ArgumentHelp("Also write one PNG with all pictures to this file.", valueName: "file"))
  var contactSheet: String?

  @Flag(
    help: "Compare the pixels of every reference, also where its hashes say that nothing changed.")
  var decode = false

  func run() async throws {
    try shards.removeOldRecord()
    let plan = try SnapshotPlan(files: files, options: traits, descriptions: descriptions)
    let store = try storage.store(packageRoot: plan.packageRoot)
    let tolerance = try limits.tolerance(over: SnapshotConfiguration().tolerance)
    let part = try shards.part(of: plan, in: store, settings: "\(tolerance) \(decode)")
    let run = await SnapshotRun(
      plan: part?.plan ?? plan, keepsThumbnails: contactSheet != nil, tolerance: tolerance,
      trustsSeals: !decode
    ) {
      try store.verify($0, at: $1, mode: .never)
    }
    if let contactSheet { try run.writeContactSheet(to: contactSheet) }
    let report = run.report(in: store)
    try reports.write(report)
    try part?.write(run, report)
    try run.print(report)
  }
}
