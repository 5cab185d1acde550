// SPDX-License-Identifier: MIT

internal import AssayGraphics
package import AssayNodes
package import AssayText
package import AssayTraits

/// How one version of one platform draws its controls: every length that a control, a bar or a list
/// takes from no view, as one value.
///
/// Another version is another value, never a branch in the code that draws:
///
/// ```swift
/// var look = Look.iOS18
/// look.list.cornerRadius = 26
/// ```
///
/// Lengths are in points at the text size `large`, unless a name says otherwise. Where a value was
/// measured, the file of the value says from what.
package struct Look: Hashable, Sendable {
  package var name: LookName
  package var textStyles: TextStyleTable
  /// Added to the tracking of all text.
  package var tracking: PlatformTracking
  package var smoothing: FontSmoothing
  /// Whether the second of two lines of text is never a single word.
  package var avoidsOrphans: Bool
  /// Whether each line of a text is as high as its text style's leading, also the last one.
  package var everyLineHasLeading = false
  package var textDistance: TextDistance
  /// In points; nil for a pixel.
  package var dividerThickness: Double?
  /// Between views side by side in a stack without a spacing of its own; nil for the views' own.
  package var horizontalSpacing: Double?
  package var controlScale: ControlScale
  package var button: ButtonMetrics
  package var textField: TextFieldMetrics
  package var toggle: ToggleMetrics
  package var slider: SliderMetrics
  package var progress: ProgressMetrics
  package var label: LabelMetrics
  package var navigationBar: NavigationBarMetrics
  package var tabBar: TabBarMetrics
  package var presentation: PresentationMetrics
  /// Behind every view.
  package var windowBackground: Color
  /// The same in the dark, where it is no color of the system's own.
  package var darkWindowBackground: Color?
  /// `insetGrouped`, and `automatic` on iOS; forms too.
  package var insetGroupedList: ListMetrics
  package var groupedList: ListMetrics
  package var plainList: ListMetrics
  /// In a sidebar of a large screen; phones draw groups there.
  package var sidebarList: ListMetrics
  /// `automatic`, where that is no list of groups.
  package var automaticList: ListMetrics?
}

extension Look {
  static func named(_ name: LookName) -> Look {
    switch name {
    case .iOS18: iOS18
    case .iOS26: iOS26
    case .macOS: macOS
    case .tvOS: tvOS
    }
  }

  func windowBackground(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? darkWindowBackground ?? windowBackground : windowBackground
  }

  func list(_ style: ListStyleNode, isOnPhone: Bool) -> ListMetrics {
    switch style {
    case .sidebar where !isOnPhone: sidebarList
    case .automatic: automaticList ?? insetGroupedList
    case .insetGrouped, .sidebar: insetGroupedList
    case .grouped: groupedList
    case .plain, .inset: plainList
    }
  }
}
