// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditSources
import AssayDeadCodeCommands

struct SourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "Finds animations in Swift sources that ignore Reduce Motion.",
    discussion: """
      Checks the syntax of one file at a time. An animation passes if a condition around it, before it or in \
      its arguments names Reduce Motion, or if it is nil or a fade. If another file may decide, or if it \
      runs only when Reduce Motion is on, the result is 'cannot tell'. Exits with 0 if there are no \
      findings, with 1 if there are, and with 2 if the audit could not run.
      """)

  @Argument(help: "Swift files, and folders that contain them.")
  var paths: [String]

  @OptionGroup var files: AuditFileOptions
  @OptionGroup(title: "Report") var reporting: ReportOptions

  func run() async throws {
    try reporting.check(over: paths, files)
    let configuration = try files.configuration()
    let audit = try SwiftSources.audit(paths)
    let isDisabled = configuration.disabledRules.contains(MotionAudit.rule.id)
    let (findings, notes) = try files.filtered(
      isDisabled ? [] : audit.findings.map { AuditFinding($0) }, configuration)
    try reporting.finish(
      AuditReport(
        command: "sources", rules: [MotionAudit.rule], findings: findings, notes: notes,
        coverage: audit.coverage))
  }
}
