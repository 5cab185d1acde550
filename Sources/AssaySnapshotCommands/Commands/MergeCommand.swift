// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayReview

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins the records of the shards of a run into one report with one verdict.",
    discussion: """
      Exits with 0 when all snapshots of all shards match, with 1 when some differ or have no reference, and with 2 \
      when one could not be rendered, when a shard is missing or there twice, or when the shards are not of one run.
      """)

  @Argument(
    help: "Folders that 'assay snapshot verify --shard' wrote, or folders of such folders.")
  var folders: [String]

  @OptionGroup(title: "Reports") var reports: ReportFileOptions

  @Option(
    help: ArgumentHelp(
      "Also write how long each snapshot took, for 'verify --times'.", valueName: "file"))
  var times: String?

  func run() throws {
    try reports.check()
    let merge = try ShardMerge(folders: folders)
    let report = merge.report
    // A report that cannot be written takes nothing from what is printed.
    let written = Result {
      try reports.write(report)
      if let times { try Console.standard.write(merge.times.json(), to: times) }
    }
    let printed = Result {
      let text = ReportText(report)
      text.show()
      try text.concludeRun(
        Counted.words(report.entries.count - report.count(.unused), "snapshot") + " in "
          + Counted.words(merge.total, "shard"))
    }
    if let masks = merge.masks { SnapshotNotes.report(masks) }
    try written.get()
    try printed.get()
  }
}
