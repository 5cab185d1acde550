// SPDX-License-Identifier: MIT

/// Changes that have no release of their own, until another one takes them along: mostly commits
/// that were pushed without a request.
///
/// A push may bring in several commits, and only the last one is the job's. Each speaks for itself,
/// so a release is at least what the highest of them asks for.
struct CarriedChanges: Hashable, Sendable {
  /// The commit that decides a release which is not its own.
  struct Raise: Hashable, Sendable {
    var commit: String
    var title: String
  }

  /// The oldest first.
  private var changes: [MergedChanges.Change] = []

  var isEmpty: Bool { changes.isEmpty }

  /// The highest of them; `none` without any.
  var bump: VersionBump { changes.map(\.bump).max() ?? .none }

  mutating func add(_ change: MergedChanges.Change) { changes.append(change) }

  /// A change that takes all of them along; none of them waits any longer.
  mutating func raising(_ change: MergedChanges.Change) -> MergedChanges.Change {
    let all = changes + [change]
    var result = change
    if let highest = changes.max(by: { $0.bump < $1.bump }), highest.bump > result.bump {
      result.bump = highest.bump
      result.raise = highest.raise ?? Raise(commit: highest.commit, title: highest.title)
    }
    result.version = all.compactMap(\.version).max()
    result.least = all.map { $0.version == nil ? $0.bump : $0.least }.max() ?? .none
    changes = []
    return result
  }
}
