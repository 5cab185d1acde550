// SPDX-License-Identifier: MIT

import AssaySnapshotStore

/// Decisions about pending snapshots, in the order in which they were taken.
struct ReviewSession {
  /// What came of one step.
  struct Outcome: Encodable {
    /// Paths of the snapshots that it changed.
    var done: [String] = []
    /// One sentence for each that it could not change.
    var problems: [String] = []
  }

  let store: SnapshotStore
  private var steps: [[SnapshotDecision]] = []
  /// How often each was decided.
  private(set) var accepted = 0
  private(set) var rejected = 0

  init(store: SnapshotStore) {
    self.store = store
  }

  /// Decides each of the snapshots; one that cannot be decided does not stop the others.
  mutating func decide(_ kind: SnapshotDecision.Kind, _ paths: [String]) -> Outcome {
    var outcome = Outcome()
    var step: [SnapshotDecision] = []
    for path in paths {
      do {
        step.append(try store.decide(kind, path))
        outcome.done.append(path)
      } catch {
        outcome.problems.append("\(error)")
      }
    }
    if !step.isEmpty { steps.append(step) }
    count(kind, step.count)
    return outcome
  }

  /// Takes the last step back.
  mutating func undo() -> Outcome {
    var outcome = Outcome()
    for decision in (steps.popLast() ?? []).reversed() {
      do {
        try store.undo(decision)
        outcome.done.append(decision.relativePath)
        count(decision.kind, -1)
      } catch {
        outcome.problems.append("\(error)")
      }
    }
    return outcome
  }

  private mutating func count(_ kind: SnapshotDecision.Kind, _ number: Int) {
    switch kind {
    case .accept: accepted += number
    case .reject: rejected += number
    }
  }
}
