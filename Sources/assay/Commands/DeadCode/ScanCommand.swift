// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayDeadCode
import AssayFiles
import AssayFindings

struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Lists code that is never used.",
    discussion: """
      Builds the package into a separate folder, reads the compiler's index and the sources, and lists \
      the declarations that no running code can reach. Exits with 0 if there are no findings, with 1 if \
      there are, and with 2 if the scan could not run.
      """)

  @OptionGroup var scan: ScanOptions
  @OptionGroup(title: "Report") var reporting: ReportOptions

  @Option(
    help: ArgumentHelp(
      "Report only findings in files that differ from this commit, branch or tag.",
      valueName: "revision"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "A file of accepted findings; see 'assay dead-code baseline'.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Ask questions and write .assay.yml, without scanning.")
  var setup = false

  @Option(
    help: ArgumentHelp(
      "Write this file when the scan is done, and exit with 0. For build plugins.",
      valueName: "file", visibility: .hidden))
  var stamp: String?

  func run() async throws {
    let console = Console.standard
    let root = try scan.root()
    if setup { return try await SetupGuide(root: root, console: console).run() }
    var configuration = try scan.configuration(root: root)
    if let baseline { configuration.baseline = FilePaths.absolute(baseline) }
    // What is wrong with these is said before the work.
    let known = try configuration.baseline.map { try Baseline.read(from: $0) }
    var changed: Set<String>?
    if let since { changed = try await ChangedFiles.since(since, root: root) }

    var report = try await scan.report(root: root, configuration: configuration, console: console)
    if let changed {
      report.findings.removeAll { !changed.contains($0.location.path) }
    }
    if let known {
      let (left, notes) = known.accepting(report.findings)
      report.findings = left
      report.notes += notes
    }
    try reporting.write(report, root: root, configuration: configuration, console: console)
    if let stamp { return try ConfigurationWriter.write("", to: stamp, replacing: true) }
    if report.findings.contains(where: { reporting.counts($0, configuration) }) {
      throw CommandExit.differences
    }
  }
}
