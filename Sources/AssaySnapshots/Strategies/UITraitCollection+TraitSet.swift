// SPDX-License-Identifier: MIT

extension UITraitCollection {
  /// The trait set of a canvas, with the traits that were given and that a trait set holds.
  func traitSet(on canvas: TraitSet.Canvas) -> TraitSet {
    var traits = TraitSet(
      canvas: given.displayScale == 0 ? canvas : canvas.scaled(given.displayScale))
    if given.userInterfaceStyle == .dark { traits.appearance.colorScheme = .dark }
    if given.accessibilityContrast == .high { traits.appearance.contrast = .increased }
    if let size = DynamicTypeSize(given.preferredContentSizeCategory) {
      traits.dynamicTypeSize = size
    }
    switch given.layoutDirection {
    case .unspecified: break
    case .leftToRight: traits.layoutDirection = .leftToRight
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    }
    return traits
  }

  /// The canvas without the traits of its screen, and these traits above those of the screen.
  func above(_ canvas: TraitSet.Canvas) -> (canvas: TraitSet.Canvas, traits: UITraitCollection) {
    guard case .device(let device) = canvas else { return (canvas, self) }
    let screen = device.screen
    return (screen.canvas, UITraitCollection(traitsFrom: [screen.traits, self]))
  }

  /// The view in an environment with the given traits that a trait set does not hold.
  func applied(to view: some View) -> AnyView {
    var view = AnyView(view)
    if let sizeClass = UserInterfaceSizeClass(given.horizontalSizeClass) {
      view = AnyView(view.environment(\.horizontalSizeClass, sizeClass))
    }
    if let sizeClass = UserInterfaceSizeClass(given.verticalSizeClass) {
      view = AnyView(view.environment(\.verticalSizeClass, sizeClass))
    }
    if let idiom = given.userInterfaceIdiom.device {
      view = AnyView(view.environment(\.idiom, idiom))
    }
    return view
  }
}

extension UIUserInterfaceIdiom {
  /// nil for devices that nothing is drawn for.
  var device: Device.Idiom? {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .tv: .tv
    case .mac: .mac
    case .unspecified, .carPlay, .vision: nil
    }
  }
}

extension TraitSet.Canvas {
  /// The canvas with other pixels per point.
  fileprivate func scaled(_ scale: CGFloat) -> Self {
    switch self {
    case .device(var device):
      device.displayScale = Double(scale)
      return .device(device)
    case .fixed(let width, let height, _):
      return .fixed(width: width, height: height, displayScale: Double(scale))
    case .sizeThatFits: return .sizeThatFits(displayScale: Double(scale))
    }
  }
}

// The traits of swift-snapshot-testing's devices by its names. Its phones have texts of the size
// medium, read from left to right.

extension UITraitCollection {
  private static func phone(_ device: Device) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      device.traits, UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(layoutDirection: .leftToRight),
    ])
  }

  /// The traits of an iPhone SE in an orientation.
  public static func iPhoneSe(_ orientation: Device.Orientation) -> UITraitCollection {
    phone(.iPhoneSe(orientation))
  }
  /// The traits of an iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: Device.Orientation) -> UITraitCollection {
    phone(.iPhone8(orientation))
  }
  /// The traits of an iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Device.Orientation) -> UITraitCollection {
    phone(.iPhone8Plus(orientation))
  }
  /// The traits of an iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Device.Orientation) -> UITraitCollection {
    phone(.iPhoneX(orientation))
  }
  /// The traits of an iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Device.Orientation) -> UITraitCollection {
    phone(.iPhoneXr(orientation))
  }
  /// The traits of an iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Device.Orientation) -> UITraitCollection {
    phone(.iPhoneXsMax(orientation))
  }
  /// The traits of an iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Device.Orientation) -> UITraitCollection {
    phone(.iPhone12(orientation))
  }
  /// The traits of an iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Device.Orientation) -> UITraitCollection {
    phone(.iPhone12ProMax(orientation))
  }
  /// The traits of an iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Device.Orientation) -> UITraitCollection {
    phone(.iPhone13(orientation))
  }
  /// The traits of an iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Device.Orientation) -> UITraitCollection {
    phone(.iPhone13ProMax(orientation))
  }
  /// The traits of an iPad mini whose whole screen the app has.
  public static var iPadMini: UITraitCollection { Device.iPadMini.traits }
  /// The traits of an iPad mini with a part of the screen that is as wide as a phone.
  public static var iPadMini_Compact_SplitView: UITraitCollection {
    Device.iPadMini(.landscape(splits: .oneThird)).traits
  }
  /// The traits of an iPad 9.7-inch whose whole screen the app has.
  public static var iPad9_7: UITraitCollection { Device.iPad9_7.traits }
  /// The traits of an iPad 9.7-inch with a part of the screen that is as wide as a phone.
  public static var iPad9_7_Compact_SplitView: UITraitCollection {
    Device.iPad9_7(.landscape(splits: .oneThird)).traits
  }
  /// The traits of an iPad 10.2-inch whose whole screen the app has.
  public static var iPad10_2: UITraitCollection { Device.iPad10_2.traits }
  /// The traits of an iPad 10.2-inch with a part of the screen that is as wide as a phone.
  public static var iPad10_2_Compact_SplitView: UITraitCollection {
    Device.iPad10_2(.landscape(splits: .oneThird)).traits
  }
  /// The traits of an iPad Pro 10.5-inch whose whole screen the app has.
  public static var iPadPro10_5: UITraitCollection { Device.iPadPro10_5.traits }
  /// The traits of an iPad Pro 10.5-inch with a part of the screen that is as wide as a phone.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection {
    Device.iPadPro10_5(.landscape(splits: .oneThird)).traits
  }
  /// The traits of an iPad Pro 11-inch whose whole screen the app has.
  public static var iPadPro11: UITraitCollection { Device.iPadPro11.traits }
  /// The traits of an iPad Pro 11-inch with a part of the screen that is as wide as a phone.
  public static var iPadPro11_Compact_SplitView: UITraitCollection {
    Device.iPadPro11(.landscape(splits: .oneThird)).traits
  }
  /// The traits of an iPad Pro 12.9-inch whose whole screen the app has.
  public static var iPadPro12_9: UITraitCollection { Device.iPadPro12_9.traits }
  /// The traits of an iPad Pro 12.9-inch with a part of the screen that is as wide as a phone.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection {
    Device.iPadPro12_9(.landscape(splits: .oneThird)).traits
  }
}
