// SPDX-License-Identifier: MIT

public import AssayGraphics

/// A screen profile: what a view is given to fill, in one orientation.
public struct Device: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable { case phone, pad, tv, mac }
  public enum Orientation: String, Hashable, Sendable, CaseIterable { case portrait, landscape }

  /// The name that options and reference metadata carry, such as `iPhone13ProMax` or
  /// `iPhone12-landscape`.
  public var name: String
  public var idiom: Idiom
  public var orientation: Orientation
  /// In points.
  public var size: Size
  /// Of a full-screen window with no bars, in points.
  public var safeArea: Insets
  /// Pixels per point.
  public var displayScale: Double
  public var horizontalSizeClass: UserInterfaceSizeClass
  public var verticalSizeClass: UserInterfaceSizeClass

  public init(
    name: String, idiom: Idiom, orientation: Orientation = .portrait, size: Size,
    safeArea: Insets = .zero, displayScale: Double,
    horizontalSizeClass: UserInterfaceSizeClass = .compact,
    verticalSizeClass: UserInterfaceSizeClass = .regular
  ) {
    self.name = name
    self.idiom = idiom
    self.orientation = orientation
    self.size = size
    self.safeArea = safeArea
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}
