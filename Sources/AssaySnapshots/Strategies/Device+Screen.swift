// SPDX-License-Identifier: MIT

internal import AssayGraphics
public import Foundation

extension Device {
  /// A device that Assay has no profile of.
  ///
  /// ```swift
  /// let kiosk = Device(
  ///   name: "kiosk", idiom: .pad, orientation: .landscape, size: CGSize(width: 1280, height: 800),
  ///   displayScale: 2, horizontalSizeClass: .regular)
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name that references carry.
  ///   - size: of the screen, in points.
  ///   - safeArea: what the system covers at each edge of a full-screen window, in points.
  ///   - displayScale: pixels per point.
  public init(
    name: String, idiom: Idiom, orientation: Orientation = .portrait, size: CGSize,
    safeArea: EdgeInsets = EdgeInsets(), displayScale: Double,
    horizontalSizeClass: UserInterfaceSizeClass = .compact,
    verticalSizeClass: UserInterfaceSizeClass = .regular
  ) {
    self.init(
      name: name, idiom: idiom, orientation: orientation,
      size: Size(width: Double(size.width), height: Double(size.height)),
      safeArea: Insets(
        top: safeArea.top, left: safeArea.leading, bottom: safeArea.bottom,
        right: safeArea.trailing),
      displayScale: displayScale, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass)
  }
}
