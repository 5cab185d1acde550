// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayFindings

/// What a removal has done.
package struct RemovalSummary: Hashable, Sendable {
  package var removed: [Finding]
  package var kept: [KeptFinding]
  package var removedLines: Int
  package var changedFiles: [String]
  package var deletedFiles: [String]
  /// How many builds it took after the edits.
  package var builds: Int
  /// Nil where nothing was built.
  package var proof: RemovalProof?
  /// Findings that are too unsure to be removed without their rules being named.
  var unsure = 0
  private var isDryRun = false

  /// What a plan would do if every build succeeded.
  init(ofDryRun plan: RemovalPlan) {
    self.init(plan, builds: 0)
    isDryRun = true
  }

  init(_ plan: RemovalPlan, builds: Int) {
    removed = plan.removed
    kept = plan.kept
    removedLines = plan.removedLines
    changedFiles = plan.edits.filter { !$0.deletesFile }.map(\.path)
    deletedFiles = plan.deletedFiles
    self.builds = builds
  }

  /// `removed 3 findings, 24 lines, 1 file deleted; kept 1:` and a line for each that was kept.
  package var text: String {
    let counts = [
      Counted.words(removed.count, "finding"), Counted.words(removedLines, "line"),
      Counted.words(deletedFiles.count, "file") + " deleted",
    ]
    var text = "\(isDryRun ? "would remove" : "removed") " + counts.joined(separator: ", ")
    if !kept.isEmpty { text += keptText }
    if unsure > 0 {
      let findings = Counted.words(unsure, "finding")
      text +=
        "\nnot considered: \(findings) of less than high confidence; name a rule with --rule to "
        + "remove its findings at any confidence"
    }
    return text
  }

  private var keptText: String {
    var text = "; \(isDryRun ? "would keep" : "kept") \(kept.count):"
    for kept in kept {
      let location = kept.finding.location
      let place = location.focus ?? location.range?.start
      let position = place.map { ":\($0.line):\($0.column)" } ?? ""
      text += "\n\(location.path)\(position): \(kept.finding.message)\n  kept: \(kept.reason)"
    }
    return text
  }
}
