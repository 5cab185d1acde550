// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Why the store could not do what was asked; a difference is not among the reasons.
package struct SnapshotStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case wrongRecordMode(value: String)
    case wrongNotes(value: String)
    case relativeTestFile
    case noPackageRoot
    case sharedReference(first: CallSite, second: CallSite)
    case sharedReferenceByCase(other: String, first: CallSite, second: CallSite)
    case changingContent(site: CallSite)
    case outsideDirectory
    case nothingPending
    case pendingWithoutRecord
    case damagedPendingRecord(reason: String)
    case damagedPending(reason: String)
    case changedSincePending
    case changedSinceDecision
    /// By another process, since this one listed what is pending.
    case decidedElsewhere(SnapshotDecision.Kind)
    case noWholeRun
    case lastRunFailed
    case damagedLog
    case damagedInlineRecord
    case notRegularFile
  }

  /// What made a pending file, as far as the logs of runs tell.
  package enum Maker: Hashable, Sendable {
    case test
    case description
    case unknown

    /// What makes the file again.
    fileprivate var advice: String {
      switch self {
      case .test: "run the tests again"
      case .description: "run 'assay snapshot verify' with the description again"
      case .unknown:
        "run the tests again, or 'assay snapshot verify' with the description"
      }
    }
  }

  package var code: Code
  /// The file, or the setting, that it is about.
  package var path: String
  /// Of the pending file that it is about.
  package var maker: Maker

  package init(_ code: Code, path: String, maker: Maker = .unknown) {
    self.code = code
    self.path = path
    self.maker = maker
  }

  /// On one line, whatever the paths hold.
  package var description: String { Printable.line(words) }

  private var words: String {
    switch code {
    case .wrongRecordMode(let value):
      "\(path) is '\(value)', which is not a record mode; use "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    case .wrongNotes(let value):
      "\(path) is '\(value)', which is not known; set it to 'all' to list every note, or unset it to list the first few"
    case .relativeTestFile:
      "cannot find the package of '\(path)' because the compiler recorded a relative path; "
        + "set ASSAY_SNAPSHOTS to the folder of references"
    case .noPackageRoot:
      "no Package.swift and no Xcode project in any folder above '\(path)'; "
        + "set ASSAY_SNAPSHOTS, or the tool's option --snapshots, to the folder of references"
    case .damagedPending(let reason):
      "the pending picture of '\(path)' is damaged (\(reason)), so it was not accepted; "
        + maker.advice
    case .notRegularFile:
      "'\(path)' is a device or a pipe, so what is written to it is lost; put a file in its place"
    case .sharedReference(let first, let second):
      "two assertions would share the reference '\(path)': \(first) and \(second); "
        + "give one of them a name (named:)"
    case .sharedReferenceByCase(let other, let first, let second):
      "the references '\(path)' and '\(other)' differ only in upper and lower case, which many file "
        + "systems treat as one file: \(first) and \(second); give one of them another name (named:)"
    case .changingContent(let site):
      "the assertion at \(site) ran again with different content for the reference '\(path)'; "
        + "in a loop or a parameterized test, give each run its own name (named:); "
        + "otherwise its rendering changes between runs"
    case .outsideDirectory:
      "'\(path)' is not in the folder of references; give a path relative to it, as "
        + "'assay snapshot list' prints"
    case .nothingPending:
      "nothing is pending for '\(path)'; see 'assay snapshot list', or \(maker.advice)"
    case .pendingWithoutRecord:
      "the pending file of '\(path)' has no record of what it replaces; \(maker.advice)"
    case .damagedPendingRecord(let reason):
      "cannot read the record of the pending file of '\(path)': \(reason); "
        + maker.advice
    case .changedSincePending:
      "the reference '\(path)' changed after its pending rendition was made; "
        + maker.advice
    case .noWholeRun:
      "no run of all tests has finished yet, so it is not known which references of '\(path)' are unused; run "
        + "'swift test' first, or name folders of descriptions: 'assay snapshot prune FOLDER'"
    case .lastRunFailed:
      "the last run of all tests had failures, so it may not have used every reference of '\(path)'; make it pass "
        + "first, or name folders of descriptions: 'assay snapshot prune FOLDER'"
    case .damagedInlineRecord:
      "the record '\(path)' of an inline snapshot is damaged; delete it, and run its test again"
    case .damagedLog:
      "the log '\(path)' of a run is damaged, so what that run found and used is not known; delete "
        + "it, and run the tests or 'assay snapshot verify' again"
    case .decidedElsewhere(.accept):
      "'\(path)' is no longer pending: another command replaced its reference meanwhile; look at "
        + "the reference"
    case .decidedElsewhere(.reject):
      "'\(path)' is no longer pending: another command rejected it, or it matches its reference "
        + "again; see 'assay snapshot list', or \(maker.advice)"
    case .changedSinceDecision:
      "the reference '\(path)' changed after the decision, so it stays as it is; "
        + maker.advice
    }
  }
}
