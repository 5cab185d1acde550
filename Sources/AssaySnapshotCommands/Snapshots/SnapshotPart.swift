// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssayRendering
import AssayReview
import AssaySnapshotStore

/// The part of a plan that one shard carries out.
struct SnapshotPart {
  /// Of the shard's own jobs.
  let plan: SnapshotPlan
  private let shard: Shard
  private let shards: ShardPlan
  private let folder: String

  /// - Parameters:
  ///   - plan: with inputs.
  ///   - source: what named the shard.
  ///   - settings: what else the comparison depends on.
  ///   - folder: of the record.
  /// - Throws: `FileSystemError`.
  init(
    of plan: SnapshotPlan, shard: Shard, source: String, times: SnapshotTimes, settings: String,
    store: SnapshotStore, folder: String
  ) throws {
    let fingerprints = Fingerprints(plan, store: store, settings: settings)
    let items = try plan.jobs.map { job in
      ShardPlan.Item(path: job.referencePath, fingerprint: try fingerprints.fingerprint(of: job))
    }
    // What cannot be read is one of the whole, so that one shard tells it.
    let broken = plan.broken.map { description in
      ShardPlan.Item(
        path: description.displayPath,
        fingerprint: PixelHash(ofFile: Array("\(description.error)".utf8)).hex)
    }
    shards = ShardPlan(items + broken, total: shard.total, times: times)
    let part = plan.part(shards.members(of: shard))
    self.plan = part
    self.shard = shard
    self.folder = folder
    try ShardRecord.removeRecord(in: folder)
    Console.standard.print(
      "shard \(shard) (\(source)): \(part.jobs.count) of "
        + "\(Counted.words(plan.jobs.count, "snapshot")), plan \(shards.hash.prefix(12))")
  }

  /// Leaves the record for the merge.
  ///
  /// - Parameter masks: what masks cover in the part; nil where nobody can tell.
  /// - Throws: `FileSystemError`.
  func write(_ run: SnapshotRun, _ report: SnapshotReport, masks: MaskUse?) throws {
    let seconds = run.entries.map { ($0.job.referencePath, $0.seconds) }
    let record = ShardRecord(
      report, shards, shard: shard, seconds: Dictionary(seconds) { first, _ in first },
      masks: masks)
    try record.write(report, to: folder)
    Console.standard.print(
      "the record of shard \(shard) is in '\(FilePaths.shown(folder))'; join all of them with: "
        + "assay snapshot merge FOLDER...")
  }
}

/// What shards of other commits or other options do not share.
private struct Fingerprints {
  private let plan: SnapshotPlan
  private let store: SnapshotStore
  private let settings: String

  init(_ plan: SnapshotPlan, store: SnapshotStore, settings: String) {
    self.plan = plan
    self.store = store
    self.settings = settings
  }

  /// Of what the description and its resources are read from, of the reference, of the renderer and
  /// of the settings.
  func fingerprint(of job: SnapshotJob) throws -> String {
    let parts = [
      plan.inputs?.byDescription[job.displayPath] ?? "none",
      try hash(of: store.referencePath(job.referencePath)), SnapshotRenderer.version, settings,
    ]
    return PixelHash(ofFile: Array(parts.joined(separator: "\n").utf8)).hex
  }

  private func hash(of path: String) throws -> String {
    let files = PosixFileSystem()
    guard try files.kind(of: path) == .file else { return "none" }
    return PixelHash(ofFile: try files.read(path)).hex
  }
}
