// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssaySnapshotStore

/// The shards of one run, joined: each is there once, and each snapshot is in one of them.
package struct ShardMerge: Sendable {
  package let report: SnapshotReport
  package let times: SnapshotTimes
  package let total: Int
  /// What masks cover in the snapshots of all shards; nil where one of them cannot tell.
  package let masks: MaskUse?

  /// - Parameter folders: each with a record, or with such folders in it.
  /// - Throws: `ShardError` where shards are missing or do not belong together; `FileSystemError`.
  package init(folders: [String]) throws {
    let records = try folders.flatMap(Self.paths).map { ($0, try ShardRecord(path: $0)) }
    try self.init(records)
  }

  init(_ records: [(path: String, record: ShardRecord)]) throws(ShardError) {
    guard let first = records.first else { throw ShardError(.noRecords("")) }
    var paths: [Int: String] = [:]
    for (path, record) in records {
      guard record.plan == first.record.plan, record.total == first.record.total,
        record.planned == first.record.planned
      else { throw ShardError(.differentPlans(first.path, path)) }
      if let other = paths.updateValue(path, forKey: record.shard) {
        throw ShardError(.sameShard(record.shard, other, path))
      }
    }
    total = first.record.total
    let missing = (1...total).filter { paths[$0] == nil }
    guard missing.isEmpty else { throw ShardError(.missingShards(missing, total: total)) }
    let all = records.flatMap { $0.record.entries(in: FilePaths.parent(of: $0.path)) }
      .sorted { $0.path < $1.path }
    let entries = all.filter { $0.status != .unused }
    for (entry, next) in zip(entries, entries.dropFirst()) where entry.path == next.path {
      throw ShardError(.twiceCompared(entry.path))
    }
    guard entries.count == first.record.planned else {
      throw ShardError(.otherSnapshots(found: entries.count, planned: first.record.planned))
    }
    // Each shard sees all references.
    var seen: Set<String> = []
    let unused = all.filter { $0.status == .unused && seen.insert($0.path).inserted }
    report = SnapshotReport(entries: entries + unused)
    let seconds = records.flatMap { $0.record.snapshots.map { ($0.path, $0.seconds) } }
    times = SnapshotTimes(Dictionary(seconds) { first, _ in first })
    let uses = records.compactMap(\.record.masks)
    var masks = MaskUse()
    for use in uses { masks.add(use) }
    self.masks = uses.count == records.count ? masks : nil
  }

  private static func paths(in folder: String) throws -> [String] {
    let root = FilePaths.absolute(folder)
    let files = PosixFileSystem()
    guard try files.kind(of: root) == .folder else { throw ShardError(.noFolder(folder)) }
    let found = try files.files(below: root)
      .filter { FilePaths.lastComponent(of: $0) == ShardRecord.fileName }
    if found.isEmpty { throw ShardError(.noRecords(folder)) }
    return found.map { FilePaths.join(root, $0) }
  }
}
