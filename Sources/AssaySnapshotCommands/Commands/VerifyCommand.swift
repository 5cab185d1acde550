// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayDiff
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

      References whose descriptions are gone from a folder are listed, and those that the same command asked for once, of \
      a device, a canvas or a language that is gone; 'assay snapshot prune FOLDER' deletes them.

      With --shard, a run compares a part of the snapshots and leaves a record; 'assay snapshot merge' joins the \
      records of all parts and gives the verdict.
      """)

  @Argument(help: "Description files (.yaml, .json), or folders of them.")
  var files: [String]

  @OptionGroup(title: "Traits") var traits: TraitOptions
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
    if shards.shard != nil {
      try shards.removeOldRecords(
        in: storage.store(packageRoot: SnapshotPlan.root(of: files)))
    }
    // What needs every picture leaves ASSAY_CACHE out.
    let places =
      decode || contactSheet != nil
      ? nil : try caches.places(ProcessInfo.processInfo.environment)
    let plan = try SnapshotPlan(
      files: files, options: traits, descriptions: descriptions,
      tracksInputs: places != nil || shards.shard != nil, keepsBroken: true)
    let store = try storage.store(packageRoot: plan.packageRoot)
    try reports.check(
      inputs: DescriptionFiles.paths(from: files), in: store, sheet: contactSheet)
    let configuration = try ProjectConfiguration.named(config, orAbove: FilePaths.workingFolder)
    let configured = try SnapshotConfiguration(configuration).tolerance
    let tolerance = try limits.tolerance(over: configured)
    let part = try shards.part(of: plan, in: store, settings: "\(tolerance) \(decode)")
    var pictures: SnapshotCache?
    if let inputs = plan.inputs, let places {
      pictures = try await SnapshotCache(
        places, plan: part?.plan ?? plan, inputs: inputs, store: store)
    }
    let log = SnapshotRun.beginLog(in: store, options: part == nil ? traits : nil)
    let run = await SnapshotRun(
      plan: part?.plan ?? plan, keepsThumbnails: contactSheet != nil, tolerance: tolerance,
      trustsSeals: !decode, cache: pictures
    ) {
      try store.verify($0, at: $1, mode: .never)
    }
    await pictures?.write()
    // References that cannot be listed take nothing from the verdicts on those that were compared.
    let listed = Result {
      let references = try DescriptionReferences(arguments: files)
      try references.forgetPending(in: store)
      let all = try store.references()
      return (references, all, gone: try references.unused(among: all))
    }
    var (gone, unasked) = ([String](), [String]())
    if case .success(let all) = listed { gone = all.gone }
    run.writeLog(log, gone: gone, in: store)
    // The log of this run says what it asked for.
    let asked = Result {
      let (references, all, _) = try listed.get()
      guard part == nil else { return [String]() }
      return try references.unasked(
        among: all, besides: gone + run.entries.map(\.job.referencePath), in: store
      ).certain
    }
    if case .success(let paths) = asked { unasked = paths }
    var report = run.report(in: store, gone: gone, unasked: unasked)
    report.acceptOptions = try StoreOptions.options(for: store)
    let masks = run.maskUse(of: try masks(of: tolerance, configured), in: store)
    // A report that cannot be written takes nothing from what is printed.
    let written = Result {
      if let contactSheet { try run.writeContactSheet(to: contactSheet) }
      try reports.write(report)
      try part?.write(run, report, masks: masks)
    }
    let printed = Result { try run.print(report, of: plan) }
    // The snapshots of other shards may have what a mask means: the merge says it.
    if part == nil, let masks { SnapshotNotes.report(masks) }
    try written.get()
    _ = try asked.get()
    try printed.get()
  }

  /// The masks that some snapshot of this run is meant to have: those of the configuration are for
  /// all snapshots of the project, of which files name a few.
  private func masks(
    of tolerance: SnapshotTolerance, _ configured: SnapshotTolerance
  ) throws -> [SnapshotTolerance.Mask] {
    let files = PosixFileSystem()
    let isPart = try !self.files.contains {
      try files.kind(of: FilePaths.absolute($0)) == .folder
    }
    return isPart ? Array(tolerance.masks.dropFirst(configured.masks.count)) : tolerance.masks
  }
}
