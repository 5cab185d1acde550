// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayDeadCode
internal import AssayFiles
internal import AssayFindings

struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Lists code that is never used.",
    discussion: """
      Uses the index of the last 'swift build --build-tests' if it is up to date, and otherwise builds the \
      package into a folder of its own. Reads the sources too, and lists the declarations that no running \
      code can reach. Exits with 0 if there are no findings, with 1 if there are, and with 2 if the scan \
      could not run.
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
      "Report only findings that are not in this commit, branch or tag: it is scanned too, from where the branch left it.",
      valueName: "revision"))
  var diff: String?

  @Option(
    help: ArgumentHelp(
      "Write what the index knows to this file, for 'scan --with' on another system, and report nothing.",
      valueName: "file"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Also write a summary in Markdown, for the description of a request.", valueName: "file"))
  var summary: String?

  @Option(
    help: ArgumentHelp(
      "A file of accepted findings; see 'assay dead-code baseline'.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Ask questions and write .assay.yml, without scanning.")
  var setup = false

  @Option(
    help: ArgumentHelp(
      "Make sure that this Swift file exists when the scan is done, and exit with 0. For build plugins.",
      valueName: "file", visibility: .hidden))
  var stamp: String?

  @Flag(
    help: ArgumentHelp(
      "Exit with 3 where a build is needed. The plugin then lets SwiftPM build.",
      visibility: .hidden))
  var withoutBuild = false

  func validate() throws {
    if diff != nil, !scan.indexStore.isEmpty || !scan.with.isEmpty {
      throw ValidationError(
        "--diff builds the other revision for its index, and --index-store and --with are of this one; use --baseline with them"
      )
    }
    if record != nil, scan.syntaxOnly {
      throw ValidationError("--record writes what an index knows, and --syntax-only reads none")
    }
  }

  func run() async throws {
    let console = Console.standard
    try reporting.check(
      inputs: [baseline, scan.config] + scan.with + scan.indexStore,
      others: [("--record", record), ("--summary", summary)])
    let root = try scan.root()
    if setup { return try await SetupGuide(root: root, console: console).run() }
    var configuration = try scan.configuration(root: root)
    if let baseline { configuration.baseline = FilePaths.absolute(baseline) }
    // What is wrong with these is said before the work.
    let known = try configuration.baseline.map { try Baseline.read(from: $0) }
    var changed: Set<String>?
    if let since { changed = try await ChangedFiles.since(since, root: root) }

    let base = BaseScan(
      root: root, configuration: configuration, toolVersion: ToolVersion.current
    ) { console.progress($0) }
    if let diff { try await base.check(diff) }

    if withoutBuild {
      let scanner = scan.scanner(root: root, configuration: configuration, console: console)
      guard try await scanner.needsNoBuild() else { throw ExitCode(3) }
    }
    if let record { return try await write(record, root, configuration, console) }
    var report = try await scan.report(root: root, configuration: configuration, console: console)
    if let changed {
      report.findings.removeAll { !changed.contains($0.location.path) }
    }
    if let diff {
      report = try await base.subtract(diff, from: report)
      console.progress("")
    }
    if let known {
      let (left, notes) = known.accepting(report.findings)
      report.findings = left
      report.notes += notes
    }
    try reporting.write(report, root: root, configuration: configuration, console: console)
    if let summary {
      try reporting.writeSummary(report, to: summary, root: root, configuration: configuration)
    }
    if let stamp { return try Self.leave(stamp) }
    if report.findings.contains(where: { reporting.counts($0, configuration) }) {
      throw CommandExit.differences
    }
  }

  /// Writes an empty source; one that is there stays as it is, so that nothing is compiled again.
  private static func leave(_ stamp: String) throws {
    let text = "// Unused code was looked for.\n"
    do {
      try ConfigurationWriter.write(text, to: stamp, replacing: false)
    } catch is ConfigurationExistsError {}
  }

  private func write(
    _ path: String, _ root: String, _ configuration: ScanConfiguration, _ console: Console
  ) async throws {
    let scanner = scan.scanner(root: root, configuration: configuration, console: console)
    defer { console.progress("") }
    let facts = try await scanner.indexFacts()
    try facts.write(to: FilePaths.absolute(path))
    let sources = Counted.words(facts.sourceCount, "source")
    console.error("assay: recorded what the index knows of \(sources)")
  }
}
