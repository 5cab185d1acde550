// SPDX-License-Identifier: MIT

package import ArgumentParser
internal import AssayConsole
internal import AssayDeadCode
internal import AssayFiles
package import AssayFindings
internal import AssayPages

extension ReportFormat: ExpressibleByArgument {
  /// What each writes, for the help.
  package var defaultValueDescription: String {
    switch self {
    case .text: "For people: findings by file, with the lines of the sources."
    case .xcode: "One line for each finding, as compilers print it; Xcode links it to the source."
    case .json: "All there is, by finding-report.schema.json."
    case .csv: "For spreadsheets: one row for each finding, or for each check of an audit."
    case .sarif: "SARIF 2.1.0, for GitHub's code scanning and others."
    case .checkstyle: "Checkstyle's XML, for Jenkins and reviewdog."
    case .codeClimate: "Code Climate's JSON, for GitLab's code quality."
    case .githubActions: "Annotations on the lines of a pull request on GitHub."
    case .githubMarkdown: "Counts and places in Markdown, for a summary or comment."
    case .junit: "JUnit's XML, for the lists of tests of CI systems."
    case .earl: "The W3C's EARL 1.0 as JSON-LD, for accessibility reports."
    case .html: "One page of HTML; for an audit, with its pictures."
    }
  }
}

/// How findings are printed.
package struct ReportOptions: ParsableArguments {
  @Option(help: "The format; text by default, or xcode if a scan does not print to a terminal.")
  package var format: ReportFormat?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Where to write the report; standard output by default.", valueName: "file"))
  package var output: String?

  @Flag(help: "Notes and findings of low confidence also cause exit code 1.")
  package var strict = false

  @Flag(inversion: .prefixedNo, help: "Print paths relative to the package.")
  package var relativeResults: Bool?

  @Flag(name: [.short, .long], help: "Print only the report.")
  package var quiet = false

  package init() {}

  /// - Parameters:
  ///   - inputs: the paths of files that the command reads.
  ///   - others: what other options write, each with its name.
  /// - Throws: `ValidationError` where a report would be written over one of them or a source.
  package func check(
    inputs: [String?] = [], others: [(option: String, path: String?)] = []
  ) throws {
    try ReportTargets.check(
      [("--output", output)] + others, inputs: inputs.compactMap(\.self))
  }

  func write(
    _ report: FindingReport, root: String, configuration: ScanConfiguration, console: Console
  ) throws {
    let named = configuration.format.flatMap(ReportFormat.init(rawValue:))
    let format = format ?? named ?? (console.isTerminal && output == nil ? .text : .xcode)
    let context = ReportContext(
      root: root, usesRelativePaths: relativeResults ?? configuration.relativeResults,
      hasColor: console.hasColor && output == nil, isStrict: strict || configuration.strict,
      source: { QuotedSource.bytes($0.hasPrefix("/") ? $0 : root + "/" + $0) })
    try writeText(format.reporter.text(of: report, in: context))
    // Other formats say it themselves, or are read by programs.
    if !quiet, format == .xcode || output != nil { Self.summarize(report, on: console) }
  }

  /// Markdown with counts and places, whatever format the report has.
  func writeSummary(
    _ report: FindingReport, to path: String, root: String, configuration: ScanConfiguration
  ) throws {
    let context = ReportContext(
      root: root, usesRelativePaths: true, hasColor: false,
      isStrict: strict || configuration.strict, source: { _ in nil })
    let text = ReportFormat.githubMarkdown.reporter.text(of: report, in: context)
    try Console.standard.write(text.hasSuffix("\n") ? text : text + "\n", to: path)
  }

  package func writeText(_ text: String) throws {
    // NB: as bytes, because "\r\n" is one letter.
    let isEnded = text.isEmpty || text.utf8.last == UInt8(ascii: "\n")
    try Console.standard.write(isEnded ? text : text + "\n", to: output)
  }

  package func writeBytes(_ bytes: [UInt8]) throws {
    try Console.standard.write(String(decoding: bytes, as: UTF8.self), to: output)
  }

  private static func summarize(_ report: FindingReport, on console: Console) {
    for note in report.notes { console.error("assay: " + note) }
    console.error("assay: " + (report.findings.isEmpty ? "nothing is unused" : report.total))
  }

  /// Whether a finding fails the run.
  func counts(_ finding: Finding, _ configuration: ScanConfiguration) -> Bool {
    finding.fails(isStrict: strict || configuration.strict)
  }
}
