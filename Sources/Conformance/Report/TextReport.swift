// SPDX-License-Identifier: MIT

import AssayGraphics

/// The results as text: a line a case, a table by kind, the worst boxes, the figure.
struct TextReport {
  var results: [CaseResult]
  /// How many of the boxes that differ most are listed.
  var worstCount = 20
  /// Lines about looks, beside places.
  var looks: [String] = []

  var lines: [String] {
    caseLines + [""] + kindTable + [""] + screenTable + [""] + causeTable + ruleTable + [""] + worst
      + [""] + skipped + remarks
      + (looks.isEmpty ? [] : looks + [""]) + summary
  }

  private var caseLines: [String] {
    results.map { result in
      if let reason = result.skipped { return "\(pad(result.id, 34)) skipped: \(reason)" }
      let mark = result.isExact ? " " : (result.isComplete ? "~" : "*")
      let count = "\(result.matched)/\(result.outcomes.count)"
      let largest = result.outcomes.filter { !$0.isMatched }
        .sorted { $0.difference > $1.difference }.prefix(2).map(Self.words).joined(separator: "; ")
      return "\(mark)\(pad(result.id, 33)) \(pad(count, 7)) \(largest)"
    }
  }

  private var counted: [CaseResult] { results.filter(\.isExact) }

  private var kindTable: [String] {
    let outcomes = counted.flatMap(\.outcomes)
    var rows = ["by kind, complete and exact cases:"]
    for kind in BoxMatcher.Kind.allCases {
      let tally = Tally(outcomes.filter { $0.kind == kind })
      guard tally.total > 0 else { continue }
      rows.append("  \(pad(kind.rawValue, 14)) \(tally.matched)/\(tally.total) \(tally.percent)")
    }
    return rows
  }

  private var screenTable: [String] {
    ["by look and screen, complete and exact cases:"]
      + Set(counted.map(\.screenKind)).sorted().map { kind in
        let tally = Tally(counted.filter { $0.screenKind == kind }.flatMap(\.outcomes))
        return "  \(pad(kind, 14)) \(tally.matched)/\(tally.total) \(tally.percent)"
      }
  }

  private var ruleTable: [String] {
    let rules = counted.flatMap { MissRule.rules(of: $0.outcomes) }
    guard !rules.isEmpty else { return [] }
    return ["misses by rule:"]
      + MissRule.allCases.compactMap { rule in
        let count = rules.count { $0 == rule }
        return count == 0 ? nil : "  \(pad(rule.rawValue, 37)) \(count)"
      }
  }

  /// What the misses of each kind have in common: the first of these that holds.
  private var causeTable: [String] {
    let misses = counted.flatMap(\.outcomes).filter { !$0.isMatched }
    guard !misses.isEmpty else { return [] }
    var rows = ["misses by kind and cause:"]
    for kind in BoxMatcher.Kind.allCases {
      for cause in Self.causes {
        let count = misses.count { $0.kind == kind && Self.cause($0) == cause }
        if count > 0 { rows.append("  \(pad(kind.rawValue, 14)) \(pad(cause, 22)) \(count)") }
      }
    }
    return rows
  }

  private static let causes = [
    "missing", "place", "width", "height", "width and height", "other place and size",
  ]

  private static func cause(_ outcome: BoxMatcher.Outcome) -> String {
    guard let ours = outcome.ours else { return "missing" }
    let box = outcome.measured
    let isWide = abs(ours.width - box.width) > BoxMatcher.tolerance
    let isHigh = abs(ours.height - box.height) > BoxMatcher.tolerance
    let isNear = abs(ours.midX - box.midX) <= 2 && abs(ours.midY - box.midY) <= 2
    switch (isWide, isHigh) {
    case (false, false): return "place"
    case _ where !isNear: return "other place and size"
    case (true, false): return "width"
    case (false, true): return "height"
    case (true, true): return "width and height"
    }
  }

  private var worst: [String] {
    let misses = counted.flatMap { result in
      result.outcomes.filter { !$0.isMatched }.map { (result.id, $0) }
    }
    let near = misses.filter { $0.1.difference.isFinite }
      .sorted { $0.1.difference > $1.1.difference }
    guard !misses.isEmpty else { return ["every box matches"] }
    let missing = misses.filter { !$0.1.difference.isFinite }
    return ["boxes that differ most (\(missing.count) more have nothing of ours near them):"]
      + near.prefix(worstCount).map { "  \(pad($0.0, 33)) \(Self.words($0.1))" }
      + missing.prefix(worstCount).map { "  \(pad($0.0, 33)) \(Self.words($0.1))" }
  }

  private var skipped: [String] {
    let count = results.count { $0.skipped != nil }
    return count == 0 ? [] : ["\(count) cases skipped (their boxes count as not matched)"]
  }

  private var remarks: [String] {
    let noted = results.filter { !$0.remarks.isEmpty }
    guard !noted.isEmpty else { return [] }
    return ["left out of trees:"]
      + noted.map { "  \(pad($0.id, 33)) \($0.remarks.joined(separator: "; "))" }
  }

  private var summary: [String] {
    let all = Tally(results.flatMap(\.outcomes))
    let complete = Tally(results.filter(\.isComplete).flatMap(\.outcomes))
    let exact = counted.flatMap(\.outcomes)
    let headline = Tally(exact)
    let unlettered = Tally(exact.filter { $0.kind != .letterShape })
    return [
      "all cases: \(all.matched)/\(all.total) \(all.percent)",
      "complete cases: \(complete.matched)/\(complete.total) \(complete.percent)",
      "complete and exact, texts also by their middle or trailing edge: \(headline.matched)"
        + "/\(headline.total) \(headline.percent)",
      "complete and exact, without shapes measured in ink: \(unlettered.matched)"
        + "/\(unlettered.total) \(unlettered.percent)",
      "complete and exact (\(counted.count) cases): \(headline.strict)/\(headline.total)"
        + " boxes match, \(headline.strictPercent)",
    ]
  }

  /// What was measured, and by how much ours differs.
  static func words(_ outcome: BoxMatcher.Outcome) -> String {
    let box = outcome.measured
    var words = "\(outcome.kind.rawValue) \(rounded(box.x)),\(rounded(box.y))"
    words += " \(rounded(box.width))x\(rounded(box.height))"
    if let text = outcome.text { words += " '\(text.prefix(24))'" }
    guard let ours = outcome.ours else { return words + " missing" }
    let deltas = [
      ("x", ours.x - box.x), ("y", ours.y - box.y), ("w", ours.width - box.width),
      ("h", ours.height - box.height),
    ]
    return words + " ours " + deltas.map { "\($0.0)\(signed($0.1))" }.joined(separator: " ")
  }

  private static func rounded(_ value: Double) -> String {
    let tenths = Int((abs(value) * 10).rounded())
    let sign = value < 0 && tenths > 0 ? "-" : ""
    return tenths % 10 == 0 ? "\(sign)\(tenths / 10)" : "\(sign)\(tenths / 10).\(tenths % 10)"
  }

  private static func signed(_ value: Double) -> String {
    let text = rounded(value)
    return text.hasPrefix("-") ? text : "+" + text
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
