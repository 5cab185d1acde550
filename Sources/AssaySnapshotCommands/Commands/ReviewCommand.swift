// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayReview
import AssaySnapshotStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows what changed, and accepts or rejects it.",
    discussion: """
      Reviews everything that tests and 'assay snapshot verify' left pending: in the terminal with a key for each \
      decision, with --serve in a browser, or with --html as a page without decisions. A reference changes only \
      when you accept.
      """)

  @OptionGroup var storage: StoreOptions

  @Flag(help: "Review in a browser on this machine.")
  var serve = false

  @Option(
    help: ArgumentHelp("The port for --serve (default: a free port).", valueName: "number"))
  var port: UInt16?

  @Option(help: ArgumentHelp("Write a page to this folder instead.", valueName: "folder"))
  var html: String?

  @Option(help: ArgumentHelp("Write the report as JSON to this file instead.", valueName: "file"))
  var json: String?

  @Option(
    help: ArgumentHelp("Write the report as JUnit XML to this file instead.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp("Write a summary in Markdown to this file instead.", valueName: "file"))
  var markdown: String?

  @OptionGroup var page: PageAddressOption

  @Option(help: "How to show pictures in the terminal (default: what the terminal supports).")
  var pictures: TerminalPictures?

  func validate() throws {
    let writes = [html, json, junit, markdown].contains { $0 != nil }
    if serve && writes { throw ValidationError("--serve cannot be combined with a file to write") }
    if port != nil, !serve { throw ValidationError("--port needs --serve") }
    if html == "" {
      throw ValidationError("the value of --html is empty; pass one, or leave the option out")
    }
  }

  func run() async throws {
    let store = try storage.existingStore()
    var report = try SnapshotReport(of: store)
    report.acceptOptions = try StoreOptions.options(for: store)
    for note in report.notes { Console.standard.error("assay: note: " + note) }
    let files = ReportFiles(
      html: html.map { $0 == OutputFile.standardOutput ? $0 : $0 + "/index.html" }, json: json,
      junit: junit, markdown: markdown,
      pageAddress: page.pageAddress)
    try files.checkNames()
    try files.check(inputs: [], in: store, sheet: nil)
    if try files.write(report) { return say(files.written, report) }
    let console = Console.standard
    guard report.entries.contains(where: { $0.status.isPending }) else {
      console.print("nothing is pending")
      try sayBroken(report)
      return
    }
    if serve {
      try ReviewServer(report: report, store: store).run(port: port ?? 0) { address in
        console.print("review at \(address) (Ctrl-C ends it)")
      }
    } else {
      try reviewInTerminal(report, store)
    }
  }

  /// Says which files were written, unless one of them is standard output itself.
  private func say(_ written: [String], _ report: SnapshotReport) {
    if [html, json, junit, markdown].contains(OutputFile.standardOutput) { return }
    let pending = report.entries.count { $0.status.isPending }
    Console.standard.print(
      "wrote \(written.joined(separator: ", ")): "
        + "\(Counted.words(report.entries.count, "snapshot")), \(pending) pending")
  }

  /// What could not run waits for no decision, and is no success.
  private func sayBroken(_ report: SnapshotReport) throws {
    let broken = report.entries.filter { $0.status == .broken }
    if broken.isEmpty { return }
    for entry in broken { Console.standard.error("assay: " + entry.words.joined(separator: "\n")) }
    Console.standard.error(
      "assay: \(Counted.words(broken.count, "snapshot")) could not run in the last comparison")
    throw CommandExit.couldNotRun
  }

  /// More than a terminal takes between two bytes of a key, less than a person between two keys.
  private static let keyMilliseconds: Int32 = 50

  private func reviewInTerminal(_ report: SnapshotReport, _ store: SnapshotStore) throws {
    guard Console.standard.isTerminal, let mode = TerminalMode() else {
      throw ValidationError(
        "a review needs a terminal; use --serve, --html, or 'assay snapshot list' and 'accept'")
    }
    let write = { Console.standard.printDocument($0) }
    defer { mode.restore() }
    let format =
      pictures ?? TerminalPictures(environment: ProcessInfo.processInfo.environment)
      ?? .asking(mode, write: write)
    var review = TerminalReview(
      report, store: store,
      pictures: try ReviewPictures(format: format, size: TerminalMode.size, write: write),
      console: .standard, columns: { TerminalMode.columns })
    let end = review.run(suspend: mode.suspend, discardTyped: mode.discardTyped) {
      TerminalKey.read(
        next: mode.readByte, soon: { mode.readByte(withinMilliseconds: Self.keyMilliseconds) })
    }
    // As of a process that Ctrl-C ends: what a script does next is not meant to happen.
    if end == .interrupted { throw ExitCode(128 + SIGINT) }
  }
}
