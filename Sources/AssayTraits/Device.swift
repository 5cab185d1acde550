// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A screen profile: what a view is given to fill, in one orientation.
///
/// The names and values are swift-snapshot-testing's, where it has the device and no better
/// measurement disagrees (each difference is noted on the device):
///
/// ```swift
/// Device.iPhoneSe                                   // portrait
/// Device.iPhoneSe(.landscape)
/// Device.iPadMini                                   // landscape, as every tablet
/// Device.iPadMini(.landscape(splits: .oneThird))
/// ```
public struct Device: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable { case phone, pad, tv, mac }
  public enum Orientation: String, Hashable, Sendable, CaseIterable { case portrait, landscape }

  /// A tablet's orientation, and how much of its screen the app has.
  public enum TabletOrientation: Hashable, Sendable {
    public enum PortraitSplits: String, Hashable, Sendable, CaseIterable {
      case oneThird, twoThirds, full
    }
    public enum LandscapeSplits: String, Hashable, Sendable, CaseIterable {
      case oneThird, oneHalf, twoThirds, full
    }

    case portrait(splits: PortraitSplits)
    case landscape(splits: LandscapeSplits)
  }

  /// The name that options and reference metadata carry, such as `iPhone13ProMax` or
  /// `iPhone12-landscape`.
  public var name: String
  public var idiom: Idiom
  public var orientation: Orientation
  /// In points.
  package var size: Size
  /// Of a full-screen window with no bars, in points.
  package var safeArea: Insets
  /// Pixels per point.
  public var displayScale: Double
  public var horizontalSizeClass: UserInterfaceSizeClass
  public var verticalSizeClass: UserInterfaceSizeClass
  /// In points; 0 where the status bar is hidden. On phones with a Dynamic Island it is less than
  /// the safe area's top.
  public var statusBarHeight: Double
  public var hasHomeIndicator: Bool
  /// Of the screen's continuous corners, in points; nil where it is not known.
  public var screenCornerRadius: Double?

  package init(
    name: String, idiom: Idiom, orientation: Orientation = .portrait, size: Size,
    safeArea: Insets = .zero, displayScale: Double,
    horizontalSizeClass: UserInterfaceSizeClass = .compact,
    verticalSizeClass: UserInterfaceSizeClass = .regular,
    statusBarHeight: Double = 0, hasHomeIndicator: Bool = false, screenCornerRadius: Double? = nil
  ) {
    self.name = name
    self.idiom = idiom
    self.orientation = orientation
    self.size = size
    self.safeArea = safeArea
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.statusBarHeight = statusBarHeight
    self.hasHomeIndicator = hasHomeIndicator
    self.screenCornerRadius = screenCornerRadius
  }
}
