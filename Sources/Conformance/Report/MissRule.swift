// SPDX-License-Identifier: MIT

import AssayGraphics

/// The rule of drawing that a box which does not match points to: the first that fits.
enum MissRule: String, Hashable, Sendable, CaseIterable {
  case notDrawn = "not drawn"
  case lineBreaks = "line breaks and wording"
  case textWidths = "text widths"
  case lineHeights = "heights of ink and lines"
  case symbolSizes = "symbol sizes"
  case controlSizes = "control and shape sizes"
  /// Two boxes or more of the case are off by the same: what is before them has another length.
  case lengthsBefore = "lengths of what is before"
  case alignment = "alignment and spacing"

  /// One for each box that does not match.
  static func rules(of outcomes: [BoxMatcher.Outcome]) -> [MissRule] {
    let misses = outcomes.filter { !$0.isMatched }
    let shifts = misses.map(shift)
    return zip(misses, shifts).map { outcome, shift in
      rule(of: outcome, isCommon: shift.map { own in shifts.count { $0 == own } > 1 } ?? false)
    }
  }

  private static func rule(of outcome: BoxMatcher.Outcome, isCommon: Bool) -> MissRule {
    guard let ours = outcome.ours else { return .notDrawn }
    let box = outcome.measured
    let isText = outcome.kind == .text
    let wide = abs(ours.width - box.width) > BoxMatcher.tolerance
    let high = abs(ours.height - box.height) > BoxMatcher.tolerance
    guard wide || high else { return isCommon ? .lengthsBefore : .alignment }
    if isText, abs(ours.width - box.width) > box.width / 10 { return .lineBreaks }
    if isText { return wide ? .textWidths : .lineHeights }
    return outcome.kind == .symbol ? .symbolSizes : .controlSizes
  }

  /// How far ours is to the right and down, in half points.
  private static func shift(_ outcome: BoxMatcher.Outcome) -> [Int]? {
    guard let ours = outcome.ours else { return nil }
    return [ours.x - outcome.measured.x, ours.y - outcome.measured.y].map {
      Int(($0 * 2).rounded())
    }
  }
}
