// SPDX-License-Identifier: MIT

import AssayFiles
import AssayReview
import AssaySnapshotStore

extension SnapshotRun {
  /// What came of each snapshot, for pages and files.
  func report(in store: SnapshotStore) -> SnapshotReport {
    SnapshotReport(entries: entries.map { entry(of: $0, in: store) })
  }

  private func entry(of entry: Entry, in store: SnapshotStore) -> SnapshotReport.Entry {
    let path = entry.job.referencePath
    let files = SnapshotReport.Files(reference: store.referencePath(path))
    switch entry.result {
    case .success(.passed(let note)):
      return SnapshotReport.Entry(
        path: path, status: .passed, words: note.map { [$0] } ?? [], files: files)
    case .success(.tolerated(let note)):
      return SnapshotReport.Entry(path: path, status: .passed, words: [note], files: files)
    case .success(.recorded):
      return SnapshotReport.Entry(path: path, status: .recorded, files: files)
    case .success(.failed(let failure)):
      return SnapshotReport.Entry(failure)
    case .failure(let error):
      return SnapshotReport.Entry(path: path, status: .broken, words: ["\(error)"])
    }
  }

  /// Prints what did not pass and a line of counts; the same change in many snapshots is printed
  /// once.
  ///
  /// - Throws: `ExitCode` 1 for differences, 2 where a job could not run.
  func print(_ report: SnapshotReport) throws {
    let console = Console.standard
    for entry in entries {
      switch entry.result {
      case .success(.passed(let note?)), .success(.tolerated(let note)):
        console.print(console.styled("note ", .yellow) + entry.job.referencePath + ": " + note)
      case .success(.recorded(let snapshot)) where snapshot.change != .unchanged:
        console.print(console.styled("recorded ", .green) + snapshot.referencePath)
      case .success: break
      case .failure(let error): console.error("assay: \(error)")
      }
    }
    let failures = failures
    for group in report.groups {
      let members = group.members.map { report.entries[$0] }
      if let first = members.first, let failure = failures[first.path] {
        printFailure(failure, of: members)
      }
    }
    SnapshotNotes.report(entries.map { ($0.job, $0.notes) })
    let failed = report.entries.count { $0.status.isPending }
    let broken = report.count(.broken)
    var counts = [Counted.words(entries.count, "snapshot")]
    for (count, word) in [
      (report.count(.passed), "passed"), (report.count(.recorded), "recorded"), (failed, "failed"),
      (broken, "could not run"),
    ] where count > 0 {
      counts.append("\(count) \(word)")
    }
    console.print(
      console.styled(counts.joined(separator: ", "), failed + broken > 0 ? .red : .green))
    if broken > 0 { throw CommandExit.couldNotRun }
    if failed > 0 { throw CommandExit.differences }
  }

  /// The first of a group in full, the others by name.
  private func printFailure(_ failure: SnapshotFailure, of group: [SnapshotReport.Entry]) {
    let console = Console.standard
    var lines = [console.styled("FAIL ", .red) + Self.words(of: failure)]
    let others = group.dropFirst().map(\.path)
    if !others.isEmpty {
      let rest = others.count - Self.mostNames
      lines.append(
        "the same in \(others.count) more: " + others.prefix(Self.mostNames).joined(separator: ", ")
          + (rest > 0 ? " and \(rest) more" : ""))
      if group[0].status == .failed {
        lines.append(
          "accept all \(group.count) with: assay snapshot accept --group "
            + ShellWord.quoted(group[0].path))
      }
    }
    console.print(lines.joined(separator: "\n") + "\n")
  }

  private static let mostNames = 5

  private var failures: [String: SnapshotFailure] {
    var result: [String: SnapshotFailure] = [:]
    for entry in entries {
      if case .success(.failed(let failure)) = entry.result {
        result[entry.job.referencePath] = failure
      }
    }
    return result
  }

  /// The store's words name the variable of a test run; here a command records.
  private static func words(of failure: SnapshotFailure) -> String {
    guard case .missing = failure.reason else { return failure.message }
    return "no reference '\(failure.referencePath)'; record it with: assay snapshot record"
  }
}
