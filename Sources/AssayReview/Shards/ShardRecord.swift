// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayFiles
package import AssaySnapshotStore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What came of one shard, in a folder that can be carried to where the shards are joined.
package struct ShardRecord: Codable, Sendable {
  package static let fileName = "shard.json"

  struct Snapshot: Codable, Sendable {
    var path: String
    var status: SnapshotReport.Status
    var words: [String]
    var changes: [String]
    var areas: [PixelBox]
    /// Paths relative to the record's folder.
    var reference: String?
    var rendition: String?
    var difference: String?
    /// How long it took.
    var seconds: Double
  }

  private(set) var schemaVersion = 1
  /// The same in all shards of one run.
  var plan: String
  /// From 1.
  var shard: Int
  var total: Int
  /// How many snapshots all shards compare together.
  var planned: Int
  var snapshots: [Snapshot]
  /// What the run's masks cover in the shard's snapshots; absent where nobody can tell.
  var masks: MaskUse?

  /// - Parameters:
  ///   - seconds: how long each snapshot took, by path.
  ///   - masks: what masks cover in the snapshots; nil where nobody can tell.
  package init(
    _ report: SnapshotReport, _ plan: ShardPlan, shard: Shard, seconds: [String: Double],
    masks: MaskUse? = nil
  ) {
    self.masks = masks
    self.plan = plan.hash
    self.shard = shard.index
    total = shard.total
    planned = plan.items.count
    snapshots = report.entries.map { entry in
      Snapshot(
        path: entry.path, status: entry.status, words: entry.words, changes: entry.changes,
        areas: entry.areas, seconds: ((seconds[entry.path] ?? 0) * 1000).rounded() / 1000)
    }
  }

  /// Writes the record with the pictures of what differs; the record comes last, so that a shard
  /// that is cut off has none.
  ///
  /// - Throws: `FileSystemError`.
  package func write(_ report: SnapshotReport, to folder: String) throws {
    let files = PosixFileSystem()
    try Self.removeRecord(in: folder)
    var record = self
    for (index, entry) in report.entries.enumerated() where entry.status.isPending {
      for (kind, source) in entry.files.existing where try files.kind(of: source) == .file {
        let place = kind + "/" + entry.path
        let target = FilePaths.join(folder, place)
        try files.createFolder(FilePaths.parent(of: target))
        try files.write(files.read(source), to: target)
        switch source {
        case entry.files.reference: record.snapshots[index].reference = place
        case entry.files.rendition: record.snapshots[index].rendition = place
        default: record.snapshots[index].difference = place
        }
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try files.createFolder(folder)
    try files.write(
      Array(try encoder.encode(record)), to: FilePaths.join(folder, Self.fileName))
  }

  /// An earlier run's record is no record of this run, however this one ends.
  ///
  /// - Throws: `FileSystemError`.
  package static func removeRecord(in folder: String) throws {
    try PosixFileSystem().remove(FilePaths.join(folder, fileName))
  }

  /// - Throws: `FileSystemError`; `ShardError` for a file that `write` did not write.
  init(path: String) throws {
    let bytes = try PosixFileSystem().read(path)
    do {
      self = try JSONDecoder().decode(ShardRecord.self, from: Data(bytes))
    } catch {
      throw ShardError(.damaged(path, reason: "it is not the JSON of a record"))
    }
    guard schemaVersion == 1 else { throw ShardError(.newerVersion(path)) }
    guard Shard(index: shard, total: total) != nil else {
      throw ShardError(.damaged(path, reason: "there is no shard \(shard) of \(total)"))
    }
    let places = snapshots.flatMap { snapshot in
      [snapshot.path, snapshot.reference, snapshot.rendition, snapshot.difference].compactMap(
        \.self)
    }
    if let outside = places.first(where: { !FilePaths.staysInside($0) }) {
      throw ShardError(.damaged(path, reason: "'\(outside)' leads out of its folder"))
    }
  }

  func entries(in folder: String) -> [SnapshotReport.Entry] {
    snapshots.map { snapshot in
      func path(_ place: String?) -> String? { place.map { FilePaths.join(folder, $0) } }
      return SnapshotReport.Entry(
        path: snapshot.path, status: snapshot.status, words: snapshot.words,
        changes: snapshot.changes, areas: snapshot.areas,
        files: SnapshotReport.Files(
          reference: path(snapshot.reference), rendition: path(snapshot.rendition),
          difference: path(snapshot.difference)))
    }
  }
}
