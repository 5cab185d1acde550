// SPDX-License-Identifier: MIT

/// What text and other views keep from each other in a stack without a spacing of its own: it grows
/// with the text.
package enum TextDistance: Hashable, Sendable {
  /// Parts of the font's size.
  case ofFontSize(above: Double, below: Double)
  /// Parts of a line's height, in whole points.
  case ofLineHeight(above: Double, below: Double)

  /// In points: what views above keep from text, and what views below do.
  func points(fontSize: Double, lineHeight: Double) -> (above: Double, below: Double) {
    switch self {
    case .ofFontSize(let above, let below): (above * fontSize, below * fontSize)
    case .ofLineHeight(let above, let below):
      ((above * lineHeight).rounded(), (below * lineHeight).rounded())
    }
  }

  /// Measured on iOS 18 and 26: 4.9 above text of 12 points, 5.6 above and 9.4 below text of 15,
  /// 6.7 above and 10.5 below text of 17.
  static let iOS = TextDistance.ofFontSize(above: 0.39, below: 0.622)

  /// Measured on macOS 13 between texts and push buttons (grigorye/TMBuddy's snapshots, 2023): 6
  /// above and 9 below text of 10 points, whose line is 13 high, and 11 below text of 13, whose
  /// line is 16 high.
  static let macOS = TextDistance.ofLineHeight(above: 0.46, below: 0.69)
}
