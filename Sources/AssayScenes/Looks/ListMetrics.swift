// SPDX-License-Identifier: MIT

package import AssayNodes
internal import AssayTraits

/// A list's rows, groups, headers and separators.
package struct ListMetrics: Hashable, Sendable {
  /// Lengths that differ on narrow screens.
  package struct Insets: Hashable, Sendable {
    /// Between the list's sides and its groups.
    package var outer: Double
    /// Between a group's sides and its rows' content.
    package var row: Double
  }

  /// The ground of every second row where the grounds of rows alternate.
  package struct Stripe: Hashable, Sendable {
    /// Between the list's sides and the ground.
    package var inset: Double
    package var cornerRadius: Double
    package var color: Color
    package var darkColor: Color
  }

  package var wide: Insets
  package var narrow: Insets
  /// The widest list that takes the narrow insets.
  package var narrowWidth: Double

  package var rowMinHeight: Double
  /// Above and below a row's content.
  package var rowPadding: Double
  /// Whether a row of one line of text is as high as its text style's leading, in whole points.
  package var rowsCountLeading: Bool
  /// 0 for groups with square corners.
  package var cornerRadius: Double
  /// In pixels of the device for 0; in points otherwise.
  package var separatorThickness: Double
  /// Between a separator's end and the group's trailing edge; nil for the row's own inset.
  package var separatorTrailing: Double?
  /// Whether lines are drawn above the first row and below the last.
  package var hasOuterSeparators: Bool
  /// Whether those reach from side to side.
  package var outerSeparatorsAreFull: Bool
  package var separatorColor: Color
  /// The same in the dark, where it is no color of the system's own.
  package var darkSeparatorColor: Color?

  /// Above a section without a header, and below one without a footer.
  package var sectionGap: Double
  /// What the first section has above it besides, where it has no header.
  package var firstSectionGap: Double
  /// What the first section has above its header.
  package var firstHeaderGap: Double

  /// What the first section has above it under a bar with a large title; nil for what it has
  /// under any other bar.
  package var gapUnderLargeTitle: Double?

  package var headerStyle: Font.TextStyle
  package var headerWeight: Font.Weight?
  package var headerIsUppercase: Bool
  package var headerTop: Double
  package var headerBottom: Double
  package var footerStyle: Font.TextStyle
  package var footerTop: Double
  package var footerBottom: Double

  package var background: Color
  /// The same in the dark, where it is no color of the system's own.
  package var darkBackground: Color?
  package var rowBackground: Color

  /// The disclosure indicator of a row that leads on: its font's size, per size of a footnote.
  package var chevronScale: Double
  package var chevronColor: Color
  /// Between the chevron and what stands before it.
  package var chevronGap: Double
  /// How far the chevron's box ends before the row's content does, at text sizes below `large`,
  /// where it was measured; at `large` it ends with the content.
  package var chevronTrailing: Double
  /// Whether lines are drawn between rows.
  package var hasSeparators = true
  /// Whether rows that lead on end with a chevron.
  package var hasChevrons = true
  /// nil where the grounds of rows never alternate.
  package var stripe: Stripe?

  func background(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? darkBackground ?? background : background
  }

  func separatorColor(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? darkSeparatorColor ?? separatorColor : separatorColor
  }

  func insets(width: Double) -> Insets {
    width <= narrowWidth ? narrow : wide
  }
}
