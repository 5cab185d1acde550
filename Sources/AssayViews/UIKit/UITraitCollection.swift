// SPDX-License-Identifier: MIT

/// The light or dark appearance, by UIKit's names.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The appearance of the place around.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The kind of a device, by UIKit's names.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6

  /// That of the rendering that evaluates a body; elsewhere an iPhone.
  static var current: UIUserInterfaceIdiom {
    switch CurrentEnvironment.values?.idiom {
    case .phone, nil: .phone
    case .pad: .pad
    case .tv: .tv
    case .mac: .mac
    }
  }
}

/// The traits of the rendering that evaluates a body; elsewhere those of a light iPhone.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits in effect.
  public static var current: UITraitCollection { UITraitCollection() }

  private let environment: EnvironmentValues

  private init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Creates the traits in effect.
  public override convenience init() { self.init(CurrentEnvironment.values ?? EnvironmentValues()) }

  /// Creates the traits in effect, in an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var environment = CurrentEnvironment.values ?? EnvironmentValues()
    switch userInterfaceStyle {
    case .unspecified: break
    case .light: environment.colorScheme = .light
    case .dark: environment.colorScheme = .dark
    }
    self.init(environment)
  }

  /// The appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    environment.colorScheme == .dark ? .dark : .light
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .current }
  /// Pixels per point.
  public var displayScale: CGFloat { CGFloat(environment.displayScale) }
  /// The size class of the width.
  public var horizontalSizeClass: UserInterfaceSizeClass? { environment.horizontalSizeClass }
  /// The size class of the height.
  public var verticalSizeClass: UserInterfaceSizeClass? { environment.verticalSizeClass }
}
