// SPDX-License-Identifier: MIT

import AssayAudit
import AssayAuditSources
import AssayFiles
import AssayFindings
import AssayRaster
import AssayScenes
import AssaySnapshotCommands
import AssayTraits

/// Audits all that the arguments of `audit views` name: descriptions drawn for each trait set,
/// pictures, and the animations of sources.
struct ScreensAudit {
  var auditor: Auditor
  var traits: TraitOptions
  var descriptions: DescriptionOptions
  /// Pixels per point of screenshots; nil for what their sizes tell.
  var scale: Double?
  /// Whether screenshots are of web pages.
  var isWeb = false
  var simulated: SimulatedPictures

  struct Result {
    var findings: [AuditFinding] = []
    /// The paths of the files that the descriptions include.
    fileprivate(set) var includes: Set<String> = []
    fileprivate var rules: [AuditRuleInfo]
    fileprivate var notes: [String]
    fileprivate var coverage = Coverage(noun: "texts")
    fileprivate var passes: [RuleID: Int] = [:]
    fileprivate var labels: [LabelSummary.Row] = []
    fileprivate var screenCount = 0
    fileprivate var checks: [Check] = []

    /// - Parameters:
    ///   - findings: those that count.
    ///   - notes: on those that do not.
    func report(of findings: [AuditFinding], notes: [String]) -> AuditReport {
      var report = AuditReport(
        command: "", rules: rules, findings: findings, notes: self.notes + notes,
        coverage: coverage)
      report.passes = passes
      report.labels = labels
      report.screenCount = screenCount
      report.checks = checks
      return report
    }
  }

  /// - Parameter motion: what an audit of the app's sources found; nil if there was none.
  func run(files arguments: [String], motion: MotionAudit?) async throws -> Result {
    let files = try AuditedFiles(arguments)
    let pictures = try PictureAudits(
      files.pictures, auditor, scale: scale, isWeb: isWeb, simulated)
    let (drawn, includes) = try await drawn(files.descriptions)
    var result = Result(includes: includes, rules: auditor.rules, notes: pictures.notes)
    result.findings += files.unread.map { Self.finding(ofUnread: $0.path, $0.format) }
    for (path, audit) in pictures.audits { result.add(audit, path: path, lines: nil) }
    for (file, path, audit) in drawn {
      result.add(audit, path: path, lines: DescriptionLines(path: file))
    }
    if let motion { result.add(motion) }
    let audits = pictures.audits.map(\.audit) + drawn.map(\.audit)
    result.labels = LabelSummary(audits, auditor, motion: motion?.totals).rows
    result.screenCount = audits.reduce(0) { $0 + $1.screens.count }
    return result
  }

  /// A picture that nobody looked at is no pass.
  private static func finding(ofUnread path: String, _ format: PictureFormat) -> AuditFinding {
    let shown = FilePaths.shown(FilePaths.absolute(path))
    return AuditFinding(
      Finding(
        rule: TextContrastRule().info.id, severity: .note, confidence: .high,
        location: Finding.Location(path: shown),
        subject: Finding.Subject(
          name: shown, kind: "picture", qualifiedName: shown,
          identity: "audit:" + StableHash(shown, "picture").hex),
        message: "not looked at: it is \(format.words), which is not read",
        reason: "only PNG shows the colors of a screen as they were",
        fix: "save it as PNG; what was compressed with loss has other colors"))
  }

  /// Descriptions with their files and the paths that findings have, and what they include.
  private func drawn(
    _ files: [String]
  ) async throws -> (
    screens: [(file: String, path: String, audit: ViewAudit)], includes: Set<String>
  ) {
    guard !files.isEmpty else { return ([], []) }
    var traits = traits
    if traits.appearance.isEmpty { traits.appearance = ["light", "dark"] }
    if traits.textSize.isEmpty { traits.textSize = ["large", "accessibility5"] }
    let plan = try SnapshotPlan(
      files: files, options: traits, descriptions: descriptions, mayShareReferences: true)
    let console = Console.standard
    let screens = await concurrentMap(
      plan.jobs, progress: { console.progress("screen \($0) of \(plan.jobs.count)") }
    ) { [auditor, simulated] job in
      Swift.Result {
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
    let audits = order.map { path in
      let file = path.hasPrefix("/") ? path : plan.packageRoot + "/" + path
      let shown = FilePaths.shown(file)
      return (file, shown == file ? path : shown, auditor.audit(byPath[path] ?? []))
    }
    return (audits, plan.includes)
  }
}

extension ScreensAudit.Result {
  /// - Parameter lines: of the description; nil for a picture.
  fileprivate mutating func add(_ audit: ViewAudit, path: String, lines: DescriptionLines?) {
    findings += audit.findings(path: path) { lines?.range(of: $0) }
    checks += audit.checks(path: path) { lines?.range(of: $0) }
    coverage.add(audit.coverage)
    passes.merge(audit.passes, uniquingKeysWith: +)
  }

  fileprivate mutating func add(_ motion: MotionAudit) {
    findings += motion.findings.map { AuditFinding($0) }
    passes[MotionAudit.rule.id] = motion.totals.passed
    rules.append(MotionAudit.rule)
  }
}

extension SnapshotJob {
  func auditScreen() throws -> AuditScreen {
    try namingItself {
      let built = try renderer.scene(of: view, traits: traits)
      return AuditScreen(
        built.scene, traits: ScreenTraits(traits), missingKeys: built.missingKeys.map { "\($0)" },
        rasterizer: Rasterizer(engine: renderer.engine))
    }
  }
}
