// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditSources
import AssayFindings
import AssayGraphics
import AssayRaster
import AssayScenes
import AssayTraits

struct ViewsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "views",
    abstract:
      "Audits descriptions and screenshots: texts, icons and controls against the pixels behind them.",
    discussion: """
      Draws each description in light and dark, at the default and the largest text size, unless options say \
      otherwise, and runs every rule. The same thing on many screens is one finding. A screenshot (.png) is audited \
      by its pixels: lines of text are found in it, and their contrast is measured; a reference that Assay recorded \
      by the accessibility tree in it as well. How focus is shown is measured where tests audit Swift views, for only \
      they can be drawn with it. Exits with 0 when there is nothing, with 1 when there are findings, \
      and with 2 when it could not run.
      """)

  @Argument(
    help:
      "Description files (.yaml, .json), screenshots or references (.png), or folders of one or the other."
  )
  var files: [String]

  @Option(
    name: .customLong("sources"),
    help: ArgumentHelp(
      "Swift sources of the views, a file or folder: their animations tell of Reduced Motion; may be given "
        + "again.", valueName: "path"))
  var sources: [String] = []

  @OptionGroup(title: "What is drawn") var traits: TraitOptions

  @Option(
    help: "The level that text is held to: AA or AAA; what .assay.yml says, or AA, by default.")
  var level: ContrastLevel?

  @Option(
    help: ArgumentHelp(
      "The app's colours, which findings propose before others: a palette file or asset catalog; what .assay.yml "
        + "says by default.", valueName: "path"))
  var palette: String?

  @Option(
    help: ArgumentHelp(
      "The pixels per point of screenshots, 1 to 4; those of the device with a screen of their size by default.",
      valueName: "pixels"))
  var scale: Double?

  @Option(
    name: .customLong("disable-rule"),
    help: ArgumentHelp("None of this rule's findings; may be given again.", valueName: "rule"))
  var disabledRules: [String] = []

  @OptionGroup var auditFiles: AuditFileOptions
  @OptionGroup(title: "Colour vision") var simulated: SimulatedPictures
  @OptionGroup(title: "What is reported") var reporting: ReportOptions

  func validate() throws {
    if let scale, !(1...4).contains(scale) {
      throw ValidationError("--scale is a number from 1 to 4, the pixels per point")
    }
    let names = (RuleList.all + [MotionRule.info]).map(\.id.rawValue)
    for rule in disabledRules where !names.contains(rule) {
      throw ValidationError(
        "there is no rule '\(rule)'" + NearestName.question(rule, among: names)
          + "; 'assay audit rules' lists them")
    }
  }

  func run() async throws {
    var traits = traits
    if traits.appearance.isEmpty { traits.appearance = ["light", "dark"] }
    if traits.textSize.isEmpty { traits.textSize = ["large", "accessibility5"] }
    let configuration = try auditFiles.configuration()
    var options = configuration.options
    if let level { options.level = level }
    let disabled = Set(
      disabledRules.map(RuleID.init(rawValue:)) + configuration.disabledRules)
    let auditor = Auditor(
      options: options,
      disabledRules: disabled, keepsCrops: reporting.format == .html,
      palette: try (palette ?? configuration.palette).map {
        try AppPalette.read(DescriptionFiles.absolute($0), name: palette ?? AuditText.shown($0))
      } ?? [:])
    let files = try AuditedFiles(files)
    let pictures = try PictureAudits(files.pictures, auditor, scale: scale, simulated)
    var audits = pictures.audits
    var root = "/"
    if !files.descriptions.isEmpty {
      let plan = try SnapshotPlan(files: files.descriptions, options: traits)
      root = plan.packageRoot
      audits += try await ViewAudits.run(plan, auditor, simulated)
    }

    var findings: [AuditFinding] = []
    var coverage = Coverage(noun: "texts")
    var passes: [RuleID: Int] = [:]
    for (index, (displayPath, audit)) in audits.enumerated() {
      let file = displayPath.hasPrefix("/") ? displayPath : root + "/" + displayPath
      // Pictures come first, and have no lines.
      let isPicture = index < pictures.audits.count
      let lines = isPicture ? nil : DescriptionLines(path: file)
      let path = isPicture ? displayPath : AuditText.shown(file, else: displayPath)
      findings += audit.findings(path: path) { lines?.range(of: $0) }
      coverage.add(audit.coverage)
      passes.merge(audit.passes, uniquingKeysWith: +)
    }
    let isMotionAudited = !sources.isEmpty && !disabled.contains(MotionAudit.rule.id)
    let motion = isMotionAudited ? try SwiftSources.audit(sources) : nil
    if let motion {
      findings += motion.findings.map { AuditFinding($0) }
      passes[MotionAudit.rule.id] = motion.totals.passed
    }
    let (left, more) = try auditFiles.filtered(findings, configuration)
    var report = AuditReport(
      command: "", rules: auditor.rules + (motion == nil ? [] : [MotionAudit.rule]),
      findings: left, notes: pictures.notes + more, coverage: coverage)
    report.passes = passes
    report.labels = LabelSummary(audits.map(\.audit), auditor, motion: motion?.totals).rows
    report.screenCount = audits.reduce(0) { $0 + $1.audit.screens.count }
    try reporting.finish(report)
  }
}

/// Descriptions drawn for every trait set, measured and audited.
enum ViewAudits {
  static func run(
    _ plan: SnapshotPlan, _ auditor: Auditor, _ simulated: SimulatedPictures
  ) async throws -> [(path: String, audit: ViewAudit)] {
    let console = Console.standard
    let screens = await concurrentMap(
      plan.jobs, progress: { console.progress("screen \($0) of \(plan.jobs.count)") }
    ) { job in
      Result {
        let screen = try job.auditScreen()
        try simulated.write(screen.picture, of: job.referencePath)
        return auditor.judge(screen)
      }
    }
    console.progress("")
    var order: [String] = []
    var byPath: [String: [JudgedScreen]] = [:]
    for (job, screen) in zip(plan.jobs, screens) {
      if byPath[job.displayPath] == nil { order.append(job.displayPath) }
      byPath[job.displayPath, default: []].append(try screen.get())
    }
    return order.map { ($0, auditor.audit(byPath[$0] ?? [])) }
  }
}

extension SnapshotJob {
  func auditScreen() throws -> AuditScreen {
    do {
      let built = try renderer.scene(of: view, traits: traits)
      return AuditScreen(
        built.scene, traits: ScreenTraits(traits), missingKeys: built.missingKeys.map { "\($0)" },
        rasterizer: Rasterizer(engine: renderer.engine))
    } catch {
      throw SnapshotJobError(path: displayPath, traits: traits.name, reason: "\(error)")
    }
  }
}
