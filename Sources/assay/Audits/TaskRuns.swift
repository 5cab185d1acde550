// SPDX-License-Identifier: MIT

import AssayAudit
import AssayAuditFiles
import AssayAuditSources
import AssayGraphics
import AssayNodes
import AssaySnapshotCommands
import AssayTraits

/// Draws the screens of a task under each setting that Apple's criteria for the labels name, and
/// judges them with the rules of the label alone.
struct TaskRuns {
  var traits: TraitOptions
  var descriptions: DescriptionOptions
  var options: AuditOptions

  /// One setting of the system.
  private struct Setting {
    var label: String
    var name: String
    var types: Set<AuditType>
    /// What is counted, in the plural.
    var noun: String
    var needsPasses = true
    /// What the evidence leaves to another run.
    var remark = ""
    /// Whether the default setting is looked at beside it.
    var isCompared = false
    var change: (inout SnapshotJob) -> Void
  }

  private static let sizes: [DynamicTypeSize] = [
    .xxxLarge, .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
  ]

  private static var settings: [Setting] {
    let text = "texts"
    let contrasts: [Setting] = [
      ("Sufficient Contrast", Appearance.light), ("Sufficient Contrast", .dark),
      ("Increased Contrast", .lightIncreasedContrast),
      ("Increased Contrast", .darkIncreasedContrast),
    ].map { label, appearance in
      Setting(label: label, name: appearance.name, types: [.contrast], noun: "texts and icons") {
        $0.traits.appearance = appearance
      }
    }
    let larger = sizes.map { size in
      Setting(
        label: "Larger Text", name: size.rawValue, types: [.dynamicType, .textClipped], noun: text,
        remark: size == .accessibility5 ? "" : "; whether they grow is judged at accessibility5",
        isCompared: true
      ) { $0.traits.dynamicTypeSize = size }
    }
    return larger + [
      Setting(
        label: "Bold Text", name: "bold", types: [.textClipped, .contrast], noun: text
      ) { $0.view.modifiers.append(.environment(.legibilityBold(true))) },
      Setting(
        label: "Dark Interface", name: "dark", types: [.darkInterface], noun: "screens"
      ) { $0.traits.appearance = .dark },
      Setting(
        label: "Differentiate Without Color Alone", name: "light", types: [.colorOnly],
        noun: "marks of one shape and two colors", needsPasses: false
      ) { _ in },
    ] + contrasts
  }

  /// - Throws: as `SnapshotPlan`, and `SnapshotJobError` for a screen that cannot be drawn.
  func evidence(of task: AuditTask) throws -> TaskEvidence {
    let plan = try SnapshotPlan(files: task.screens, options: traits, descriptions: descriptions)
    let defaults = try plan.jobs.map { try $0.auditScreen() }
    var runs = try Self.settings.map { try run($0, plan.jobs, defaults) }
    let (transparency, seen) = LabelSummary.transparency(of: defaults)
    runs.append(
      TaskEvidence.Run(
        label: "Reduced Transparency", setting: "light", verdict: transparency, evidence: seen,
        pictures: zip(plan.jobs, defaults).map { ($0.displayPath, $1.picture) }))
    let motion = task.sources.isEmpty ? nil : try SwiftSources.audit(task.sources).totals
    let (verdict, evidence) = LabelSummary.motion(motion)
    runs.append(
      TaskEvidence.Run(
        label: "Reduced Motion", setting: "sources", verdict: verdict, evidence: evidence))
    return TaskEvidence(name: task.name, runs: runs)
  }

  private func run(
    _ setting: Setting, _ jobs: [SnapshotJob], _ defaults: [AuditScreen]
  ) throws -> TaskEvidence.Run {
    let auditor = Auditor(options: options, types: setting.types)
    var audits: [ViewAudit] = []
    var pictures: [(name: String, bitmap: Bitmap)] = []
    for (job, plain) in zip(jobs, defaults) {
      var changed = job
      setting.change(&changed)
      let screen = try changed.auditScreen()
      pictures.append((job.displayPath, screen.picture))
      audits.append(auditor.audit(setting.isCompared ? [plain, screen] : [screen]))
    }
    let (verdict, evidence) = LabelSummary.verdict(
      of: audits, noun: setting.noun, needsPasses: setting.needsPasses)
    return TaskEvidence.Run(
      label: setting.label, setting: setting.name, verdict: verdict,
      evidence: evidence + setting.remark,
      pictures: pictures)
  }
}
