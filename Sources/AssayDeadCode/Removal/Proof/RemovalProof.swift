// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// How the removals of a run were proved, and what that proof leaves out.
package struct RemovalProof: Hashable, Sendable {
  /// Removals that code outside of the proof may see.
  struct Gap: Hashable, Sendable {
    /// `#if os(iOS)`, in source order.
    var conditions: [String]
    var findings: [Finding]
  }

  /// "built and tested on Linux"
  var deed: String
  var count: Int
  var gaps: [Gap]
  /// String keys, which no build looks up.
  private var keyCount: Int

  /// - Parameter graph: of the scan, which knows what no index has seen.
  init(of removed: [Finding], by verification: Verification, graph: SourceGraph) {
    deed = "\(verification.deed) on \(Self.system)"
    keyCount = removed.count { $0.rule == DeadCodeRule.unusedStringKey.id }
    count = removed.count - keyCount
    var gaps: [Gap] = []
    for finding in removed {
      let conditions = graph.unseenConditions(around: finding.location.path)
      if conditions.isEmpty { continue }
      if let known = gaps.firstIndex(where: { $0.conditions == conditions }) {
        gaps[known].findings.append(finding)
      } else {
        gaps.append(Gap(conditions: conditions, findings: [finding]))
      }
    }
    self.gaps = gaps
  }

  /// A sentence for the proof, and one for each gap with the removals that it is about.
  package var text: String {
    var lines: [String] = []
    if count > 0 { lines.append("\(deed): \(Counted.words(count, "finding"))") }
    if keyCount > 0 {
      lines.append(
        "not proved, because keys are looked up when the program runs: "
          + Counted.words(keyCount, "string key"))
    }
    for gap in gaps {
      let shown = gap.conditions.prefix(5).joined(separator: ", ")
      let rest = gap.conditions.count - 5
      let more = rest > 0 ? " and \(rest) more" : ""
      let findings = Counted.words(gap.findings.count, "finding")
      lines.append("not proved for \(shown)\(more): \(findings)")
      lines += gap.findings.map { finding in
        let line = finding.location.start.map { ":\($0.line)" } ?? ""
        return "  \(finding.location.path)\(line): \(finding.message)"
      }
    }
    return lines.joined(separator: "\n")
  }

  private static var system: String {
    #if os(macOS)
      "macOS"
    #elseif os(Linux)
      "Linux"
    #else
      "this system"
    #endif
  }
}

extension SourceGraph {
  /// The clauses that no index has seen in the files of a file's modules, and in those that import
  /// them: what they use there could be anything that the modules declare.
  fileprivate func unseenConditions(around path: String) -> [String] {
    guard let modules = file(at: path)?.modules else { return [] }
    var texts: [String] = []
    for other in files where !other.unseenConditions.isEmpty {
      let isNear =
        other.modules.contains(where: modules.contains)
        || other.facts.imports.contains { modules.contains(other.facts.names[$0.module]) }
      guard isNear else { continue }
      for condition in other.unseenConditions {
        let text = other.facts.words(ofCondition: condition)
        if !texts.contains(text) { texts.append(text) }
      }
    }
    return texts
  }
}

extension FileFacts {
  /// `#if os(iOS)`; an `#else` is named by the clause that it is the other side of.
  fileprivate func words(ofCondition index: Int32) -> String {
    let condition = conditions[Int(index)]
    let text = names[condition.text]
    if !text.isEmpty { return "#if \(text)" }
    let start = condition.range.start
    let before = conditions.first { $0.range.end == start && $0.parent == condition.parent }
    return before.map { "#else of #if \(names[$0.text])" } ?? "#else"
  }
}
