// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayConsole
import AssayFiles
import AssayFindings
import AssayPages
import AssaySnapshotCommands
import AssayYAML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Runs everything that .assay.yml asks for, with one report and one exit code.",
    discussion: """
      The section 'check' of .assay.yml names what snapshots, audits, the dead-code scan and the release tagger look \
      at; 'assay init' writes one. The products run side by side. Exits with 2 if one could not run, else with 1 if \
      one has findings or cannot tell, else with 0.
      """)

  @Option(
    help: ArgumentHelp(
      "The configuration file (default: the nearest .assay.yml, searching upward).",
      valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Report only what a branch changed since this commit, branch or tag.", valueName: "revision"))
  var diff: String?

  @Flag(help: "Notes and findings of low confidence also cause exit code 1.")
  var strict = false

  @Option(help: ArgumentHelp("Also write the report as JUnit XML to this file.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Also write the report as SARIF to this file.", valueName: "file"))
  var sarif: String?

  @Option(help: ArgumentHelp("Also write the report as JSON to this file.", valueName: "file"))
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Also write a summary in Markdown to this file, such as \"$GITHUB_STEP_SUMMARY\".",
      valueName: "file"))
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "Also write an HTML page with a tab for each product to this file.", valueName: "file"))
  var html: String?

  private var reports: [(option: String, path: String?)] {
    [
      ("--junit", junit), ("--sarif", sarif), ("--json", json), ("--markdown", markdown),
      ("--html", html),
    ]
  }

  func validate() throws {
    try ReportNames.check(
      reports.compactMap { option, path in
        path.map { (option, FilePaths.shown(FilePaths.absolute($0))) }
      })
  }

  func run() async throws {
    let file = try ProjectConfiguration.named(config, orAbove: FilePaths.workingFolder)
    guard let file else { throw CheckError.noConfiguration }
    let wanted = try CheckConfiguration(file)
    guard !wanted.isEmpty else { throw CheckError.nothingToCheck(path: file.name) }
    try ReportTargets.check(
      reports, inputs: DescriptionFiles.inputs(of: wanted.paths + [config].compactMap(\.self)))
    let report = await CheckRun(
      file: file, wanted: wanted, base: diff, isStrict: strict || wanted.isStrict
    ).report()
    try write(report)
    try CheckText(console: .standard).print(report)
    if report.exitCode != 0 { throw ExitCode(report.exitCode) }
  }

  private func write(_ report: CheckReport) throws {
    let findings = report.findingReport
    let context = CheckText.context(isStrict: report.isStrict, hasColor: false)
    let files: [(ReportFormat, String?)] = [(.junit, junit), (.sarif, sarif), (.json, json)]
    for (format, path) in files {
      guard let path else { continue }
      try OutputFile.write(format.reporter.text(of: findings, in: context), to: path)
    }
    if let markdown {
      let details = ReportFormat.githubMarkdown.reporter.text(of: findings, in: context)
      try OutputFile.writeSummary(
        report.markdown + "\n" + details, to: markdown,
        stepSummary: ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"])
    }
    if let html { try OutputFile.write(report.html(in: context), to: html) }
  }
}

/// Why there is nothing to check.
enum CheckError: Error, CustomStringConvertible {
  case noConfiguration
  case nothingToCheck(path: String)

  var description: String {
    switch self {
    case .noConfiguration:
      "no .assay.yml here or above; write one with 'assay init', or name a file with --config"
    case .nothingToCheck(let path):
      "\(path): the section 'check' is missing or asks for nothing; write, for example:\n"
        + "check:\n  snapshots: {tests: true}\n  dead-code: true"
    }
  }
}
