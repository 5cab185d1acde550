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

      References whose descriptions are gone from a folder are listed; 'assay snapshot prune FOLDER' deletes them.

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

  @Option(
    help: ArgumentHelp(
      """
      Keep the hashes of pictures in this folder, and do not draw a picture again whose description, traits, \
      resources, fonts and code are unchanged.
      """, valueName: "folder"))
  var cache: String?

  func validate() throws {
    if cache?.contains("://") == true {
      throw ValidationError("--cache takes a folder; a cache on a server is not supported")
    }
    if cache != nil, decode || contactSheet != nil {
      throw ValidationError(
        "\(decode ? "--decode" : "--contact-sheet") needs every picture; leave --cache out")
    }
  }

  func run() async throws {
    try shards.removeOldRecord()
    let plan = try SnapshotPlan(
      files: files, options: traits, descriptions: descriptions, tracksInputs: cache != nil)
    let store = try storage.store(packageRoot: plan.packageRoot)
    let tolerance = try limits.tolerance(over: SnapshotConfiguration().tolerance)
    let part = try shards.part(of: plan, in: store, settings: "\(tolerance) \(decode)")
    let pictures = try cache.flatMap { folder in
      try plan.inputs.map {
        try SnapshotCache(folder: folder, plan: plan, inputs: $0, store: store)
      }
    }
    let run = await SnapshotRun(
      plan: part?.plan ?? plan, keepsThumbnails: contactSheet != nil, tolerance: tolerance,
      trustsSeals: !decode, cache: pictures
    ) {
      try store.verify($0, at: $1, mode: .never)
    }
    pictures?.write()
    if let contactSheet { try run.writeContactSheet(to: contactSheet) }
    let unused = try DescriptionReferences(arguments: files).unused(in: store)
    let report = run.report(in: store, unused: unused)
    try reports.write(report)
    try part?.write(run, report)
    try run.print(report)
  }
}
