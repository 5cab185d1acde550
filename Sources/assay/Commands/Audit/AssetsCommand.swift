// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditFiles
import AssayDeadCodeCommands
import AssayFiles

struct AssetsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assets",
    abstract:
      "Audits the color sets of asset catalogs in each appearance, idiom and gamut.",
    discussion: """
      Declare pairs in .assay.yml under 'audit', or with --pair, as names of color sets, globs or system \
      colors. Without pairs, the contrast of every color on every other is printed, and nothing fails.
      """)

  @Argument(help: "An .xcassets folder, or a folder of them.")
  var folder: String

  @Option(
    name: .customLong("pair"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "'label on background', by name or glob; repeatable.", valueName: "pair"))
  var pairs: [String] = []

  @OptionGroup var ramp: RampOption
  @OptionGroup var files: AuditFileOptions
  @OptionGroup(title: "Report") var reporting: ReportOptions

  func validate() throws { try PairArguments.check(pairs) }

  func run() async throws {
    try reporting.check(over: [folder], files)
    let configuration = try files.configuration()
    let colors = try CatalogColors(
      directory: FilePaths.absolute(folder), name: folder, shown: { FilePaths.shown($0) })
    let declared =
      configuration.pairs + PairArguments.declarations(pairs, configuration.options.level)
    guard !declared.isEmpty else {
      if try reporting.write(colors.table()) { return }
      return try reporting.writeTable(colors.matrices())
    }
    let audit = try colors.audit(declared, file: folder, ramp: try ramp.colors()?[.light])
    let (findings, notes) = try files.filtered(audit.findings, configuration)
    try reporting.finish(
      AuditReport(
        command: "assets", findings: findings, notes: notes + colors.notes,
        coverage: audit.coverage, checks: audit.checks))
  }
}
