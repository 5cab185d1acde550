// SPDX-License-Identifier: MIT

/// Of the system font, which stands for every font.
///
/// Source: the tables of SF Pro, in 2,048 units: ascender 1,950, descender -494, cap height 1,443,
/// x-height 1,078.
extension UIFont {
  /// The height of a line in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// How far letters reach below the baseline, in points; negative.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// The height of capitals in points.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of an x in points.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The room between two lines in points.
  public var leading: CGFloat { 0 }
}

#if !canImport(Darwin)
  /// The name of a font in Core Text, which is the same font.
  public typealias CTFont = UIFont
#endif
