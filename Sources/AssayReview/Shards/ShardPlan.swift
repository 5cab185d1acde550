// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Which shard compares which snapshot; the same on each machine that has the same snapshots and
/// times.
package struct ShardPlan: Sendable {
  /// What all shards compare together.
  package struct Item: Hashable, Sendable {
    /// Of the reference, relative to the store's folder.
    package var path: String
    /// Of everything that the comparison depends on.
    package var fingerprint: String

    package init(path: String, fingerprint: String) {
      self.path = path
      self.fingerprint = fingerprint
    }
  }

  package let items: [Item]
  let total: Int
  /// From 1, by item.
  let shards: [Int]

  /// - Parameter times: seconds that snapshots took, by path; those without take the middle time.
  package init(_ items: [Item], total: Int, times: SnapshotTimes) {
    self.items = items
    self.total = total
    let known = items.compactMap { times.seconds[$0.path] }.sorted()
    let middle = known.isEmpty ? 1 : max(known[known.count / 2], 0.001)
    let seconds = items.map { times.seconds[$0.path] ?? middle }
    // The longest first, each to the shard with the least work so far (R. L. Graham, "Bounds on
    // Multiprocessing Timing Anomalies", 1969): at most a third more than the best division.
    let order = items.indices.sorted {
      (-seconds[$0], items[$0].path) < (-seconds[$1], items[$1].path)
    }
    var work = [Double](repeating: 0, count: total)
    var shards = [Int](repeating: 1, count: items.count)
    for item in order {
      let least = work.indices.min { (work[$0], $0) < (work[$1], $1) } ?? 0
      work[least] += seconds[item]
      shards[item] = least + 1
    }
    self.shards = shards
  }

  /// Indices of the items of a shard, in order.
  package func members(of shard: Shard) -> [Int] {
    items.indices.filter { shards[$0] == shard.index }
  }

  /// The same for all shards of one run, and for no others.
  package var hash: String {
    var text = "1 \(total)\n"
    for (item, shard) in zip(items, shards) {
      text += "\(item.path.utf8.count) \(item.path) \(item.fingerprint) \(shard)\n"
    }
    return PixelHash(ofFile: Array(text.utf8)).hex
  }
}
