// SPDX-License-Identifier: MIT

/// Sizes that follow the user's text size, as a text style does.
///
/// They grow by the ratio of the style's point sizes and are not rounded. UIKit's curve, which
/// Apple does not publish, may differ by a point or two.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Those of the text style `body`.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// Creates those of a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// The font in a size that follows the user's.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }
  /// The font in a size that follows the user's, or that of traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  /// The font in a size that follows the user's up to a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    font.withSize(
      min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)))
  }
  /// A length in points that follows the user's text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// A length in points that follows the user's text size, or that of traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    (traitCollection ?? .current).scaled(value, relativeTo: style)
  }
}
