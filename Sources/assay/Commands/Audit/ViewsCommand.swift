// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditSources
import AssayFiles
import AssayFindings
import AssayGraphics
import AssayRaster
import AssayReview
import AssayViews

struct ViewsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "views",
    abstract:
      "Audits texts, icons and controls in descriptions and screenshots.",
    discussion: """
      Renders each description in light and dark, at the default and the largest text size, unless options say \
      otherwise, and runs every rule. The same problem on several screens is one finding. A screenshot (.png) is \
      audited by its pixels: the audit finds lines of text and measures their contrast. For references that Assay \
      recorded it also reads the accessibility tree in the file. Focus indicators are only measured when tests \
      audit Swift views, because descriptions cannot be rendered with focus. Exits with 0 when there are no \
      findings, with 1 when there are, and with 2 when the audit could not run.
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
    help: "The level that text must meet: AA or AAA (default: the one in .assay.yml, or AA).")
  var level: ContrastLevel?

  @Option(
    help: ArgumentHelp(
      "The colors of the app, which findings suggest first: a palette file or asset catalog (default: the one "
        + "in .assay.yml).", valueName: "path"))
  var palette: String?

  @Option(
    help: ArgumentHelp(
      "The pixels per point of screenshots, 1 to 4 (default: those of the device with a screen of that size).",
      valueName: "pixels"))
  var scale: Double?

  @Option(
    name: .customLong("disable-rule"),
    help: ArgumentHelp("Do not report this rule; repeatable.", valueName: "rule"))
  var disabledRules: [String] = []

  @OptionGroup var auditFiles: AuditFileOptions
  @OptionGroup(title: "Color vision") var simulated: SimulatedPictures
  @OptionGroup(title: "Report") var reporting: ReportOptions

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

    var findings: [Finding] = []
    var coverage = Coverage(noun: "texts")
    var evidence: [Finding: AuditEvidence] = [:]
    for (index, (displayPath, audit)) in audits.enumerated() {
      let file = displayPath.hasPrefix("/") ? displayPath : root + "/" + displayPath
      // Pictures come first, and have no lines.
      let isPicture = index < pictures.audits.count
      let lines = isPicture ? nil : DescriptionLines(path: file)
      let path = isPicture ? displayPath : AuditText.shown(file, else: displayPath)
      for merged in audit.merged {
        let finding = merged.finding(
          path: path, range: lines?.range(of: merged.issue.subject), of: audit.screens.count)
        findings.append(finding)
        evidence[finding] = AuditEvidence(
          detail: merged.issue.detail, screens: merged.screens, crop: audit.crops[merged.issue])
      }
      coverage.measured += audit.coverage.measured
      coverage.found += audit.coverage.found
    }
    let isMotionAudited = !sources.isEmpty && !disabled.contains(MotionAudit.rule.id)
    let motion = isMotionAudited ? try SwiftSources.audit(sources) : nil
    findings += motion?.findings ?? []
    let rules = auditor.rules + (motion == nil ? [] : [MotionAudit.rule])
    let (left, more) = try auditFiles.filtered(findings, configuration)
    findings = left
    let labels = LabelSummary(audits.map(\.audit), auditor, motion: motion?.totals)
    if reporting.format == .html {
      let report = AuditReport.make(
        command: "", rules: rules, findings: findings, notes: pictures.notes + more)
      var passes = [MotionAudit.rule.id: motion?.totals.passed ?? 0]
      for (_, audit) in audits { passes.merge(audit.passes, uniquingKeysWith: +) }
      try reporting.writeText(
        AuditPage(
          report: report, rules: rules, passes: passes, labels: labels.rows,
          coverage: coverage, screenCount: audits.reduce(0) { $0 + $1.audit.screens.count },
          evidence: evidence, source: AuditText.bytes
        ).html())
    } else {
      try reporting.write(
        AuditReport.make(
          command: "", rules: rules, findings: findings,
          notes: ["\(coverage)"] + pictures.notes + more + labels.lines))
    }
    if findings.contains(where: reporting.counts) { throw CommandExit.differences }
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
      let builder = SceneBuilder(
        engine: renderer.engine, resources: renderer.resources, folder: renderer.folder)
      let built = try builder.build(view, traits: traits)
      return AuditScreen(
        built.scene, traits: ScreenTraits(traits), missingKeys: built.missingKeys.map { "\($0)" },
        rasterizer: Rasterizer(engine: renderer.engine))
    } catch {
      throw SnapshotJobError(path: displayPath, traits: traits.name, reason: "\(error)")
    }
  }
}

extension ScreenTraits {
  init(_ traits: TraitSet) {
    self.init(
      name: traits.name,
      appearance: ColorAppearance(
        isDark: traits.appearance.colorScheme == .dark,
        isIncreasedContrast: traits.appearance.contrast == .increased),
      textSize: DynamicTypeSize.allCases.firstIndex(of: traits.dynamicTypeSize) ?? 3,
      locale: traits.locale, isRightToLeft: traits.layoutDirection == .rightToLeft)
  }
}
