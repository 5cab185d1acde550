// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssaySnapshotStore
import AssayYAML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  @OptionGroup(title: "Cache") var caches: CacheOptions

  @Option(
    help: ArgumentHelp(
      "The configuration file (default: the nearest .assay.yml, searching upward).",
      valueName: "file"))
  var config: String?

  func validate() throws {
    if !caches.cache.isEmpty, decode || contactSheet != nil {
      throw ValidationError(
        "\(decode ? "--decode" : "--contact-sheet") needs every picture; leave --cache out")
    }
  }

  func run() async throws {
    try shards.removeOldRecord()
    // What needs every picture leaves ASSAY_CACHE out.
    let places =
      decode || contactSheet != nil
      ? nil : try caches.places(ProcessInfo.processInfo.environment)
    let plan = try SnapshotPlan(
      files: files, options: traits, descriptions: descriptions,
      tracksInputs: places != nil || shards.shard != nil,
      // Shards divide a whole that each of them knows.
      keepsBroken: shards.shard == nil)
    let store = try storage.store(packageRoot: plan.packageRoot)
    let configuration = try ProjectConfiguration.named(config, orAbove: FilePaths.workingFolder)
    let tolerance = try limits.tolerance(over: SnapshotConfiguration(configuration).tolerance)
    let part = try shards.part(of: plan, in: store, settings: "\(tolerance) \(decode)")
    var pictures: SnapshotCache?
    if let inputs = plan.inputs, let places {
      pictures = try await SnapshotCache(
        places, plan: part?.plan ?? plan, inputs: inputs, store: store)
    }
    let run = await SnapshotRun(
      plan: part?.plan ?? plan, keepsThumbnails: contactSheet != nil, tolerance: tolerance,
      trustsSeals: !decode, cache: pictures
    ) {
      try store.verify($0, at: $1, mode: .never)
    }
    await pictures?.write()
    run.writeLog(in: store)
    if let contactSheet { try run.writeContactSheet(to: contactSheet) }
    let unused = try DescriptionReferences(arguments: files).unused(in: store)
    let report = run.report(in: store, unused: unused)
    try reports.write(report)
    try part?.write(run, report)
    try run.print(report, of: plan, options: try storage.options(for: store))
  }
}
