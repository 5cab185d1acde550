// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayReview

/// The files that a report is also written to.
struct ReportFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also write an HTML page to this file, with a folder of pictures beside it.",
      valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("Also write the report as JSON to this file.", valueName: "file"))
  var json: String?

  @Option(help: ArgumentHelp("Also write the report as JUnit XML to this file.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Also write a summary in Markdown to this file.", valueName: "file"))
  var markdown: String?

  func write(_ report: SnapshotReport) throws {
    _ = try ReportFiles(html: html, json: json, junit: junit, markdown: markdown).write(report)
  }
}

/// The files that a report is written to, each where it was asked for.
struct ReportFiles {
  var html: String?
  var json: String?
  var junit: String?
  var markdown: String?

  /// - Returns: whether any was asked for.
  func write(_ report: SnapshotReport) throws -> Bool {
    let console = Console.standard
    if let html { try SnapshotPageFile.write(report, to: html) }
    if let json { try console.write(report.json(), to: json) }
    if let junit { try console.write(report.junit, to: junit) }
    if let markdown { try console.write(report.markdown, to: markdown) }
    return [html, json, junit, markdown].contains { $0 != nil }
  }
}
