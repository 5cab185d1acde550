// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayTraits

/// Which of the App Store's Accessibility Nutrition Labels the audited screens support, with the
/// evidence.
///
/// A label is for an app's common tasks: the summary speaks of the screens it saw and no others.
package struct LabelSummary: Sendable {
  package enum Label: String, Hashable, Sendable, CaseIterable {
    case sufficientContrast = "Sufficient Contrast"
    case darkInterface = "Dark Interface"
    case largerText = "Larger Text"
    case differentiateWithoutColor = "Differentiate Without Color Alone"
    case reducedMotion = "Reduced Motion"
  }

  package enum Verdict: String, Hashable, Sendable {
    case supported, failed
    case cannotTell = "cannot tell"
  }

  package struct Row: Hashable, Sendable {
    package var label: Label
    package var verdict: Verdict
    /// One line.
    package var evidence: String

    /// "label Sufficient Contrast: supported (41 texts and icons pass)"
    package var line: String { "label \(label.rawValue): \(verdict.rawValue) (\(evidence))" }
  }

  package private(set) var rows: [Row] = []

  /// - Parameter motion: what the Swift sources of the screens say of their animations.
  package init(_ audits: [ViewAudit], _ auditor: Auditor, motion: MotionTotals? = nil) {
    let types: [(Label, Set<AuditType>, String)] = [
      (.sufficientContrast, [.contrast], "texts and icons"),
      (.darkInterface, [.darkInterface], "dark screens"),
      (.largerText, [.dynamicType, .textClipped], "texts at the default and the largest size"),
      (.differentiateWithoutColor, [.colorOnly], "marks of one shape and two colors"),
    ]
    for (label, kinds, noun) in types {
      rows.append(Self.row(label, kinds, noun, audits, auditor))
    }
    rows.append(Self.row(motion))
  }

  static func row(_ motion: MotionTotals?) -> Row {
    guard let motion, motion.files > 0 else {
      return Row(
        label: .reducedMotion, verdict: .cannotTell,
        evidence: "\(IncompleteReason.noSource): pictures do not move")
    }
    if let first = motion.firstFailure {
      return Row(
        label: .reducedMotion, verdict: .failed,
        evidence: "\(motion.failed) fail, such as: \(first)")
    }
    let all = motion.passed + motion.unsure
    if motion.unsure > 0 {
      return Row(
        label: .reducedMotion, verdict: .cannotTell,
        evidence: "\(motion.unsure) of \(all) animations could not be decided")
    }
    let files = Counted.words(motion.files, "Swift file")
    return Row(
      label: .reducedMotion, verdict: .supported,
      evidence: all == 0 ? "no animation in \(files)" : "\(all) animations in \(files) pass")
  }

  /// What is to be said of texts that the drawn screens do not show; nil where they show all.
  static func unseenTexts(of audits: [ViewAudit]) -> String? {
    let unseen = audits.reduce(0) { $0 + $1.coverage.skipped(.invisibleText) }
    return unseen == 0 ? nil : unseenWords(unseen, of: audits.reduce(0) { $0 + $1.coverage.found })
  }

  /// How many could not be decided, with the first one and its reason.
  static func undecidedWords(
    _ count: Int, of all: Int, _ noun: String, _ issues: [AuditIssue]
  ) -> String {
    let first = issues.first { $0.outcome != .fail }.map { ", such as: \($0.message)" } ?? ""
    return "\(count) of \(all) \(noun) could not be decided" + first
  }

  /// "41 texts pass"; of one, "1 of 1 texts passes".
  static func passWords(_ count: Int, _ noun: String) -> String {
    switch count {
    case 0: "no \(noun) were found"
    case 1: "1 of 1 \(noun) passes"
    default: "\(count) \(noun) pass"
    }
  }

  static func unseenWords(_ count: Int, of all: Int) -> String {
    "\(count) of \(all) texts were not looked at, because the screens do not show them; draw the "
      + "screens taller"
  }

  private static func row(
    _ label: Label, _ types: Set<AuditType>, _ noun: String, _ audits: [ViewAudit],
    _ auditor: Auditor
  ) -> Row {
    let ids = Set(RuleList.all.filter { types.contains($0.type) }.map(\.id))
    let issues = audits.flatMap(\.issues).filter { ids.contains($0.rule) }
    let failures = issues.filter { $0.outcome == .fail }
    let passes = audits.reduce(0) { sum, audit in
      sum + audit.passes.reduce(0) { ids.contains($1.key) ? $0 + $1.value : $0 }
    }
    if let worst = failures.min(by: { $0.measure < $1.measure }) {
      return Row(
        label: label, verdict: .failed,
        evidence: "\(failures.count) fail, such as: \(worst.message) (\(worst.screen))")
    }
    if !types.isSubset(of: auditor.types) || ids.contains(where: auditor.disabledRules.contains) {
      return Row(label: label, verdict: .cannotTell, evidence: "not all of its rules ran")
    }
    let unknown = issues.count - failures.count
    if unknown > 0 {
      return Row(
        label: label, verdict: .cannotTell,
        evidence: undecidedWords(unknown, of: unknown + passes, noun, issues))
    }
    if let unseen = unseenTexts(of: audits) {
      return Row(label: label, verdict: .cannotTell, evidence: unseen)
    }
    if label == .darkInterface || label == .differentiateWithoutColor,
      !audits.allSatisfy(\.hasAllColors)
    {
      return Row(
        label: label, verdict: .cannotTell, evidence: "\(IncompleteReason.drawnOtherwise)")
    }
    // Larger text is about screens at the largest size, which must have been among them.
    let needsLargest = label == .largerText
    let sizes = audits.flatMap(\.screens).map(\.textSize)
    if needsLargest, !(sizes.contains(.large) && sizes.contains(.largest)) {
      return Row(
        label: label, verdict: .cannotTell,
        evidence: "no screen was drawn at both the default and the largest text size")
    }
    if label == .differentiateWithoutColor, !audits.allSatisfy(\.hasScenes) {
      return Row(
        label: label, verdict: .cannotTell, evidence: "the shapes in pictures are not known")
    }
    if audits.allSatisfy(\.isEmpty) || passes == 0 && label != .differentiateWithoutColor {
      return Row(
        label: label, verdict: .cannotTell, evidence: "\(IncompleteReason.nothingToMeasure)")
    }
    return Row(
      label: label, verdict: .supported,
      evidence: passWords(passes, noun))
  }
}
