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

  @Option(help: ArgumentHelp("Also write a page to this file.", valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("Also write the report as JSON to this file.", valueName: "file"))
  var json: String?

  @Option(help: ArgumentHelp("Also write the report as JUnit XML to this file.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Also write a summary in Markdown to this file.", valueName: "file"))
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "Also write how long each snapshot took, for 'verify --times'.", valueName: "file"))
  var times: String?

  func run() throws {
    let merge = try ShardMerge(folders: folders)
    let report = merge.report
    let console = Console.standard
    _ = try ReportFiles(html: html, json: json, junit: junit, markdown: markdown).write(report)
    if let times { try console.write(merge.times.json(), to: times) }
    for group in report.groups { show(group.members.map { report.entries[$0] }) }
    let failed = report.entries.count { $0.status.isPending }
    let broken = report.count(.broken)
    let counts = [(report.count(.passed), "passed"), (failed, "failed"), (broken, "could not run")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let all = [
      Counted.words(report.entries.count, "snapshot") + " in " + Counted.words(merge.total, "shard")
    ]
    console.print(
      console.styled(
        (all + counts).joined(separator: ", "), failed + broken > 0 ? .red : .green))
    if broken > 0 { throw CommandExit.couldNotRun }
    if failed > 0 { throw CommandExit.differences }
  }

  /// The first of a group in full, the others by name.
  private func show(_ group: [SnapshotReport.Entry]) {
    let console = Console.standard
    guard let first = group.first else { return }
    switch first.status {
    case .passed:
      for entry in group {
        for word in entry.words {
          console.print(console.styled("note ", .yellow) + "\(entry.path): \(word)")
        }
      }
    case .recorded, .unused: return
    case .broken:
      for entry in group {
        console.error("assay: \(entry.path): " + entry.words.joined(separator: "; "))
      }
    case .failed, .new:
      console.print(console.styled("FAIL ", .red) + first.path)
      for word in first.words { console.print("  " + word) }
      let others = group.dropFirst().map(\.path)
      if !others.isEmpty {
        console.print("the same in \(others.count) more: " + others.joined(separator: ", "))
      }
      console.print("")
    }
  }
}
