// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayReview
import AssaySnapshotStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which part of the snapshots a run compares.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Compare a part of the snapshots, such as 3/8; 'auto' takes it from the variables of GitLab, CircleCI and \
      Buildkite, of indexed jobs of Kubernetes with ASSAY_SHARD_TOTAL, and elsewhere, such as in a matrix of \
      GitHub, from ASSAY_SHARD_INDEX (from 0) and ASSAY_SHARD_TOTAL.
      """, valueName: "shard"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "The folder for the record of the shard (default: .assay/shards/3-of-8).",
      valueName: "folder"))
  var shardFolder: String?

  @Option(
    help: ArgumentHelp(
      "Divide by the times of an earlier run, from 'assay snapshot merge --times'.",
      valueName: "file"))
  var times: String?

  func validate() throws {
    if let shard, shard != "auto", Shard(shard) == nil {
      throw ValidationError("--shard is a part such as 3/8, or auto, and not '\(shard)'")
    }
    if shard == nil, shardFolder != nil || times != nil {
      throw ValidationError("--shard-folder and --times need --shard")
    }
  }

  /// An earlier run's record is no record of this run, also where this one cannot begin.
  ///
  /// - Throws: `ShardError`, `FileSystemError`.
  func removeOldRecords(in store: SnapshotStore) throws {
    if let place = try place(in: store) { try ShardRecord.removeRecord(in: place.folder) }
  }

  /// The shard, what named it, and the folder of its record; nil for all snapshots.
  private func place(
    in store: SnapshotStore
  ) throws -> (shard: Shard, source: String, folder: String)? {
    guard let shard else { return nil }
    var part: Shard
    var source = "--shard"
    if let named = Shard(shard) {
      part = named
    } else {
      let found = try ShardVariables(ProcessInfo.processInfo.environment)
      guard let whole = found.shard ?? Shard(index: 1, total: 1) else { return nil }
      part = whole
      source = found.source ?? "no variable of a CI system names another"
    }
    let folder =
      shardFolder.map(FilePaths.absolute)
      ?? FilePaths.join(store.stateDirectory, "shards/\(part.index)-of-\(part.total)")
    return (part, source, folder)
  }

  /// The part that this run compares; nil for all, without a record.
  ///
  /// - Parameter settings: what else the comparison depends on.
  /// - Throws: `ShardError`, `FileSystemError`.
  func part(
    of plan: SnapshotPlan, in store: SnapshotStore, settings: String
  ) throws -> SnapshotPart? {
    guard let place = try place(in: store) else {
      warn(of: ProcessInfo.processInfo.environment)
      return nil
    }
    if shardFolder == nil { try store.prepareStateDirectory() }
    return try SnapshotPart(
      of: plan, shard: place.shard, source: place.source, times: readTimes(), settings: settings,
      store: store, folder: place.folder)
  }

  /// A first run has no times yet: then all snapshots count the same, and the plan is another one.
  private func readTimes() throws -> SnapshotTimes {
    guard let times else { return SnapshotTimes() }
    let path = FilePaths.absolute(times)
    guard try PosixFileSystem().kind(of: path) == .file else {
      Console.standard.error(
        "assay: note: there are no times in '\(times)' yet, so each snapshot counts the same")
      return SnapshotTimes()
    }
    return try SnapshotTimes(json: PosixFileSystem().read(path), path: times)
  }

  /// Nothing is left out by itself: jobs of a matrix have the same variables as parts of a run.
  private func warn(of variables: [String: String]) {
    do {
      let found = try ShardVariables(variables)
      guard let shard = found.shard, shard.total > 1, let source = found.source else { return }
      Console.standard.error(
        "assay: note: \(source) says that this is job \(shard) and every job compares all snapshots; "
          + "with --shard auto, each compares a part")
    } catch {
      // Variables that name no shard are no mistake where nobody asked for one.
    }
  }
}
