// SPDX-License-Identifier: MIT

/// What a rule says of one thing. Nothing passes in silence: what cannot be told has a reason.
package enum AuditOutcome: Hashable, Sendable {
  case pass
  case fail
  case incomplete(IncompleteReason)

  /// Whether it is neither a pass nor a failure: not what the system draws, nor a label that is
  /// known and that nobody wrote, which are told without being a doubt.
  var isUndecided: Bool {
    switch self {
    case .pass, .fail, .incomplete(.systemDefault), .incomplete(.derivedLabel): false
    case .incomplete: true
    }
  }
}

/// Why a rule cannot tell.
package enum IncompleteReason: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A background lets something through that is not known, and what that is decides.
  case translucentBackground = "translucent-background"
  /// The value of a name is no color, or one that is not read.
  case unreadColor = "unread-color"
  /// One name of a pair has no color where a selector sets the other.
  case notSetTogether = "not-set-together"
  /// A style sheet imports a file that is not among those that were named.
  case importNotRead = "import-not-read"
  /// A color set refers to a system color that the table does not hold.
  case unknownSystemColor = "unknown-system-color"
  /// A color set has no color for the appearance.
  case emptyColor = "empty-color"
  /// Nothing of a text can be seen: it is clear, behind something or outside the screen.
  case nothingVisible = "nothing-visible"
  /// A clip or the screen's edge leaves a part of its line that holds no ink.
  case cutAway = "cut-away"
  /// A face or a glyph is missing, so that what is drawn is not the text.
  case textNotDrawn = "text-not-drawn"
  /// An image, a symbol or a color is missing, or there is something that cannot be drawn here.
  case drawnOtherwise = "drawn-otherwise"
  /// A picture that is missing, or not loaded, may lie behind it.
  case missingImage = "missing-image"
  /// Apple's own design falls short, which is not the app's doing.
  case systemDefault = "system-default"
  /// A label that a view derives by itself, where nobody can say what a person would have written.
  case derivedLabel = "derived-label"
  /// Foreground and background of a region of a screenshot could not be told apart.
  case colorsNotSeparated = "colors-not-separated"
  /// A place in a screenshot is a picture, or what touches one: texts cannot be told from the rest.
  case pictureBehind = "picture-behind"
  /// The strokes of a text in a screenshot are thinner than a pixel, so that its color is seen
  /// nowhere.
  case strokesTooThin = "strokes-too-thin"
  /// The size of a text in a screenshot is near to the boundary of large text, and that decides.
  case textSizeUnknown = "text-size-unknown"
  /// The picture is known and the shapes that it is made of are not.
  case shapesUnknown = "shapes-unknown"
  /// An animation is made in another file, where Reduce Motion may be looked at.
  case animationElsewhere = "animation-elsewhere"
  /// A view looks at Reduce Motion, and nothing ties that to its animation.
  case motionNotTied = "motion-not-tied"
  /// A branch on Reduce Motion animates where it is on, and not where it is off.
  case motionOnlyReduced = "motion-only-reduced"
  /// A source nests too deeply for its parser.
  case nestsTooDeeply = "nests-too-deeply"
  /// There is no source to look at.
  case noSource = "no-source"
  /// There is nothing of the kind on the screens that were audited.
  case nothingToMeasure = "nothing-to-measure"

  package var description: String {
    switch self {
    case .translucentBackground:
      "the background is translucent over unknown content, which decides the result"
    case .unreadColor: "it is not a supported color"
    case .notSetTogether: "no rule for that selector or the page sets it"
    case .importNotRead: "an imported style sheet that is not read may set it"
    case .unknownSystemColor: "it refers to a system color that is not in the system color table"
    case .emptyColor: "it has no color for this appearance"
    case .nothingVisible: "none of it is visible"
    case .cutAway: "the visible part of it has no ink"
    case .textNotDrawn: "a font or glyph is missing, so its pixels are not those of the text"
    case .drawnOtherwise: "a part of the screen is missing or unsupported"
    case .missingImage: "an image that is missing or not loaded may be behind it"
    case .systemDefault: "the system draws it so"
    case .derivedLabel: "nobody wrote its label"
    case .colorsNotSeparated: "its foreground and background cannot be separated"
    case .pictureBehind: "text on a picture cannot be separated from the picture"
    case .strokesTooThin: "its strokes are too thin to show its full color"
    case .textSizeUnknown:
      "its pixels do not show whether it is large text, which decides the result"
    case .shapesUnknown: "the shapes in a picture are unknown"
    case .animationElsewhere:
      "it comes from another file, which may check Reduce Motion"
    case .motionNotTied: "Reduce Motion is checked, but not for this animation"
    case .motionOnlyReduced:
      "it runs when Reduce Motion is on and not when it is off; the branch may be inverted"
    case .nestsTooDeeply: "its brackets nest too deeply to be parsed"
    case .noSource: "there is no source to check"
    case .nothingToMeasure: "there is nothing to measure"
    }
  }
}
