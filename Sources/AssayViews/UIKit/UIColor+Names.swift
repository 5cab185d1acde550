// SPDX-License-Identifier: MIT

// They are `class var`, as UIKit's, so that an app may name its own beside them.
extension UIColor {
  /// The red of iOS, for each appearance.
  public class var systemRed: UIColor { UIColor(system: "systemRed") }
  /// The orange of iOS, for each appearance.
  public class var systemOrange: UIColor { UIColor(system: "systemOrange") }
  /// The yellow of iOS, for each appearance.
  public class var systemYellow: UIColor { UIColor(system: "systemYellow") }
  /// The green of iOS, for each appearance.
  public class var systemGreen: UIColor { UIColor(system: "systemGreen") }
  /// The mint of iOS, for each appearance.
  public class var systemMint: UIColor { UIColor(system: "systemMint") }
  /// The teal of iOS, for each appearance.
  public class var systemTeal: UIColor { UIColor(system: "systemTeal") }
  /// The cyan of iOS, for each appearance.
  public class var systemCyan: UIColor { UIColor(system: "systemCyan") }
  /// The blue of iOS, for each appearance.
  public class var systemBlue: UIColor { UIColor(system: "systemBlue") }
  /// The indigo of iOS, for each appearance.
  public class var systemIndigo: UIColor { UIColor(system: "systemIndigo") }
  /// The purple of iOS, for each appearance.
  public class var systemPurple: UIColor { UIColor(system: "systemPurple") }
  /// The pink of iOS, for each appearance.
  public class var systemPink: UIColor { UIColor(system: "systemPink") }
  /// The brown of iOS, for each appearance.
  public class var systemBrown: UIColor { UIColor(system: "systemBrown") }
  /// The strongest of the six grays of iOS, for each appearance.
  public class var systemGray: UIColor { UIColor(system: "systemGray") }
  /// The second of the six grays of iOS, for each appearance.
  public class var systemGray2: UIColor { UIColor(system: "systemGray2") }
  /// The third of the six grays of iOS, for each appearance.
  public class var systemGray3: UIColor { UIColor(system: "systemGray3") }
  /// The fourth of the six grays of iOS, for each appearance.
  public class var systemGray4: UIColor { UIColor(system: "systemGray4") }
  /// The fifth of the six grays of iOS, for each appearance.
  public class var systemGray5: UIColor { UIColor(system: "systemGray5") }
  /// The faintest of the six grays of iOS, for each appearance.
  public class var systemGray6: UIColor { UIColor(system: "systemGray6") }
  /// The color of primary text.
  public class var label: UIColor { UIColor(system: "label") }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabel") }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(system: "quaternaryLabel") }
  /// The color of text on dark colors, whatever the appearance.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The color of text on light colors, whatever the appearance.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// The color of prompts in text fields.
  public class var placeholderText: UIColor { UIColor(system: "placeholderText") }
  /// The fill of small, thin shapes, such as a slider's track.
  public class var systemFill: UIColor { UIColor(system: "systemFill") }
  /// The fill of medium shapes, such as a switch.
  public class var secondarySystemFill: UIColor { UIColor(system: "secondarySystemFill") }
  /// The fill of large shapes, such as a search field.
  public class var tertiarySystemFill: UIColor { UIColor(system: "tertiarySystemFill") }
  /// The fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor { UIColor(system: "quaternarySystemFill") }
  /// The background of a screen.
  public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
  /// The background of content on a screen.
  public class var secondarySystemBackground: UIColor {
    UIColor(system: "secondarySystemBackground")
  }
  /// The background of content within secondary content.
  public class var tertiarySystemBackground: UIColor { UIColor(system: "tertiarySystemBackground") }
  /// The background of a screen with a grouped list.
  public class var systemGroupedBackground: UIColor { UIColor(system: "systemGroupedBackground") }
  /// The background of the rows of a grouped list.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(system: "secondarySystemGroupedBackground")
  }
  /// The background of content within the rows of a grouped list.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(system: "tertiarySystemGroupedBackground")
  }
  /// The color of separators that show what is behind them.
  public class var separator: UIColor { UIColor(system: "separator") }
  /// The color of separators that hide what is behind them.
  public class var opaqueSeparator: UIColor { UIColor(system: "opaqueSeparator") }
  /// The color of links.
  public class var link: UIColor { UIColor(system: "link") }
  /// The accent color in effect.
  public class var tintColor: UIColor { UIColor(.accentColor) }
  /// Black.
  public class var black: UIColor { UIColor(.black) }
  /// White.
  public class var white: UIColor { UIColor(.white) }
  /// No color.
  public class var clear: UIColor { UIColor(.clear) }
  /// Pure sRGB red.
  public class var red: UIColor { UIColor(Color(red: 1, green: 0, blue: 0)) }
  /// Pure sRGB green.
  public class var green: UIColor { UIColor(Color(red: 0, green: 1, blue: 0)) }
  /// Pure sRGB blue.
  public class var blue: UIColor { UIColor(Color(red: 0, green: 0, blue: 1)) }
  /// Pure sRGB cyan.
  public class var cyan: UIColor { UIColor(Color(red: 0, green: 1, blue: 1)) }
  /// Pure sRGB yellow.
  public class var yellow: UIColor { UIColor(Color(red: 1, green: 1, blue: 0)) }
  /// Pure sRGB magenta.
  public class var magenta: UIColor { UIColor(Color(red: 1, green: 0, blue: 1)) }
  /// An sRGB orange of UIKit's own, which is not `systemOrange`.
  public class var orange: UIColor { UIColor(Color(red: 1, green: 0.5, blue: 0)) }
  /// An sRGB purple of UIKit's own, which is not `systemPurple`.
  public class var purple: UIColor { UIColor(Color(red: 0.5, green: 0, blue: 0.5)) }
  /// An sRGB brown of UIKit's own, which is not `systemBrown`.
  public class var brown: UIColor { UIColor(Color(red: 0.6, green: 0.4, blue: 0.2)) }
  /// A gray of half intensity.
  public class var gray: UIColor { UIColor(Color(white: 0.5)) }
  /// A gray of two thirds intensity.
  public class var lightGray: UIColor { UIColor(Color(white: 2.0 / 3)) }
  /// A gray of one third intensity.
  public class var darkGray: UIColor { UIColor(Color(white: 1.0 / 3)) }
}
