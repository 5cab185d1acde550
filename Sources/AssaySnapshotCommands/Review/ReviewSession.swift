// SPDX-License-Identifier: MIT

import AssayFiles
import AssayReview
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
  /// The pending pictures that are shown, by their snapshots' paths.
  private var shown: [String: FileIdentity]
  private var steps: [[SnapshotDecision]] = []
  /// How often each was decided.
  private(set) var accepted = 0
  private(set) var rejected = 0

  /// What stands, by the snapshots' paths.
  var decided: [String: SnapshotDecision.Kind] {
    Dictionary(steps.joined().map { ($0.relativePath, $0.kind) }) { $1 }
  }

  /// - Parameter report: what is shown.
  init(_ report: SnapshotReport, store: SnapshotStore) {
    self.store = store
    shown = [:]
    for entry in report.entries where entry.status.isPending {
      shown[entry.path] = FileIdentity(store.pendingPath(entry.path))
    }
  }

  /// Decides each of the snapshots; one that cannot be decided does not stop the others.
  mutating func decide(_ kind: SnapshotDecision.Kind, _ paths: [String]) -> Outcome {
    var outcome = Outcome()
    var step: [SnapshotDecision] = []
    let decided = decided
    for path in paths {
      if let earlier = decided[path] {
        outcome.problems.append("'\(path)' was \(earlier.past) before; undo that first")
        continue
      }
      guard let identity = shown[path], identity == FileIdentity(store.pendingPath(path)) else {
        outcome.problems.append(
          "'\(path)' changed after it was shown, so nothing was decided for it; start the review again"
        )
        continue
      }
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
        shown[decision.relativePath] = FileIdentity(store.pendingPath(decision.relativePath))
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

extension SnapshotDecision.Kind {
  /// For people.
  var past: String {
    switch self {
    case .accept: "accepted"
    case .reject: "rejected"
    }
  }
}
