// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayReview
import AssaySnapshotStore

/// A report on the console: what passed with a note, what could not run, and each change once,
/// however many snapshots have it.
struct ReportText {
  let report: SnapshotReport
  /// In front of what differs.
  var mark = "FAIL"
  /// What the first of a group says after the mark.
  var story: (SnapshotReport.Entry) -> String = Self.story
  /// Whether 'assay snapshot accept' finds here what differs.
  var isAcceptable = false

  private let console = Console.standard
  private static let mostNames = 5

  init(_ report: SnapshotReport) {
    self.report = report
  }

  /// Prints everything but the counts.
  func show() {
    for entry in report.entries where entry.status == .passed {
      for word in entry.words {
        console.print(console.styled("note ", .yellow) + "\(Self.name(entry)): \(word)")
      }
    }
    for entry in report.entries where entry.status == .unused {
      console.print(
        console.styled("unused ", .yellow) + "\(Self.name(entry)): "
          + entry.words.joined(separator: "; "))
    }
    for entry in report.entries where entry.status == .broken {
      for word in entry.words { console.error("assay: " + word) }
    }
    for group in report.groups {
      let members = group.members.map { report.entries[$0] }
      if let first = members.first, first.status.isPending { show(first, of: members) }
    }
  }

  /// Prints how many there are of each kind, and ends the command with what follows from them.
  ///
  /// - Parameter total: what all of them are.
  /// - Throws: `ExitCode` 1 for differences, 2 where something could not run.
  func conclude(
    _ total: String, separator: String = ", ", _ counts: [(count: Int, words: String)]
  ) throws {
    let isBroken = report.count(.broken) > 0
    let isDifferent = report.entries.contains { $0.status.isPending }
    let words = Self.words(of: counts)
    console.print(
      console.styled(
        words.isEmpty ? total : total + separator + words, isBroken || isDifferent ? .red : .green))
    if isBroken { throw CommandExit.couldNotRun }
    if isDifferent { throw CommandExit.differences }
  }

  /// Prints how many passed, were recorded, failed and could not run, as `conclude` does.
  func concludeRun(_ total: String) throws {
    try conclude(
      total,
      [
        (report.count(.passed), "passed"), (report.count(.recorded), "recorded"),
        (report.entries.count { $0.status.isPending }, "failed"),
        (report.count(.broken), "could not run"),
        (report.count(.unused), "unused \(Counted.noun(report.count(.unused), "reference"))"),
      ])
  }

  /// The counts that are not zero.
  static func words(of counts: [(count: Int, words: String)]) -> String {
    counts.filter { $0.count > 0 }.map { "\($0.count.grouped) \($0.words)" }
      .joined(separator: ", ")
  }

  /// The first of a group in full, the others by name.
  private func show(_ first: SnapshotReport.Entry, of group: [SnapshotReport.Entry]) {
    var lines = [console.styled(mark + " ", .red) + story(first)]
    let others = group.dropFirst().map(Self.name)
    if !others.isEmpty {
      let rest = others.count - Self.mostNames
      lines.append(
        "the same in \(others.count) more: " + others.prefix(Self.mostNames).joined(separator: ", ")
          + (rest > 0 ? " and \(rest) more" : ""))
      // What could not be kept cannot be accepted; each story says so.
      if isAcceptable, first.status == .failed, group.allSatisfy({ $0.files.rendition != nil }) {
        lines.append(
          "accept all \(group.count) with: assay snapshot accept \(report.acceptOptions)--group "
            + ShellWord.quoted(first.path))
      }
    }
    console.print(lines.joined(separator: "\n") + "\n")
  }

  /// On one line: a name with a line feed must not look like the result of another snapshot.
  private static func name(_ entry: SnapshotReport.Entry) -> String { Printable.line(entry.path) }

  private static func story(of entry: SnapshotReport.Entry) -> String {
    ([name(entry)] + entry.words.map { "  " + $0 }).joined(separator: "\n")
  }
}
