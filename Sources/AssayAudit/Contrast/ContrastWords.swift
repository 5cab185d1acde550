// SPDX-License-Identifier: MIT

/// A pair in words, for a terminal.
package enum ContrastWords {
  /// The ratio, what each level says, how the pair looks to those who do not see all colors, and
  /// what would pass.
  package static func lines(
    of pair: ColorPair, _ result: ContrastCheck.Result, palette: AppColors = AppColors(),
    bold: (String) -> String
  ) -> [String] {
    let ratio =
      result.worst == result.best
      ? "\(result.worst):1" : "from \(result.worst):1 to \(result.best):1"
    var lines = [bold("\(pair.foreground.words) on \(pair.background.words): \(ratio)")]
    let rows: [(String, ContrastRequirement)] = [
      ("text, AA", .text(.aa, isLarge: false)), ("large text, AA", .text(.aa, isLarge: true)),
      ("text, AAA", .text(.aaa, isLarge: false)), ("large text, AAA", .text(.aaa, isLarge: true)),
      ("controls and icons, AA", .nonText),
    ]
    for (name, requirement) in rows {
      var check = pair.check
      check.requirement = requirement
      let verdict =
        switch check.evaluate().outcome {
        case .pass: "pass"
        case .fail: "FAIL"
        case .incomplete: "cannot tell"
        }
      let mark = requirement == pair.requirement ? "  <- requested" : ""
      let minimum = ContrastRatio(value: requirement.minimum)
      lines.append(
        "  " + padded(name, 24) + padded("\(minimum):1", 8) + verdict + mark)
    }
    if case .incomplete(let reason) = result.outcome { lines.append("  cannot tell: \(reason)") }
    let methods = [pair.foreground.color, pair.background.color].map(RelativeLuminance.method)
    for method in methods where method != .sRGB { lines.append("  by: \(method.rawValue)") }
    let suggestions = ContrastSuggestion.offers(for: pair.check, in: palette)
    for suggestion in suggestions { lines.append("  to pass, \(suggestion.words)") }
    if suggestions.isEmpty, result.outcome != .pass {
      lines.append("  changing the lightness of one color cannot make it pass")
    }
    return lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
