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
  /// The kind of a device.
  public enum Idiom: String, Hashable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// An Apple TV.
    case tv
    /// A Mac.
    case mac
  }
  /// The orientation of a device.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Taller than wide.
    case portrait
    /// Wider than tall.
    case landscape
  }

  /// A tablet's orientation, and how much of its screen the app has.
  public enum TabletOrientation: Hashable, Sendable {
    /// The part of a tablet's screen in portrait that the app has.
    public enum PortraitSplits: String, Hashable, Sendable, CaseIterable {
      /// A part of the screen.
      case oneThird, twoThirds, full
    }
    /// The part of a tablet's screen in landscape that the app has.
    public enum LandscapeSplits: String, Hashable, Sendable, CaseIterable {
      /// A part of the screen.
      case oneThird, oneHalf, twoThirds, full
    }

    /// Portrait, with a part of the screen.
    case portrait(splits: PortraitSplits)
    /// Landscape, with a part of the screen.
    case landscape(splits: LandscapeSplits)
  }

  /// The name that options and reference metadata carry, such as `iPhone13ProMax` or
  /// `iPhone12-landscape`.
  public var name: String
  /// The kind of device.
  public var idiom: Idiom
  /// The orientation.
  public var orientation: Orientation
  /// In points.
  package var size: Size
  /// Of a full-screen window with no bars, in points.
  package var safeArea: Insets
  /// Pixels per point.
  public var displayScale: Double
  /// The size class of the width.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// The size class of the height.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// In points; 0 where the status bar is hidden. On phones with a Dynamic Island it is less than
  /// the safe area's top.
  public var statusBarHeight: Double
  /// Whether the screen has a home indicator.
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

extension Device: CustomStringConvertible {
  /// The name of the device, so that `named: "\(device)"` names a reference.
  public var description: String { name }
}

extension Device.TabletOrientation {
  /// Portrait, with a part of the screen, by the label of swift-snapshot-testing.
  public static func portrait(splitView split: PortraitSplits) -> Self { .portrait(splits: split) }

  /// Landscape, with a part of the screen, by the label of swift-snapshot-testing.
  public static func landscape(splitView split: LandscapeSplits) -> Self {
    .landscape(splits: split)
  }
}
