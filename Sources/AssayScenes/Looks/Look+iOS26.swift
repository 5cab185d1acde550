// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

extension Look {
  /// iOS 26, as far as its lists, bars and toggles were measured; glass is a plain capsule.
  ///
  /// Sources: measured SwiftUI renderings (home-assistant/iOS on iOS 26), UIKit dumps of iOS 26.1
  /// and 26.5.
  static let iOS26: Look = {
    var look = Look.iOS18
    look.name = .iOS26
    look.toggle = ToggleMetrics(
      width: 61, height: 28, overhang: 2, knobWidth: 37, knobHeight: 24, knobInset: 2,
      heightInList: 16, lightOff: Color(base: .rgba(RGBAColor(red: 0xC5, green: 0xC5, blue: 0xC7))),
      checkbox: nil)
    // The knob is a capsule, as a toggle's, which is 37 x 24; the lengths are estimates.
    look.slider.trackHeight = 6
    look.slider.knobWidth = 37
    look.slider.knobHeight = 24
    // A slider with a step has a tick at each (Apple's WWDC25 284 and 323); that it is a dot below
    // the track, and its lengths, are estimates.
    look.slider.ticks = SliderTickMetrics(diameter: 3, distance: 9)
    // Buttons with a border are capsules in every size (Apple's Human Interface Guidelines).
    look.button.regular.cornerRadius = nil
    look.button.large.cornerRadius = nil
    look.button.extraLarge.cornerRadius = nil
    // A bar starts at the safe area: 44 for the title and its items, 10 below them. A large title,
    // which follows the text size, adds 52; its capitals start 12.333 below the bar, its baseline
    // is 15.333 above the first group.
    look.navigationBar.height = 54
    look.navigationBar.heightInCompactHeight = 54
    look.navigationBar.heightInSheet = nil
    look.navigationBar.contentHeight = 44
    // Items are black words on a capsule of glass: 44 high, the words 17 in.
    look.navigationBar.itemHeight = 44
    look.navigationBar.itemPadding = 17
    // 12 between the buttons of Photos on iOS 26.0.1, in a published view hierarchy. That a bar of
    // a sheet starts as far below its top as items are from its sides is an estimate.
    look.navigationBar.itemGap = 12
    look.navigationBar.topWithoutSafeArea = 16
    // A toolbar of 48 (suzuki-0000/SKPhotoBrowser #459); on a screen of 402 x 874, buttons 48 high
    // at y 798, 28 from the sides, so 28 above the bottom (Photos, iOS 26.0.1).
    look.navigationBar.floatingToolbar = FloatingToolbarMetrics(height: 48, side: 28)
    // A search below the title is a capsule as high as the bar's items: an estimate.
    look.navigationBar.searchFieldHeight = 44
    look.navigationBar.searchFieldCornerRadius = 22
    look.navigationBar.searchFieldPadding = 14
    look.navigationBar.searchBarHeight = 60
    look.navigationBar.riseFromSafeTop = .infinity
    look.navigationBar.largeTitleFollowsTextSize = true
    look.navigationBar.largeTitleBottomPadding = 7.333
    // Tabs float in a capsule of 62, 21 from the sides of a phone, 4 around the tabs, which are 54
    // high: view hierarchies of iOS 26.0 and 26.1 that developers published. In a window of 402,
    // three tabs are 94 wide, 86 apart, in a capsule of 274; five 77 wide, 68.75 apart, in 360; in
    // one of 440 five are 84.6 wide. Icons are in 28 points from 6 below a tab's top, labels in 12
    // from 35. The circle of the tab that searches is as high as the capsule; the gap between them
    // is an estimate.
    look.tabBar = TabBarMetrics(
      height: 49, heightInCompactHeight: 48, labelSize: 10, iconSize: 20, iconCenter: 19,
      labelCenter: 41,
      platter: TabPlatterMetrics(
        height: 62, heightInCompactHeight: 48, side: 21, padding: 4, pitch: 86, overlap: 8,
        searchGap: 8))
    // A view hierarchy of iOS 26.1: an alert with a message and two buttons is 320 x 152 with
    // corners of 34; the title's line of 20.33 is 22 below its top and 30 from its sides, the
    // message's of 18 is at 49.67, and the buttons are two capsules of 140 x 48, 8 apart and 16
    // from the edges. A dialog is 240 wide in the middle of the screen, its four buttons of 208 x
    // 48 from 60.33 to 276.33 of 292.33, without a button that cancels (Apple's WWDC25 284). A
    // large sheet starts at the safe area, with corners of 38; one of part of the height is 8 from
    // the sides and the bottom. Its lower corners follow a screen's of 62: an estimate.
    look.presentation.alertWidth = 320
    look.presentation.alertCornerRadius = 34
    look.presentation.capsules = CapsuleDialogMetrics(
      dialogWidth: 240, textTop: 22, textSide: 30, textGap: 7.333, alertButtonsTop: 20.333,
      dialogButtonsTop: 18, buttonSide: 16, buttonHeight: 48, buttonGap: 8)
    look.presentation.sheetCornerRadius = 38
    look.presentation.sheetTopGap = 0
    look.presentation.cardInset = nil
    look.presentation.alertFieldPointSize = 17
    look.presentation.partialSheetMargin = 8
    look.presentation.partialSheetBottomRadius = 54
    // The circle of a symbol is 20.333 wide at medium and starts 17 from the group's edge, the text
    // 39.2 after the row's inset.
    look.label = LabelMetrics(
      spacing: 8, iconWidthInList: 24, spacingInList: 16.6, iconScaleInList: .large)
    // Rows are their text, in its style's leading, and 30; groups 35 apart, with a header its line
    // and 20, with a footer its lines and 14. That rows without insets keep the 44 of iOS 18 is an
    // estimate.
    look.insetGroupedList = .with(.insetGrouped18) {
      $0.wide = ListMetrics.Insets(outer: 16, row: 16)
      $0.narrow = ListMetrics.Insets(outer: 16, row: 16)
      $0.rowPadding = 15
      $0.rowsCountLeading = true
      $0.cornerRadius = 26
      $0.separatorThickness = 1
      $0.separatorTrailing = nil
      $0.sectionGap = 17.5
      $0.firstSectionGap = 17.5
      $0.firstHeaderGap = 0
      $0.gapUnderLargeTitle = 0
      $0.separatorColor = Color(base: .rgba(RGBAColor(red: 0xE8, green: 0xE8, blue: 0xE8)))
      // #38383B over #1C1C1E, in a color that shows over the rows of a sheet too.
      $0.darkSeparatorColor = Color(
        base: .rgba(RGBAColor(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0x22)))
      $0.headerStyle = .headline
      $0.headerIsUppercase = false
      $0.headerTop = 10
      $0.headerBottom = 10
      $0.footerTop = 8
      $0.footerBottom = 6
      $0.chevronGap = 11
      $0.chevronTrailing = 0
    }
    // Lists of every style have higher rows than before, and headers as they are written (Apple's
    // "Adopting Liquid Glass"); how much higher was measured in groups.
    look.groupedList = .with(look.insetGroupedList) {
      $0.wide = ListMetrics.grouped18.wide
      $0.narrow = ListMetrics.grouped18.narrow
      $0.narrowWidth = ListMetrics.grouped18.narrowWidth
      $0.cornerRadius = 0
      $0.separatorTrailing = 0
      $0.hasOuterSeparators = true
    }
    look.plainList = .with(.plain18) {
      $0.rowMinHeight = look.insetGroupedList.rowMinHeight
      $0.rowPadding = look.insetGroupedList.rowPadding
      $0.rowsCountLeading = true
      $0.separatorThickness = look.insetGroupedList.separatorThickness
      $0.separatorColor = look.insetGroupedList.separatorColor
      $0.darkSeparatorColor = look.insetGroupedList.darkSeparatorColor
    }
    // Flat rows in a panel of glass; that they are as high as in groups is an estimate.
    look.sidebarList = .with(look.insetGroupedList) {
      $0.hasSeparators = false
      $0.hasChevrons = false
      $0.background = ListMetrics.sidebar18.background
      $0.rowBackground = .clear
    }
    return look
  }()
}
