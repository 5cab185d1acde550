// SPDX-License-Identifier: MIT

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
    case noWholeRun
    case lastRunFailed
    case notRegularFile
  }

  package var code: Code
  /// The file, or the setting, that it is about.
  package var path: String

  init(_ code: Code, path: String) {
    self.code = code
    self.path = path
  }

  package var description: String {
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
      "no Package.swift and no Xcode project in any folder above '\(path)'; set ASSAY_SNAPSHOTS to the folder of references"
    case .damagedPending(let reason):
      "the pending picture of '\(path)' is damaged (\(reason)), so it was not accepted; run the tests again"
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
        + "`assay snapshot list` prints"
    case .nothingPending:
      "nothing is pending for '\(path)'; run the tests, or see `assay snapshot list`"
    case .pendingWithoutRecord:
      "the pending file of '\(path)' has no record of what it replaces; run the tests again"
    case .damagedPendingRecord(let reason):
      "cannot read the record of the pending file of '\(path)': \(reason); run the tests again"
    case .changedSincePending:
      "the reference '\(path)' changed after its pending rendition was made; run the tests again"
    case .noWholeRun:
      "no run of all tests has finished yet, so it is not known which references of '\(path)' are unused; run "
        + "'swift test' first"
    case .lastRunFailed:
      "the last run of all tests had failures, so it may not have used every reference of '\(path)'; make it pass "
        + "first"
    case .changedSinceDecision:
      "the reference '\(path)' changed after the decision, so it stays as it is; run the tests again"
    }
  }
}
