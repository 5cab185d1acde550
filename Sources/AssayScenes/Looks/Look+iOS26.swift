// SPDX-License-Identifier: MIT

extension Look {
  /// iOS 26, as far as its lists, bars and toggles were measured; glass is not drawn.
  ///
  /// Sources: measured SwiftUI renderings (home-assistant/iOS on iOS 26), UIKit dumps of iOS 26.1
  /// and 26.5.
  static let iOS26: Look = {
    var look = Look.iOS18
    look.name = .iOS26
    look.toggle = ToggleMetrics(
      width: 61, height: 28, overhang: 2, knobWidth: 37, knobHeight: 24, knobInset: 2,
      heightInList: 20)
    look.navigationBar.height = 54
    // Rows are their text and 31.667 high; groups 35 apart, 56.667 with a header of 19.333 at
    // medium.
    look.insetGroupedList = .with(.insetGrouped18) {
      $0.wide = ListMetrics.Insets(outer: 16, row: 16)
      $0.narrow = ListMetrics.Insets(outer: 16, row: 16)
      $0.rowMinHeight = 0
      $0.rowPadding = 15.833
      $0.cornerRadius = 26
      $0.separatorThickness = 1
      $0.separatorTrailing = nil
      $0.sectionGap = 17.5
      $0.firstSectionGap = 17.5
      $0.firstHeaderGap = 5
      $0.headerStyle = .headline
      $0.headerIsUppercase = false
      $0.headerTop = 10
      $0.headerBottom = 10
      $0.footerTop = 8
      $0.footerBottom = 6
      $0.chevronGap = 11
      $0.chevronTrailing = 0
    }
    return look
  }()
}
