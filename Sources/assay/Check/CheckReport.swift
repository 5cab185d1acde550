// SPDX-License-Identifier: MIT

import AssayFiles
import AssayFindings

/// What came of all products.
struct CheckReport: Sendable {
  var products: [CheckedProduct]
  var isStrict: Bool

  /// The worst of all.
  var exitCode: Int32 {
    products.map { $0.state(isStrict: isStrict).exitCode(isStrict: isStrict) }.max() ?? 0
  }

  /// All products as one report, for the formats of findings.
  var findingReport: FindingReport {
    var rules: [RuleID: Rule] = [:]
    for rule in products.flatMap(\.rules) + CheckRule.all { rules[rule.id] = rule }
    let notes = products.flatMap { product in
      ((product.emptiness.map { ["nothing to look at: " + $0] } ?? []) + product.notes)
        .map { "\(product.name.rawValue): \($0)" }
    }
    return FindingReport(
      tool: "assay check", version: Assay.configuration.version, rules: Array(rules.values),
      findings: products.flatMap(\.findings), notes: notes, checks: products.flatMap(\.checks))
  }

  /// One line a product: "dead-code  2 findings  120 sources".
  var summary: [String] {
    let rows = products.map { product in
      (product.name.rawValue, words(of: product), product.scope)
    }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    return rows.map { name, state, scope in
      let line = Self.padded(name, widths.0) + "  " + Self.padded(state, widths.1)
      return scope.isEmpty ? Self.trimmed(line) : line + "  " + scope
    }
  }

  /// All of them in one line: "4 products: 2 ok, 1 nothing to look at, 1 findings; 3 notes".
  var total: String {
    let states = Dictionary(grouping: products) { $0.state(isStrict: isStrict) }
      .sorted { $0.key < $1.key }
      .map { "\($0.value.count) \($0.key.words)" }
    let notes = products.reduce(0) { $0 + $1.notes.count }
    return Counted.words(products.count, "product") + ": " + states.joined(separator: ", ")
      + (notes > 0 ? "; " + Counted.words(notes, "note") : "")
  }

  func words(of product: CheckedProduct) -> String {
    let state = product.state(isStrict: isStrict)
    let count = product.findings.count { finding in
      finding.fails(isStrict: isStrict) && !Self.ownRules.contains(finding.rule)
    }
    let findings = count > 0 ? Counted.words(count, "finding") : ""
    switch state {
    case .clean, .leftOut, .nothing, .couldNotRun: return state.words
    case .findings: return findings
    case .cannotTell: return findings.isEmpty ? state.words : "\(state.words), \(findings)"
    }
  }

  private static let ownRules = [CheckRule.cannotTell.id, Rule.couldNotRun.id]

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}
