// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Why a run cannot be divided, or its parts cannot be joined.
package struct ShardError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case missingVariable(String, beside: String)
    case noSuchShard(String, String)
    case twoSystems(String, String)
    case noRecords(String)
    case noFolder(String)
    case damaged(String, reason: String)
    case newerVersion(String)
    case noTimes(String)
    case differentPlans(String, String)
    case sameShard(Int, String, String)
    case missingShards([Int], total: Int)
    /// Of snapshots: the shards have other ones than the plan.
    case otherSnapshots(found: Int, planned: Int)
    case twiceCompared(String)
  }

  package var code: Code

  init(_ code: Code) { self.code = code }

  /// On one line, whatever the paths hold.
  package var description: String { Printable.line(words) }

  private var words: String {
    switch code {
    case .missingVariable(let name, let other):
      "'\(other)' is set and '\(name)' is not, so the shard is not known; set both, or use --shard 3/8"
    case .noSuchShard(let index, let total):
      "'\(index)' and '\(total)' are not a shard's number and count; use --shard 3/8"
    case .twoSystems(let first, let second):
      "'\(first)' and '\(second)' name different shards; use --shard 3/8"
    case .noRecords(let folder):
      "'\(folder)' has no record of a shard (\(ShardRecord.fileName)); run 'assay snapshot verify "
        + "--shard 1/2 --shard-folder FOLDER' and keep the whole folder"
    case .noFolder(let path):
      "'\(path)' is no folder; name one that 'assay snapshot verify --shard' wrote, or a folder of them"
    case .damaged(let path, let reason):
      "the record of a shard '\(path)' cannot be read: \(reason); run that shard again"
    case .newerVersion(let path):
      "a newer version of assay wrote the record of a shard '\(path)'; use one version for all"
    case .noTimes(let path):
      "'\(path)' has no times of snapshots; write them with 'assay snapshot merge --times FILE'"
    case .differentPlans(let first, let second):
      "the shards '\(first)' and '\(second)' are not of one run: they had other descriptions, "
        + "references, options or times to divide by; run all shards of one commit with one command"
    case .sameShard(let index, let first, let second):
      "'\(first)' and '\(second)' are both shard \(index); keep the record of one run of it"
    case .missingShards(let indices, let total):
      "\(Counted.noun(indices.count, "shard")) "
        + "\(indices.map(String.init).joined(separator: ", ")) of \(total) "
        + "\(Counted.noun(indices.count, "is", plural: "are")) missing, so there is no verdict; run "
        + "\(Counted.noun(indices.count, "it", plural: "them")) and merge again"
    case .otherSnapshots(let found, let planned):
      "the shards compared \(Counted.words(found, "snapshot")) and their plan has \(planned); run them again"
    case .twiceCompared(let path):
      "two shards compared '\(path)'; run them again"
    }
  }
}
