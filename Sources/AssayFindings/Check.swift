// SPDX-License-Identifier: MIT

/// One thing that one rule has judged, also where it passes: what programs build on.
///
/// A finding joins the same issue of several screens and tells it in words; each check is of one
/// screen, in numbers.
package struct Check: Hashable, Codable, Sendable {
  package enum Outcome: String, Hashable, Codable, Sendable, CaseIterable {
    case passed, failed
    /// With a reason in `Check.reason`.
    case cannotTell
  }

  /// Points or pixels from the top left corner of the screen.
  package struct Frame: Hashable, Codable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// What was measured of a contrast; what is not known is nil.
  package struct Contrast: Hashable, Codable, Sendable {
    /// At its worst place, not rounded.
    package var ratio: Double?
    /// At its best place.
    package var best: Double?
    package var required: Double
    /// As `#RRGGBB` or `#RRGGBBAA`, at the worst place.
    package var foreground: String?
    package var background: String?
    /// Of the text in points, the least and the most that it may be.
    package var smallestSize: Double?
    package var largestSize: Double?
    /// 100 to 900.
    package var weight: Int?

    package init(required: Double) {
      self.required = required
    }
  }

  package var rule: RuleID
  package var outcome: Outcome
  /// Why it cannot be told, as a word for programs; nil for all else.
  package var reason: String?
  package var location: Finding.Location
  /// The screen or the situation that it was judged for; empty where there is but one.
  package var screen: String
  /// "button", "text", "pair".
  package var kind: String
  /// All of its words; nil where they are not known, as in a screenshot.
  package var text: String?
  /// What the app calls the element.
  package var identifier: String?
  package var frame: Frame?
  package var contrast: Contrast?
  /// That of the finding about it, where there is one.
  package var identity: String

  package init(
    rule: RuleID, outcome: Outcome, reason: String? = nil, location: Finding.Location,
    screen: String, kind: String, text: String?, identifier: String? = nil, frame: Frame? = nil,
    contrast: Contrast? = nil, identity: String
  ) {
    self.rule = rule
    self.outcome = outcome
    self.reason = reason
    self.location = location
    self.screen = screen
    self.kind = kind
    self.text = text
    self.identifier = identifier
    self.frame = frame
    self.contrast = contrast
    self.identity = identity
  }
}
