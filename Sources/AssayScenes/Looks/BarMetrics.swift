// SPDX-License-Identifier: MIT

package import AssayLayout
package import AssayNodes

package struct NavigationBarMetrics: Hashable, Sendable {
  package var height: Double
  package var heightInCompactHeight: Double
  package var heightOnPad: Double
  /// In a sheet; nil for what it is elsewhere.
  package var heightInSheet: Double?
  /// Of the title and the items, at the bar's top; nil for all of it.
  package var contentHeight: Double?
  /// Of the capsules behind the items; nil where they have none.
  package var itemHeight: Double?
  /// Between a capsule's side and the item's words.
  package var itemPadding: Double
  /// Between capsules; nil for what a stack has.
  package var itemGap: Double?
  /// Above the bar where it starts at the top of what is shown, as in a sheet.
  package var topWithoutSafeArea: Double
  /// The capsules of a bar at the bottom; nil for a bar from side to side.
  package var floatingToolbar: FloatingToolbarMetrics?
  /// What a large title adds.
  package var largeTitleHeight: Double
  package var largeTitleBottomPadding: Double
  package var largeTitleFollowsTextSize: Bool
  /// Between the screen's sides and a large title or a bar's item.
  package var sidePadding: Double
  /// The same on screens of at least `wideScreen`.
  package var wideSidePadding: Double
  package var wideScreen: Double
  package var titleStyle: Font.TextStyle
  /// From this top of the safe area on, the bar starts above it.
  package var riseFromSafeTop: Double
  package var rise: Double
  /// Of the field of a search.
  package var searchFieldHeight: Double
  package var searchFieldCornerRadius: Double
  /// Between its sides and what it shows.
  package var searchFieldPadding: Double
  /// Of a search field beside the bar's items.
  package var searchFieldWidthInRow: Double
  /// What a search field adds to the bar.
  package var searchBarHeight: Double
  /// Whether it is that of a window: a title at the leading end, and a search at the other.
  package var isTitleBar = false
}

/// Capsules with the items of a bar at the bottom, which float over the content.
package struct FloatingToolbarMetrics: Hashable, Sendable {
  package var height: Double
  /// Between the capsules and the screen's sides and bottom.
  package var side: Double
}

package struct TabBarMetrics: Hashable, Sendable {
  package var height: Double
  package var heightInCompactHeight: Double
  package var labelSize: Double
  package var iconSize: Double
  /// Between the bar's top and the middle of the icon.
  package var iconCenter: Double
  /// Between the bar's top and the middle of the label.
  package var labelCenter: Double
  /// The capsule that the tabs float in; nil for a bar from side to side.
  package var platter: TabPlatterMetrics?
  /// The box that a Mac's tabs are on; nil for a bar.
  package var box: TabBoxMetrics?

  /// Above the safe area. Tabs that float are as far from the bottom of the screen as from its
  /// sides, also where no safe area is below them.
  func height(isCompact: Bool, safeBottom: Double) -> Double {
    let own = isCompact ? heightInCompactHeight : height
    guard let platter else { return own }
    return max(own, platter.height(isCompact: isCompact) + platter.side - safeBottom)
  }
}

/// A box around what a tab shows, with the tabs as a segmented control in the middle of its upper
/// edge. Lengths are in points.
package struct TabBoxMetrics: Hashable, Sendable {
  /// Of the segmented control.
  package var height: Double
  package var cornerRadius: Double
  /// Between the top of the segments and that of the box.
  package var rise: Double
  /// Between the box and what is in it; the top counts from the segments' top.
  package var insets: EdgeInsets
  /// Beside the words of a segment, and how much more at the ends of the control.
  package var segmentPadding: Double
  package var endPadding: Double
  /// How far the words are above the middle.
  package var labelRise: Double
  /// Of the line between two segments that are not selected.
  package var separatorHeight: Double
}

/// A capsule with tabs that floats over the content. Its top is the bar's, and it may reach below
/// the safe area.
package struct TabPlatterMetrics: Hashable, Sendable {
  package var height: Double
  package var heightInCompactHeight: Double
  /// The least between its sides and those of the safe area.
  package var side: Double
  /// Between its edge and the tabs.
  package var padding: Double
  /// From one tab to the next where there is room.
  package var pitch: Double
  /// How much a tab is wider than that: it reaches into the room of the next.
  package var overlap: Double
  /// Between the capsule and the circle of the tab that searches, at least.
  package var searchGap: Double

  func height(isCompact: Bool) -> Double { isCompact ? heightInCompactHeight : height }
}
