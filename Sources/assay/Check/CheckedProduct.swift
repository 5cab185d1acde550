// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayFiles
import AssayFindings

/// One product's part of `assay check`.
struct CheckedProduct: Sendable {
  enum Name: String, CaseIterable, Sendable {
    case snapshots
    case audit
    case deadCode = "dead-code"
    case release
  }

  /// From the best to the worst.
  enum State: Int, Comparable, Sendable {
    case clean, leftOut, nothing, findings, cannotTell, couldNotRun

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    var words: String {
      switch self {
      case .clean: "ok"
      case .leftOut: "left out"
      case .nothing: "nothing to look at"
      case .findings: "with findings"
      case .cannotTell: "cannot tell"
      case .couldNotRun: "could not run"
      }
    }

    func exitCode(isStrict: Bool) -> Int32 {
      switch self {
      case .clean, .leftOut: 0
      case .nothing: isStrict ? 1 : 0
      case .findings, .cannotTell: 1
      case .couldNotRun: 2
      }
    }
  }

  var name: Name
  var rules: [Rule] = []
  var findings: [Finding] = []
  var notes: [String] = []
  var checks: [Check] = []
  /// What was looked at, in a few words: "24 snapshots".
  var scope = ""
  /// Why there was nothing to look at; nil where there was something.
  private(set) var emptiness: String?
  /// Whether it is no part of this run.
  private(set) var isLeftOut = false
  /// Why it could not run, one reason each.
  private(set) var failures: [String] = []

  init(_ name: Name) {
    self.name = name
  }

  /// Adds something that cannot be told. It fails the run, because it is no pass.
  mutating func cannotTell(_ reason: String, about path: String) {
    findings.append(Self.finding(CheckRule.cannotTell, reason, about: path))
  }

  /// Says that it looked at nothing, which is no pass.
  mutating func foundNothing(_ reason: String) {
    emptiness = reason
    scope = reason
  }

  /// Says that it is no part of this run.
  mutating func leaveOut(_ reason: String) {
    isLeftOut = true
    scope = reason
  }

  /// Adds a reason why something was not done.
  mutating func couldNotRun(_ reason: String, about path: String) {
    // A finding is one line; a compiler's errors come with several.
    let line = reason.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    failures.append(line)
    findings.append(Self.finding(.couldNotRun, line, about: path))
  }

  /// Adds what is wrong with a document, at its place.
  mutating func couldNotRun(_ error: DocumentError) {
    failures.append(error.message)
    var finding = Self.finding(
      .couldNotRun, error.message, about: FilePaths.shown(error.mark?.file ?? ""))
    finding.location.focus = error.mark.flatMap { mark in
      guard let line = UInt32(exactly: mark.line), let column = UInt32(exactly: mark.column) else {
        return nil
      }
      return SourcePosition(line: line, column: column)
    }
    findings.append(finding)
  }

  func state(isStrict: Bool) -> State {
    if !failures.isEmpty { return .couldNotRun }
    if findings.contains(where: { $0.rule == CheckRule.cannotTell.id }) { return .cannotTell }
    if findings.contains(where: { $0.fails(isStrict: isStrict) }) { return .findings }
    if isLeftOut { return .leftOut }
    return emptiness == nil ? .clean : .nothing
  }

  /// Its part as a report of its own.
  var report: FindingReport {
    FindingReport(
      tool: "assay check", version: Assay.configuration.version, rules: rules + CheckRule.all,
      findings: findings, notes: notes)
  }

  private static func finding(_ rule: Rule, _ reason: String, about path: String) -> Finding {
    Finding(
      rule: rule.id, severity: .error, confidence: .high, location: .init(path: path),
      message: reason, reason: rule.summary)
  }
}

/// The rules of the run itself, beside those of the products.
enum CheckRule {
  static let cannotTell = Rule(
    id: "cannot-tell", name: "Cannot tell",
    summary: "The check cannot tell whether this is right, so it does not pass it.",
    severity: .error)
  static let snapshotDiffers = Rule(
    id: "snapshot-differs", name: "Snapshot differs",
    summary: "A snapshot differs from its reference.", severity: .error)
  static let snapshotMissing = Rule(
    id: "snapshot-missing", name: "Reference missing", summary: "A snapshot has no reference.",
    severity: .error)
  static let snapshots = [snapshotDiffers, snapshotMissing]
  static let all = snapshots + [cannotTell, .couldNotRun]
}
