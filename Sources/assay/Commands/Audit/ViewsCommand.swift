// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditSources
import AssayFiles
import AssayFindings
import AssayGraphics
import AssayRaster
import AssayScenes
import AssayTraits

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
      "Description files (.yaml, .json), screenshots or references (.png), or folders of one or the other."
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

  @Option(
    help: ArgumentHelp(
      "The app's colors, suggested before others: a palette file or asset catalog; by default the one in "
        + ".assay.yml.", valueName: "path"))
  var palette: String?

  @Option(
    help: ArgumentHelp(
      "The pixels per point of screenshots, 1 to 4; by default those of the device with a screen of that size.",
      valueName: "pixels"))
  var scale: Double?

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
        try AppPalette.read(FilePaths.absolute($0), name: palette ?? AuditText.shown($0))
      } ?? [:])
    let files = try AuditedFiles(files)
    let pictures = try PictureAudits(files.pictures, auditor, scale: scale, simulated)
    var audits = pictures.audits
    var root = "/"
    if !files.descriptions.isEmpty {
      let plan = try SnapshotPlan(
        files: files.descriptions, options: traits, descriptions: descriptions)
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
