// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// One device of the generated table, with a screen for each orientation and split.
struct DeviceProfile: Sendable {
  enum Split: String, Sendable { case oneThird, oneHalf, twoThirds }

  struct Screen: Sendable {
    var orientation: Device.Orientation
    /// nil for the whole screen.
    var split: Split?
    var size: Size
    var safeArea: Insets
    var statusBarHeight: Double
    var horizontalSizeClass: UserInterfaceSizeClass
    var verticalSizeClass: UserInterfaceSizeClass

    init(
      _ orientation: Device.Orientation, split: Split? = nil, size: Size, safeArea: Insets,
      statusBarHeight: Double, sizeClasses: (UserInterfaceSizeClass, UserInterfaceSizeClass)
    ) {
      self.orientation = orientation
      self.split = split
      self.size = size
      self.safeArea = safeArea
      self.statusBarHeight = statusBarHeight
      (horizontalSizeClass, verticalSizeClass) = sizeClasses
    }
  }

  var name: String
  var idiom: Device.Idiom
  var displayScale: Double
  /// What the bare name means.
  var defaultOrientation: Device.Orientation
  var screenCornerRadius: Double?
  var hasHomeIndicator: Bool
  var screens: [Screen]

  /// Every variant, whole screens and splits.
  var devices: [Device] { screens.map(device(of:)) }

  func device(_ orientation: Device.Orientation? = nil, split: Split? = nil) -> Device {
    let wanted = orientation ?? defaultOrientation
    let screen = screens.first { $0.orientation == wanted && $0.split == split }
    // A table entry has at least one screen; a test asks every accessor for its own.
    return device(of: screen ?? screens[0])
  }

  func device(_ orientation: Device.TabletOrientation) -> Device {
    switch orientation {
    case .portrait(let splits): device(.portrait, split: Split(rawValue: splits.rawValue))
    case .landscape(let splits): device(.landscape, split: Split(rawValue: splits.rawValue))
    }
  }

  private func device(of screen: Screen) -> Device {
    var name = name
    if screen.orientation != defaultOrientation || screen.split != nil {
      name += "-" + screen.orientation.rawValue
    }
    if let split = screen.split { name += "-" + split.rawValue }
    return Device(
      name: name, idiom: idiom, orientation: screen.orientation, size: screen.size,
      safeArea: screen.safeArea, displayScale: displayScale,
      horizontalSizeClass: screen.horizontalSizeClass,
      verticalSizeClass: screen.verticalSizeClass, statusBarHeight: screen.statusBarHeight,
      hasHomeIndicator: hasHomeIndicator, screenCornerRadius: screenCornerRadius)
  }
}
