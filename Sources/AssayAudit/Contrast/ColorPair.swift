// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayFindings

/// A color under the name that a person gave it.
package struct NamedColor: Hashable, Sendable {
  package var name: String
  package var color: AuditColor

  package init(name: String, color: AuditColor) {
    self.name = name
    self.color = color
  }

  /// "primary #007AFF", or the hex alone where that is its name; a color that the ratio takes
  /// beyond sRGB is written as it is there.
  var words: String {
    let written = color.words
    return name.uppercased() == written.uppercased() ? written : "\(name) \(written)"
  }
}

/// Two colors that are used on each other, and what they must reach.
package struct ColorPair: Hashable, Sendable {
  package var foreground: NamedColor
  package var background: NamedColor
  package var requirement: ContrastRequirement
  /// The appearance and the like that the colors were resolved for; empty where it does not matter.
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

/// The rule for pairs of colors.
package enum PairRule {
  package static let info = AuditRuleInfo(
    id: "color-pair", type: .contrast, name: "Contrast of a pair",
    summary: "Declared pairs of colors with too little contrast.",
    standard: "WCAG 2.2, 1.4.3 (AA), 1.4.6 (AAA) and 1.4.11 (AA)", needs: "colors")
}

extension ColorPair {
  /// A failure, or a note if the contrast cannot be decided; nil if the pair passes.
  ///
  /// - Parameter palette: colors to suggest before the nearest ones.
  package func finding(
    path: String, range: SourceRange? = nil, palette: AppColors = AppColors()
  ) -> AuditFinding? {
    let result = check.evaluate()
    let place = situation.isEmpty ? "" : " in \(situation)"
    let required =
      "\(requirement.subject) needs at least \(ContrastRatio(value: requirement.minimum)):1"
    let message: String
    switch result.outcome {
    case .pass: return nil
    case .fail: message = "contrast of \(name)\(place) is \(result.best):1; \(required)"
    case .incomplete(let reason):
      message = "cannot tell the contrast of \(name)\(place): \(reason)"
    }
    let fixes = ContrastSuggestion.offers(for: check, in: palette)
    return AuditFinding(
      Finding(
        rule: PairRule.info.id, severity: result.outcome == .fail ? .warning : .note,
        confidence: .high, location: Finding.Location(path: path, range: range),
        subject: subject(in: path), message: message, reason: reason(result),
        fix: fixes.isEmpty ? nil : fixes.map(\.words).joined(separator: ", or ")),
      detail: detail(palette: palette))
  }

  /// The pair in numbers, also where it passes.
  package func judged(path: String, range: SourceRange?) -> Check {
    let contrast = Check.Contrast(check)
    let outcome = check.evaluate().outcome
    var reason: String?
    if case .incomplete(let why) = outcome { reason = why.rawValue }
    return Check(
      rule: PairRule.info.id, outcome: Check.Outcome(outcome), reason: reason,
      location: Finding.Location(path: path, range: range), screen: situation, kind: "pair",
      text: name, contrast: contrast, identity: subject(in: path).identity)
  }

  private func subject(in path: String) -> Finding.Subject {
    Finding.Subject(
      name: name, kind: "pair", qualifiedName: name,
      identity: "audit:" + StableHash(path, "pair", name, situation).hex)
  }

  private func reason(_ result: ContrastCheck.Result) -> String {
    var words = "\(foreground.words) on \(background.words)"
    if result.worst != result.best {
      words += ", from \(result.worst):1 to \(result.best):1 depending on what is behind"
    }
    let methods = [foreground.color, background.color].map(RelativeLuminance.method)
    for method in [RelativeLuminance.Method.convertedDisplayP3, .ownDisplayP3, .clipped]
    where methods.contains(method) {
      words += ", \(method.rawValue)"
    }
    return words + "; " + requirement.standard
  }
}
