// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

extension Look {
  /// iOS 17 and 18.
  ///
  /// Sources: measured SwiftUI renderings (home-assistant/iOS, GoodRequest/GoodSwiftUI and others,
  /// iOS 17 to 18.6) for lists, toggles, text fields and inline bars; flutter/packages cupertino
  /// constants, QMUI_iOS and GKNavigationBarSwift for bars; a table of UIKit control heights for
  /// buttons.
  static let iOS18 = Look(
    name: .iOS18,
    textStyles: .dynamic, tracking: .none, smoothing: .none, avoidsOrphans: true,
    textDistance: .iOS,
    horizontalSpacing: nil, controlScale: .none,
    // Heights 28, 34 and 50 and paddings 10, 12 and 20; corner radii are less certain. Above and
    // below is what a line of 18 or 21 leaves of the height.
    button: ButtonMetrics(
      mini: .init(
        height: 28, horizontalPadding: 10, verticalPadding: 5, cornerRadius: nil,
        textStyle: .subheadline),
      small: .init(
        height: 28, horizontalPadding: 10, verticalPadding: 5, cornerRadius: nil,
        textStyle: .subheadline),
      regular: .init(
        height: 34, horizontalPadding: 12, verticalPadding: 6.5, cornerRadius: 7,
        textStyle: .body),
      large: .init(
        height: 50, horizontalPadding: 20, verticalPadding: 14.5, cornerRadius: 12,
        textStyle: .body),
      extraLarge: .init(
        height: 60, horizontalPadding: 20, verticalPadding: 19.5, cornerRadius: 14,
        textStyle: .body),
      automaticIsBordered: false, tintedOpacity: 0.15, lightFill: nil, darkFill: nil,
      hasEdge: false),
    // 22 at 17 pt and 21 at 16 pt on 3x, 23 at 17 pt on 1x. With a border 34 at 16 and 17 pt, 49.33
    // at 28, 56.33 at 33, 84.33 at 53; radius 5, text 7 in. A text that would end 0.2 before the
    // end of its field is cut: it keeps room for the caret of 2.
    textField: TextFieldMetrics(
      extraHeight: 1.1, borderedMinHeight: 34, borderedExtraHeight: 9.5,
      borderedExtraOfPointSize: 0.22, borderedCornerRadius: 5, borderedPadding: 7,
      borderedInsets: .zero,
      automaticIsBordered: false, caretWidth: 2),
    // 49 x 31 in the layout, 51 x 31 drawn, a knob of 27 two points in; a row of a list stays 44
    // high.
    toggle: ToggleMetrics(
      width: 49, height: 31, overhang: 2, knobWidth: 27, knobHeight: 27, knobInset: 2,
      heightInList: 22, lightOff: nil, checkbox: nil),
    // A track of 4 and a knob of 28 in a control of 34 points (UIKit).
    slider: SliderMetrics(
      height: 34, trackHeight: 4, knobWidth: 28, knobHeight: 28, idealWidth: 118,
      heightInList: 22, ticks: nil),
    // On iOS a circular view is a spinner, with a value too (SwiftUI's documentation of
    // CircularProgressViewStyle).
    progress: ProgressMetrics(
      barHeight: 4, miniDiameter: 20, smallDiameter: 20, regularDiameter: 20, largeDiameter: 37,
      drawsRing: false),
    label: LabelMetrics(
      spacing: 8, iconWidthInList: 28, spacingInList: 16, iconScaleInList: nil),
    navigationBar: NavigationBarMetrics(
      // 56 in a sheet since iOS 13, its items in the middle: published view hierarchies.
      height: 44, heightInCompactHeight: 32, heightOnPad: 50, heightInSheet: 56,
      contentHeight: nil, itemHeight: nil,
      itemPadding: 0, itemGap: nil, topWithoutSafeArea: 0, floatingToolbar: nil,
      largeTitleHeight: 52, largeTitleBottomPadding: 8, largeTitleFollowsTextSize: true,
      sidePadding: 16, wideSidePadding: 20, wideScreen: 414,
      titleStyle: .headline,
      // 53.667 where the safe area starts at 59, 56.333 at 62.
      riseFromSafeTop: 59, rise: 5.333,
      // UIKit's search bar in a navigation bar: 52 high, the field 36. Its width on an iPad is an
      // estimate.
      searchFieldHeight: 36, searchFieldCornerRadius: 10, searchFieldPadding: 6,
      searchFieldWidthInRow: 240, searchBarHeight: 52),
    tabBar: TabBarMetrics(
      height: 49, heightInCompactHeight: 32, labelSize: 10, iconSize: 22, iconCenter: 18,
      labelCenter: 41, platter: nil),
    // Alerts and action sheets by Flutter's constants; the radius and the gap of sheets are less
    // certain. A medium sheet starts at 415 of 874 on an iPhone 16 Pro, and takes 53% of the screen
    // on each of the phones that a developer at ZOZO compared. The
    // screen behind a large one is a card on black, from the safe area on and 16 from the sides: an
    // estimate. Fields of alerts have words of 13 (UIKit's `UIAlertController`).
    presentation: PresentationMetrics(
      sheetCornerRadius: 10, sheetTopGap: 10, mediumSheetFraction: 0.525, formSheetWidth: 540,
      alertWidth: 270,
      alertCornerRadius: 14, alertPadding: 20, alertButtonHeight: 44, alertFieldPointSize: 13,
      dialogRowHeight: 57.17,
      dialogMargin: 8, dialogGap: 8, capsules: nil, partialSheetMargin: 0,
      partialSheetBottomRadius: 0, cardInset: 16),
    windowBackground: Color(base: .system("systemBackground")), darkWindowBackground: nil,
    insetGroupedList: .insetGrouped18,
    groupedList: .grouped18,
    plainList: .plain18,
    sidebarList: .sidebar18)
}

extension ListMetrics {
  /// Rows of 44, two lines of body text 62.667 at medium: 11 above and below. Groups 35.333 apart,
  /// 55 with a header of 14.333 at medium: 17.667 below each, 17 above a header's text and 6 under
  /// it. The first group 35 below the bar, 37.333 with a header. A footer of two lines of 14.333
  /// takes 64 with the next gap.
  static let insetGrouped18 = ListMetrics(
    wide: Insets(outer: 20, row: 20), narrow: Insets(outer: 16, row: 16), narrowWidth: 375,
    rowMinHeight: 44, rowPadding: 11, rowsCountLeading: false, cornerRadius: 10,
    separatorThickness: 0,
    separatorTrailing: 0, hasOuterSeparators: false, outerSeparatorsAreFull: true,
    separatorColor: .separator, darkSeparatorColor: nil,
    sectionGap: 17.667, firstSectionGap: 17.333, firstHeaderGap: 0,
    gapUnderLargeTitle: nil, headerStyle: .footnote,
    headerWeight: nil, headerIsUppercase: true, headerTop: 17, headerBottom: 6,
    footerStyle: .footnote, footerTop: 6, footerBottom: 12, background: .groupedBackground,
    rowBackground: .secondaryGroupedBackground, chevronScale: 1.133,
    chevronColor: Color(base: .system("tertiaryLabel")), chevronGap: 9.5, chevronTrailing: -1.5)

  static let grouped18 = with(insetGrouped18) {
    $0.wide = Insets(outer: 0, row: 20)
    $0.narrow = Insets(outer: 0, row: 16)
    $0.narrowWidth = 413
    $0.cornerRadius = 0
    $0.hasOuterSeparators = true
  }

  static let plain18 = with(insetGrouped18) {
    $0.wide = Insets(outer: 0, row: 20)
    $0.narrow = Insets(outer: 0, row: 16)
    $0.cornerRadius = 0
    $0.sectionGap = 0
    $0.firstSectionGap = 0
    $0.headerStyle = .headline
    $0.headerIsUppercase = false
    $0.headerTop = 6
    $0.background = Color(base: .system("systemBackground"))
    $0.rowBackground = Color(base: .system("systemBackground"))
    $0.hasOuterSeparators = true
    $0.outerSeparatorsAreFull = false
  }

  /// Flat rows without lines, on the sidebar's own ground. The lengths are estimates.
  static let sidebar18 = with(insetGrouped18) {
    $0.wide = Insets(outer: 16, row: 12)
    $0.narrow = Insets(outer: 16, row: 12)
    $0.hasSeparators = false
    $0.hasChevrons = false
    $0.background = Color(base: .system("secondarySystemBackground"))
    $0.rowBackground = .clear
  }

  static func with(
    _ metrics: ListMetrics, _ change: (inout ListMetrics) -> Void
  ) -> ListMetrics {
    var copy = metrics
    change(&copy)
    return copy
  }
}

extension Color {
  static let separator = Color(base: .system("separator"))
  static let groupedBackground = Color(base: .system("systemGroupedBackground"))
  static let secondaryGroupedBackground = Color(
    base: .system("secondarySystemGroupedBackground"))
}
