// SPDX-License-Identifier: MIT

package import AssayGraphics

/// The smallest change to one color of a failing pair that makes it pass.
package struct ContrastSuggestion: Hashable, Sendable {
  package enum Side: String, Hashable, Sendable, CaseIterable { case foreground, background }

  package var side: Side
  /// What the side's color becomes; a translucent foreground keeps its alpha.
  package var color: RGBAColor
  /// What the pair has then.
  package var ratio: ContrastRatio
  /// How far that is from the color of before, in OKLab.
  package var distance: Double
  /// The color's name, where it is one of the palette.
  package var name: String?

  /// The nearest passing color for each side that has one, foreground first; empty for a pair that
  /// passes.
  ///
  /// Hue and chroma are kept in OKLCH and lightness moves, up or down, as little as it must. Where
  /// sRGB does not hold the color at that lightness, chroma gives way, never hue. Each is verified
  /// by the check itself, as the 8-bit color that it is.
  ///
  /// - Parameter others: colors that the pair stands for as its worst: the suggestion passes with
  ///   all of them.
  static func nearest(
    for check: ContrastCheck, with others: TextColors = TextColors()
  ) -> [ContrastSuggestion] {
    guard check.evaluate().outcome != .pass else { return [] }
    return Side.allCases.compactMap { side in
      [1.0, 0.0].compactMap {
        LightnessSearch(check: check, others: others[opposite: side], side: side, end: $0)
          .suggestion()
      }
      .min { $0.distance < $1.distance }
    }
  }

  /// The app's nearest color that passes, for each side that has one.
  static func nearest(
    for check: ContrastCheck, with others: TextColors = TextColors(), in colors: AppColors
  ) -> [ContrastSuggestion] {
    guard check.evaluate().outcome != .pass else { return [] }
    return Side.allCases.compactMap {
      colors.nearest(for: check, changing: $0, with: others[opposite: $0])
    }
  }

  /// What a report offers: the app's own colors first, and no others where they are a ramp of which
  /// one passes.
  static func offers(
    for check: ContrastCheck, with others: TextColors = TextColors(), in colors: AppColors
  ) -> [ContrastSuggestion] {
    let own = nearest(for: check, with: others, in: colors)
    return colors.isRamp && !own.isEmpty ? own : own + nearest(for: check, with: others)
  }

  /// "make the foreground #757575 (4.6:1)"
  var words: String {
    let which = name.map { "\($0), \(color.hex)" } ?? color.hex
    return "make the \(side.rawValue) \(which) (\(ratio):1)"
  }
}

extension ContrastCheck {
  /// The least ratio with another color on one side, nil where that does not pass.
  ///
  /// - Parameter others: colors of the other side that it must pass with as well.
  func ratio(
    changing side: ContrastSuggestion.Side, to color: AuditColor, with others: [AuditColor]
  ) -> ContrastRatio? {
    var changed = self
    changed[side] = color
    let opposite: ContrastSuggestion.Side = side == .foreground ? .background : .foreground
    var least: ContrastRatio?
    for other in [self[opposite]] + others {
      changed[opposite] = other
      let result = changed.evaluate()
      guard result.outcome == .pass else { return nil }
      least = min(least ?? result.worst, result.worst)
    }
    return least
  }

  package subscript(side: ContrastSuggestion.Side) -> AuditColor {
    get { side == .foreground ? foreground : background }
    set {
      switch side {
      case .foreground: foreground = newValue
      case .background: background = newValue
      }
    }
  }
}
