// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayFindings

/// A colour under the name that a person gave it.
package struct NamedColor: Hashable, Sendable {
  package var name: String
  package var color: AuditColor

  package init(name: String, color: AuditColor) {
    self.name = name
    self.color = color
  }

  /// "primary #007AFF", or the hex alone where that is its name.
  var words: String {
    name.uppercased() == color.hex ? color.hex : "\(name) \(color.hex)"
  }
}

/// Two colours that are used on each other, and what they must reach.
package struct ColorPair: Hashable, Sendable {
  package var foreground: NamedColor
  package var background: NamedColor
  package var requirement: ContrastRequirement
  /// The appearance and the like that the colours were resolved for; empty where it does not matter.
  package var situation: String

  package init(
    foreground: NamedColor, background: NamedColor, requirement: ContrastRequirement,
    situation: String = ""
  ) {
    self.foreground = foreground
    self.background = background
    self.requirement = requirement
    self.situation = situation
  }

  package var check: ContrastCheck {
    ContrastCheck(
      foreground: foreground.color, background: background.color, requirement: requirement)
  }

  package var name: String { "\(foreground.name) on \(background.name)" }
}

/// The rule for pairs of colours.
package enum PairRule {
  package static let info = AuditRuleInfo(
    id: "color-pair", type: .contrast, name: "Contrast of a pair",
    summary: "Two colours that are used on each other and are too alike.",
    standard: "WCAG 2.2, 1.4.3 (AA), 1.4.6 (AAA) and 1.4.11 (AA)", needs: "colours")
}

extension ColorPair {
  /// None where it passes, else one: a failure, or what could not be told as a note.
  ///
  /// - Parameter palette: colours to propose beside the nearest ones.
  package func findings(
    path: String, range: SourceRange? = nil,
    palette: AppColors = AppColors()
  ) -> [Finding] {
    let result = check.evaluate()
    let place = situation.isEmpty ? "" : " in \(situation)"
    let required =
      "\(requirement.subject) needs at least \(ContrastRatio(value: requirement.minimum)):1"
    let message: String
    switch result.outcome {
    case .pass: return []
    case .fail: message = "contrast of \(name)\(place) is \(result.best):1; \(required)"
    case .incomplete(let reason):
      message = "cannot tell the contrast of \(name)\(place): \(reason)"
    }
    let fixes =
      ContrastSuggestion.nearest(for: check, in: palette) + ContrastSuggestion.nearest(for: check)
    return [
      Finding(
        rule: PairRule.info.id, severity: result.outcome == .fail ? .warning : .note,
        confidence: .high, location: Finding.Location(path: path, range: range),
        subject: subject(in: path), message: message, reason: reason(result),
        fix: fixes.isEmpty ? nil : fixes.map(\.words).joined(separator: ", or "))
    ]
  }

  /// A pair that cannot be measured.
  package static func incomplete(
    _ name: String, situation: String, because reason: IncompleteReason, detail: String,
    path: String, range: SourceRange? = nil
  ) -> Finding {
    Finding(
      rule: PairRule.info.id, severity: .note, confidence: .high,
      location: Finding.Location(path: path, range: range),
      subject: Finding.Subject(
        name: name, kind: "pair", qualifiedName: name,
        identity: "audit:" + StableHash(path, "pair", name, situation).hex),
      message: "cannot tell the contrast of \(name)\(situation.isEmpty ? "" : " in \(situation)")",
      reason: "\(detail): \(reason)")
  }

  private func subject(in path: String) -> Finding.Subject {
    Finding.Subject(
      name: name, kind: "pair", qualifiedName: name,
      identity: "audit:" + StableHash(path, "pair", name, situation).hex)
  }

  private func reason(_ result: ContrastCheck.Result) -> String {
    var words = "\(foreground.words) on \(background.words)"
    if result.worst != result.best {
      words += ", from \(result.worst):1 to \(result.best):1 by what lies behind"
    }
    let methods = [foreground.color, background.color].map(RelativeLuminance.method)
    for method in [RelativeLuminance.Method.convertedDisplayP3, .ownDisplayP3, .clipped]
    where methods.contains(method) {
      words += ", \(method.rawValue)"
    }
    return words + "; " + requirement.standard
  }
}

/// A pair in words, for a terminal.
package enum ContrastWords {
  /// The ratio, what each level says, how the pair looks to those who do not see all colours, and what would pass.
  package static func lines(
    of pair: ColorPair, _ result: ContrastCheck.Result, bold: (String) -> String
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
      let mark = requirement == pair.requirement ? "  <- asked for" : ""
      let minimum = ContrastRatio(value: requirement.minimum)
      lines.append(
        "  " + padded(name, 24) + padded("\(minimum):1", 8) + verdict + mark)
    }
    if case .incomplete(let reason) = result.outcome { lines.append("  cannot tell: \(reason)") }
    let methods = [pair.foreground.color, pair.background.color].map(RelativeLuminance.method)
    for method in methods where method != .sRGB { lines.append("  by: \(method.rawValue)") }
    let suggestions = ContrastSuggestion.nearest(for: pair.check)
    for suggestion in suggestions { lines.append("  to pass, \(suggestion.words)") }
    if suggestions.isEmpty, result.outcome != .pass {
      lines.append("  no change of lightness to one of the two makes it pass")
    }
    return lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
