// SPDX-License-Identifier: MIT

package import AssayGraphics

/// What speaks for the App Store's labels on the screens of one task: each run that was made,
/// with its pictures.
package struct TaskEvidence: Sendable {
  /// The screens of the task under one setting of the system.
  package struct Run: Sendable {
    /// "Larger Text".
    package var label: String
    /// "accessibility3".
    package var setting: String
    package var verdict: LabelSummary.Verdict
    /// One line.
    package var evidence: String
    package var pictures: [(name: String, bitmap: Bitmap)]

    package init(
      label: String, setting: String, verdict: LabelSummary.Verdict, evidence: String,
      pictures: [(name: String, bitmap: Bitmap)] = []
    ) {
      self.label = label
      self.setting = setting
      self.verdict = verdict
      self.evidence = evidence
      self.pictures = pictures
    }
  }

  package var name: String
  /// In the order of the labels.
  package var runs: [Run]

  package init(name: String, runs: [Run]) {
    self.name = name
    self.runs = runs
  }

  /// The runs of each label, in order.
  package var labels: [(name: String, verdict: LabelSummary.Verdict, runs: [Run])] {
    var names: [String] = []
    for run in runs where !names.contains(run.label) { names.append(run.label) }
    return names.map { name in
      let own = runs.filter { $0.label == name }
      return (name, Self.verdict(of: own), own)
    }
  }

  /// Whether every label is supported.
  package var isSupported: Bool { Self.verdict(of: runs) == .supported }

  /// One run that fails is enough, and one that cannot be told leaves the label open.
  private static func verdict(of runs: [Run]) -> LabelSummary.Verdict {
    if runs.contains(where: { $0.verdict == .failed }) { return .failed }
    return runs.allSatisfy { $0.verdict == .supported } ? .supported : .cannotTell
  }

  /// For people, with the title.
  package var lines: [String] {
    [name]
      + labels.flatMap { label in
        ["  \(label.name): \(label.verdict.words)"]
          + label.runs.map { "    \($0.setting): \($0.verdict.words) (\($0.evidence))" }
      }
  }
}

extension LabelSummary.Verdict {
  /// "supported", "not supported", "cannot tell".
  package var words: String { self == .failed ? "not supported" : rawValue }
}

extension LabelSummary {
  /// What audits with rules of a label alone say of it.
  ///
  /// - Parameters:
  ///   - noun: what is counted, in the plural.
  ///   - needsPasses: whether nothing to look at leaves it open; without, nothing wrong is enough.
  package static func verdict(
    of audits: [ViewAudit], noun: String, needsPasses: Bool
  ) -> (Verdict, evidence: String) {
    let issues = audits.flatMap(\.issues)
    let failures = issues.filter { $0.outcome == .fail }
    let passes = audits.reduce(0) { $0 + $1.passes.values.reduce(0, +) }
    if let worst = failures.min(by: { $0.measure < $1.measure }) {
      return (.failed, "\(failures.count) fail, such as: \(worst.message)")
    }
    let unknown = issues.count - failures.count
    if unknown > 0 {
      return (.cannotTell, undecidedWords(unknown, of: unknown + passes, noun, issues))
    }
    if let unseen = unseenTexts(of: audits) { return (.cannotTell, unseen) }
    if !audits.allSatisfy(\.hasAllColors) {
      return (.cannotTell, "\(IncompleteReason.drawnOtherwise)")
    }
    if audits.allSatisfy(\.isEmpty) || needsPasses && passes == 0 {
      return (.cannotTell, "\(IncompleteReason.nothingToMeasure)")
    }
    return (.supported, passWords(passes, noun))
  }

  /// What sources say of Reduced Motion; nil where there are none.
  package static func motion(_ totals: MotionTotals?) -> (Verdict, evidence: String) {
    let row = row(totals)
    return (row.verdict, row.evidence)
  }

  /// Whether a text on a screen lies on what lets through what is behind it: where none does,
  /// Reduce Transparency changes nothing that is read.
  package static func transparency(of screens: [AuditScreen]) -> (Verdict, evidence: String) {
    let count = screens.count { $0.covers.haveTextOnVeils }
    guard count == 0 else {
      return (
        .cannotTell,
        "texts lie on translucent backgrounds on \(count) of \(screens.count) screens, and screens "
          + "are not drawn with Reduce Transparency"
      )
    }
    let unseen = screens.reduce(0) { $0 + $1.unseenTextCount }
    let all = screens.reduce(0) { $0 + $1.texts.count(where: \.hasWords) }
    return unseen == 0
      ? (.supported, "no text lies on a translucent background")
      : (.cannotTell, unseenWords(unseen, of: all))
  }
}
