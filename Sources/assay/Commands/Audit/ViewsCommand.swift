// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditFiles
import AssayDeadCodeCommands
import AssayFiles
import AssayFindings
import AssaySnapshotCommands

struct ViewsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "views",
    abstract:
      "Audits descriptions and screenshots: contrast, text, controls and accessibility.",
    discussion: """
      Draws each description in light and dark, at the default and the largest text size, unless options say \
      otherwise, and runs every rule. The same issue on several screens is one finding. In a screenshot \
      (.png), lines of text are found and their contrast is measured; in a reference that Assay recorded, \
      its accessibility tree is used as well. The contrast of the focus is measured only in tests of Swift \
      views. Exits with 0 if there are no findings, with 1 if there are, and with 2 if the audit could not \
      run.
      """)

  @Argument(
    help:
      "Descriptions (.yaml, .json), screenshots or references (.png), or folders of either."
  )
  var files: [String]

  @Option(
    name: .customLong("sources"),
    help: ArgumentHelp(
      "Swift sources of the views, a file or folder, whose animations are checked for Reduce Motion; "
        + "repeatable.", valueName: "path"))
  var sources: [String] = []

  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup var descriptions: DescriptionOptions

  @Option(
    help: "The contrast level for text, AA or AAA; by default the one in .assay.yml, or AA.")
  var level: ContrastLevel?

  @OptionGroup var ramp: RampOption

  @Flag(help: "Also count what Apple's own controls draw, such as the gray of placeholders.")
  var systemDefaults = false

  @Option(
    help: ArgumentHelp(
      "The pixels per point of screenshots, 1 to 4; by default those of the device with a screen of that size.",
      valueName: "pixels"))
  var scale: Double?

  @Flag(
    help:
      "Screenshots are of web pages: large text begins at 24 pixels of CSS, or 18.7 bold, not at 18 and 14 points."
  )
  var web = false

  @Option(
    name: .customLong("disable-rule"),
    help: ArgumentHelp("Report no findings of this rule; repeatable.", valueName: "rule"))
  var disabledRules: [String] = []

  @OptionGroup var auditFiles: AuditFileOptions
  @OptionGroup(title: "Color vision") var simulated: SimulatedPictures
  @OptionGroup(title: "Report") var reporting: ReportOptions

  func validate() throws {
    if let scale, !(1...4).contains(scale) {
      throw ValidationError("--scale must be a number from 1 to 4, the pixels per point")
    }
    let names = (RuleList.all + [MotionRule.info]).map(\.id.rawValue)
    for rule in disabledRules where !names.contains(rule) {
      throw ValidationError(
        "there is no rule '\(rule)'" + NearestName.question(rule, among: names)
          + "; 'assay audit rules' lists them")
    }
  }

  func run() async throws {
    try reporting.check(over: files + sources, auditFiles)
    let configuration = try auditFiles.configuration()
    let auditor = try auditor(configuration)
    let screens = ScreensAudit(
      auditor: auditor, traits: traits, descriptions: descriptions,
      scale: scale, isWeb: web, simulated: simulated)
    let motion = try SwiftSources.audit(sources, without: auditor.disabledRules)
    let result = try await screens.run(files: files, motion: motion)
    let (findings, notes) = try auditFiles.filtered(result.findings, configuration)
    try reporting.finish(result.report(of: findings, notes: notes))
  }

  private func auditor(_ configuration: AuditConfiguration) throws -> Auditor {
    var options = configuration.options
    if let level { options.level = level }
    if systemDefaults { options.countsSystemDefaults = true }
    let colors =
      try ramp.colors()
      ?? configuration.palette.map { try AppPalette.read($0, name: FilePaths.shown($0)) }
    return Auditor(
      options: options,
      disabledRules: Set(disabledRules.map(RuleID.init(rawValue:)) + configuration.disabledRules),
      keepsCrops: reporting.format == .html, keepsChecks: reporting.listsChecks,
      palette: colors ?? [:])
  }
}
