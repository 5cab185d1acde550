// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayConsole
import AssayFiles
import AssayGraphics
import AssayRaster
import AssayReview
import AssaySnapshotStore
import AssayText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  @OptionGroup var page: PageAddressOption

  func validate() throws { try files.checkNames() }

  /// - Parameters:
  ///   - inputs: the paths of files that the command reads.
  ///   - sheet: where a contact sheet is written too.
  /// - Throws: `ValidationError` where a report would be written over one of them, a reference or a
  ///   source.
  func check(inputs: [String] = [], in store: SnapshotStore? = nil, sheet: String? = nil) throws {
    try files.check(inputs: inputs, in: store, sheet: sheet)
  }

  func write(_ report: SnapshotReport) throws { _ = try files.write(report) }

  private var files: ReportFiles {
    ReportFiles(
      html: html, json: json, junit: junit, markdown: markdown, pageAddress: page.pageAddress)
  }
}

/// Where the page of a report will be on the web.
struct PageAddressOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The address at which the page, or an archive of it, is published: the summary in Markdown links it, and shows the \
      contact sheet in the page's folder of pictures where the address is the page's own (it ends with .html or a \
      slash).
      """, valueName: "address"))
  var pageAddress: String?

  func validate() throws {
    if let pageAddress, !PageAddress.isAddress(pageAddress) {
      throw ValidationError(
        "--page-address takes an address that begins with http:// or https://, without spaces and "
          + "parentheses")
    }
  }
}

/// The files that a report is written to, each where it was asked for.
struct ReportFiles {
  var html: String?
  var json: String?
  var junit: String?
  var markdown: String?
  /// Where the page will be on the web.
  var pageAddress: String?

  private var named: [(option: String, path: String)] {
    [("--html", html), ("--json", json), ("--junit", junit), ("--markdown", markdown)]
      .compactMap { option, path in path.map { (option, $0) } }
      .filter { $0.path != OutputFile.standardOutput }
  }

  /// The files, in the order of their options.
  var written: [String] { named.map(\.path) }

  /// - Throws: `ValidationError` where two have one name.
  func checkNames() throws { try ReportNames.check(named) }

  /// As `ReportFileOptions.check`.
  func check(inputs: [String], in store: SnapshotStore?, sheet: String?) throws {
    try ReportTargets.check(
      named + [("--contact-sheet", sheet)], inputs: inputs, references: store?.directory)
  }

  /// - Returns: whether any was asked for.
  func write(_ report: SnapshotReport) throws -> Bool {
    let console = Console.standard
    let page = try html.flatMap { try writePage(of: report, to: $0) }
    if let json { try console.write(report.json(), to: json) }
    if let junit { try console.write(report.junit, to: junit) }
    if let markdown {
      try OutputFile.writeSummary(
        report.markdown(page: page ?? addressOnly), to: markdown,
        stepSummary: ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"])
    }
    return [html, json, junit, markdown].contains { $0 != nil }
  }

  /// Where an earlier command wrote the page.
  private var addressOnly: PageAddress? {
    pageAddress.map {
      PageAddress(
        page: "index.html", sheet: "index-pictures/" + SnapshotPageFile.sheetName, address: $0)
    }
  }

  /// - Returns: nil for a page without an address, on standard output.
  private func writePage(of report: SnapshotReport, to html: String) throws -> PageAddress? {
    let folder = try SnapshotPageFile.write(report, to: html)
    if html == OutputFile.standardOutput { return addressOnly }
    var sheet: String?
    if let folder,
      let picture = ChangeSheet(report).picture(
        with: Rasterizer(engine: try TextEngine(search: ProjectFonts.search())))
    {
      let path = FilePaths.join(folder, SnapshotPageFile.sheetName)
      try PosixFileSystem().createFolder(folder)
      try OutputFile.write(PNG.encode(picture), to: path)
      sheet = path
    }
    return PageAddress(page: html, sheet: sheet, address: pageAddress)
  }
}
