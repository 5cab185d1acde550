// SPDX-License-Identifier: MIT

package import AssayDiff
package import AssaySnapshotStore

/// Each snapshot of a run or of a store, with what came of it.
package struct SnapshotReport: Sendable {
  package enum Status: String, CaseIterable, Codable, Sendable {
    case broken, failed, new, recorded, unused, notCompared, passed

    /// For people.
    package var word: String {
      switch self {
      case .failed: "failed"
      case .new: "new"
      case .broken: "could not run"
      case .recorded: "recorded"
      case .unused: "unused"
      case .notCompared: "not compared"
      case .passed: "passed"
      }
    }

    /// Whether a person has to decide.
    package var isPending: Bool {
      switch self {
      case .failed, .new: true
      case .broken, .recorded, .unused, .notCompared, .passed: false
      }
    }
  }

  package struct Entry: Sendable {
    /// Of the reference, relative to the store's folder; `assay snapshot accept` takes it.
    package var path: String
    package var status: Status
    /// The whole story, line by line.
    package var words: [String]
    /// Those of the words that say what changed; equal ones are one decision.
    var changes: [String]
    /// Around groups of different pixels.
    var areas: [PixelBox]
    package var files: Files
    /// Whether it passed because of a tolerance.
    package var isTolerated = false

    package init(
      path: String, status: Status, words: [String] = [], changes: [String] = [],
      areas: [PixelBox] = [], files: Files = Files()
    ) {
      self.path = path
      self.status = status
      self.words = words
      self.changes = changes
      self.areas = areas
      self.files = files
    }

    /// What a verification found.
    package init(_ failure: SnapshotFailure) {
      self.init(
        path: failure.relativePath, status: .failed, words: [failure.headline],
        changes: [failure.headline],
        files: Files(
          reference: failure.referencePath, rendition: failure.pendingPath,
          difference: failure.differencePath))
      switch failure.reason {
      case .missing:
        status = .new
        words = [SnapshotFailure.missingWords]
        changes = []
        files.reference = nil
      case .differs(let difference):
        words = difference.words
        changes = difference.changes
        areas = difference.areas
      case .unusable: break
      }
    }

    /// Of a reference whose description is not there.
    package static let goneWords = "its description is gone"
    /// Of a reference that the options of a command asked for once.
    package static let unaskedWords =
      "no command asks for it, because its device, canvas or language is gone"

    /// What an earlier run left.
    package init(_ pending: PendingSnapshot, in store: SnapshotStore) {
      let isNew = pending.replaces == nil
      self.init(
        path: pending.relativePath, status: isNew ? .new : .failed, words: pending.words,
        changes: isNew ? [] : pending.changes, areas: pending.areas,
        files: Files(
          reference: isNew ? nil : store.referencePath(pending.relativePath),
          rendition: store.pendingPath(pending.relativePath),
          difference: isNew ? nil : store.differencePath(pending.relativePath)))
    }
  }

  /// Whole paths; nil where there is no such file.
  package struct Files: Hashable, Sendable {
    package var reference: String?
    package var rendition: String?
    package var difference: String?

    package init(
      reference: String? = nil, rendition: String? = nil, difference: String? = nil
    ) {
      self.reference = reference
      self.rendition = rendition
      self.difference = difference
    }

    /// Those there are, each with a word for people, for addresses and for folders.
    package var existing: [(kind: String, path: String)] {
      zip(Self.kinds, [reference, rendition, difference])
        .compactMap { kind, path in path.map { (kind, $0) } }
    }

    static let kinds = ["reference", "new", "difference"]
  }

  /// In order of their status and then as given.
  package let entries: [Entry]
  /// What is decided at once, in the entries' order.
  package let groups: [SnapshotGroup]

  /// With which 'assay snapshot accept' finds the store from the working folder; with a space at
  /// their end.
  package var acceptOptions = ""
  /// What to say beside the report, such as of a run of which nothing is known.
  package private(set) var notes: [String] = []

  package init(entries: [Entry]) {
    let order = Status.allCases
    self.entries = order.flatMap { status in entries.filter { $0.status == status } }
    groups = SnapshotGroup.groups(of: self.entries)
  }

  /// Everything that a store holds.
  ///
  /// References that the last complete test run did not use are unused. What neither the last run
  /// of tests nor the last comparison of descriptions compared is not compared, and so is what did
  /// not pass in its last run and was decided since.
  ///
  /// - Throws: what listing the store throws.
  package init(of store: SnapshotStore) throws {
    let listing = try store.listing()
    let pending = Set(listing.pending.map(\.relativePath))
    let unused = Set(listing.unclaimed)
    let unasked = Set(listing.unasked.certain)
    let broken = listing.broken.map { Entry(path: $0.path, status: .broken, words: $0.words) }
    let told = pending.union(listing.broken.map(\.path))
    let others = listing.references.filter { !told.contains($0) }.map { path in
      var entry = Entry(
        path: path, status: .notCompared,
        files: Files(reference: store.referencePath(path)))
      if unused.contains(path) {
        entry.status = .unused
        entry.words = ["no test of the last complete run used this reference"]
      } else if listing.gone.contains(path) {
        entry.status = .unused
        entry.words = [Entry.goneWords]
      } else if unasked.contains(path) {
        entry.status = .unused
        entry.words = [Entry.unaskedWords]
      } else if let verdict = listing.verdicts[path] {
        if verdict.hasPassed, verdict.isOfLastRun {
          entry.status = .passed
        } else if verdict.hasPassed {
          entry.words = ["the last run did not compare it; it passed in an earlier one"]
        } else {
          entry.words = ["it did not pass in its last run, and was not compared since"]
        }
      }
      return entry
    }
    self.init(entries: listing.pending.map { Entry($0, in: store) } + broken + others)
    notes = listing.damagedLogs.map { "\($0)" }
  }

  package func count(_ status: Status) -> Int { entries.count { $0.status == status } }
}
