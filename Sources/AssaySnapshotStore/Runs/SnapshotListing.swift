// SPDX-License-Identifier: MIT

internal import AssayFiles

/// All that a store holds. Paths are relative to its folder and in order.
package struct SnapshotListing: Hashable, Sendable {
  package var references: [String]
  package var pending: [PendingSnapshot]
  /// The last run of all tests; nil where none came to its end.
  package var lastRun: RunSummary?
  /// What the newest run that compared a reference found; of runs of the last week.
  package var verdicts: [String: RunVerdict]
  /// What could not run in the last comparison of descriptions.
  package var broken: [BrokenSnapshot]
  /// References whose descriptions the last comparison did not find.
  package var gone: Set<String>
  /// References of descriptions that no command asks for.
  package var unasked: UnaskedReferences
  /// What to say of each log that cannot be read: a run of which nothing is known.
  package var damagedLogs: [SnapshotStoreError]

  /// The references that no test of the last whole run used, and no description; empty where there
  /// was no such run.
  package var unclaimed: [String] {
    guard let lastRun else { return [] }
    let used = Set(lastRun.used)
    return references.filter { !used.contains($0) && verdicts[$0]?.isOfDescription != true }
  }
}

extension SnapshotStore {
  /// The references there are, in order of their paths.
  package func references() throws -> [String] {
    try fileSystem.files(below: directory)
  }

  package func listing() throws -> SnapshotListing {
    let history = try RunHistory(of: self)
    let references = try references()
    return SnapshotListing(
      references: references, pending: try pending(),
      lastRun: history.lastWholeRun, verdicts: history.verdicts, broken: history.broken,
      gone: history.gone,
      unasked: history.unasked(among: references.filter { !history.gone.contains($0) }),
      damagedLogs: history.damaged.map { SnapshotStoreError(.damagedLog, path: $0) })
  }
}
