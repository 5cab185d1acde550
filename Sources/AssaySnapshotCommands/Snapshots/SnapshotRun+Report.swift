// SPDX-License-Identifier: MIT

import AssayFiles
import AssayReview
import AssaySnapshotStore

extension SnapshotRun {
  /// What came of each snapshot, for pages and files.
  ///
  /// - Parameters:
  ///   - gone: references whose descriptions are gone.
  ///   - unasked: those that no command asks for.
  package func report(
    in store: SnapshotStore, gone: [String] = [], unasked: [String] = []
  ) -> SnapshotReport {
    let unused =
      gone.map { ($0, SnapshotReport.Entry.goneWords) }
      + unasked.map { ($0, SnapshotReport.Entry.unaskedWords) }
    let unusedEntries = unused.map { path, words in
      SnapshotReport.Entry(
        path: path, status: .unused, words: [words],
        files: SnapshotReport.Files(reference: store.referencePath(path)))
    }
    let broken = broken.map { description in
      SnapshotReport.Entry(
        path: description.displayPath, status: .broken, words: ["\(description.error)"])
    }
    return SnapshotReport(
      entries: broken + entries.map { entry(of: $0, in: store) } + unusedEntries)
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
  func print(_ report: SnapshotReport, of plan: SnapshotPlan) throws {
    let console = Console.standard
    for case .success(.recorded(let snapshot)) in entries.map(\.result)
    where snapshot.change != .unchanged {
      console.print(console.styled("recorded ", .green) + snapshot.referencePath)
      for word in snapshot.words { console.print("  " + word) }
    }
    let stories = stories(in: plan.packageRoot, options: report.acceptOptions)
    var text = ReportText(report)
    text.story = { entry in stories[entry.path] ?? entry.path }
    text.isAcceptable = true
    text.show()
    SnapshotNotes.report(entries.map { ($0.job, $0.notes) })
    let known = entries.count(where: \.isKnown)
    if known > 0 {
      console.print(
        "\(known) not drawn again: nothing that \(known == 1 ? "it depends" : "they depend") on changed"
      )
    }
    try text.concludeRun(Counted.words(entries.count + broken.count, "snapshot"))
  }

  /// What failed, by the paths of the references.
  private func stories(in root: String, options: String) -> [String: String] {
    var result: [String: String] = [:]
    for entry in entries {
      if case .success(.failed(let failure)) = entry.result {
        result[entry.job.referencePath] = failure.message(
          recordWords: Self.recordWords(of: entry.job, in: root), acceptOptions: options)
      }
    }
    return result
  }

  /// A test would name the variable of its run; here a command records.
  private static func recordWords(of job: SnapshotJob, in root: String) -> String {
    let path = FilePaths.shown(FilePaths.join(root, job.displayPath))
    return "record it with 'assay snapshot record \(ShellWord.quoted(path))' and the same options"
  }
}
